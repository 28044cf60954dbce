import type { YearMonth } from '@townlight/domain/time';
import { type AirSnapshot, summarizeMonthAir } from '../../air/index.ts';
import { type CrimeSnapshot, getCrimeRecordFacts, listAreaMonthFacts } from '../../crime/index.ts';
import { listMonthEntries, type NewsCounty, type NewsSnapshot } from '../../news/index.ts';
import type { PlacesSnapshot } from '../../places/index.ts';
import type { AreaEditionFacts, NeighborFacts } from './area-edition-facts.ts';

/** The snapshots from which the figures are taken. */
export interface FactSources {
  readonly crime: CrimeSnapshot;
  readonly air: AirSnapshot;
  readonly places: PlacesSnapshot;
  readonly news: NewsSnapshot;
  readonly county: NewsCounty;
}

const MAX_NEIGHBORS = 4;

/** Collects the facts of a month for every neighborhood of the map. Takes tens of milliseconds for 272. */
export function collectEditionFacts(
  { crime, air, places, news, county }: FactSources,
  period: YearMonth,
): AreaEditionFacts[] {
  const record = getCrimeRecordFacts(crime, period);
  const newsEntries = listMonthEntries(news, period, county);
  const crimeOf = new Map(listAreaMonthFacts(crime, period).map((area) => [area.slug, area]));
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
    news: newsEntries,
    crime: crimeOf.get(id) ?? null,
    air: summarizeMonthAir(air, id, period),
    neighbors: neighbors.slice(0, MAX_NEIGHBORS).flatMap(neighborOf),
  }));
}
