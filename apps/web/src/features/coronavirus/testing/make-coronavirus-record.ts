import type { CoronavirusRecord } from '@townlight/contract/coronavirus';

/** Makes a neighborhood with 500 cases among 10,000 residents on the last day of the series. */
export function makeCoronavirusRecord(given: Partial<CoronavirusRecord> = {}): CoronavirusRecord {
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
export function makeWithheldRecord(neighborhood: string, min = 1, max = 4): CoronavirusRecord {
  return makeCoronavirusRecord({
    neighborhood,
    total_cases: null,
    at_least: min,
    at_most: max,
    is_suppressed: true,
    suppressed_because: 'small-count',
    ranking: null,
    unranked: 'withheld',
    infection_rate: 0,
    infection_rate_per_100K: 0,
  });
}
