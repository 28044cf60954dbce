import type { YearMonth } from '@townlight/domain/time';
import { type AirSnapshot, monthAir } from '../../air/index.ts';
import { type CrimeSnapshot, monthFacts, recordFacts } from '../../crime/index.ts';
import { monthEntries, type NewsCounty, type NewsSnapshot } from '../../news/index.ts';
import type { PlacesSnapshot } from '../../places/index.ts';
import type { LetterFacts, NeighborFacts } from './letter-facts.ts';

/** The snapshots from which the figures are taken. */
export interface FactSources {
  readonly crime: CrimeSnapshot;
  readonly air: AirSnapshot;
  readonly places: PlacesSnapshot;
  readonly news: NewsSnapshot;
  readonly county: NewsCounty;
}

const MOST_NEIGHBORS = 4;

/** Collects the facts of a month for every neighborhood of the map. Takes tens of milliseconds for 272. */
export function collectFacts(
  { crime, air, places, news, county }: FactSources,
  period: YearMonth,
): LetterFacts[] {
  const record = recordFacts(crime, period);
  const told = monthEntries(news, period, county);
  const crimeOf = new Map(monthFacts(crime, period).map((area) => [area.slug, area]));
  const neighborOf = (id: string): NeighborFacts[] => {
    const found = crimeOf.get(id);
    if (found === undefined) return [];
    const { slug, name, count, complete, outlier, reliability, residents } = found;
    return [{ slug, name, count, complete, outlier, reliability, residents }];
  };
  return places.data.areas.neighborhoods.map(({ id, name, center, neighbors }) => ({
    id,
    name,
    center,
    period,
    record,
    news: told,
    crime: crimeOf.get(id) ?? null,
    air: monthAir(air, id, period),
    neighbors: neighbors.slice(0, MOST_NEIGHBORS).flatMap(neighborOf),
  }));
}
