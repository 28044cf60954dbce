import type { CoronavirusRecord } from '@townlight/contract/coronavirus';

/** Makes a neighborhood with 500 cases among 10,000 residents on the last day of the series. */
export function makeRecord(given: Partial<CoronavirusRecord> = {}): CoronavirusRecord {
  const { neighborhood = 'venice' } = given;
  return {
    neighborhood,
    name: neighborhood,
    neighborhoods: [neighborhood],
    total_cases: 500,
    at_least: null,
    at_most: null,
    is_suppressed: false,
    suppressed_because: null,
    date: '2022-10-31',
    through: '2022-10-31',
    ranking: 1,
    unranked: null,
    infection_rate: 0.05,
    infection_rate_per_100K: 5000,
    total_population: 10_000,
    population_of: 'neighborhoods',
    partial: false,
    ...given,
  };
}

/** Makes a record whose count is withheld between two bounds. */
export function makeWithheld(neighborhood: string, atLeast = 1, atMost = 4): CoronavirusRecord {
  return makeRecord({
    neighborhood,
    total_cases: null,
    at_least: atLeast,
    at_most: atMost,
    is_suppressed: true,
    suppressed_because: 'small-count',
    ranking: null,
    unranked: 'withheld',
    infection_rate: 0,
    infection_rate_per_100K: 0,
  });
}
