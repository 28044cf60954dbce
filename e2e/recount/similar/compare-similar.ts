import { similarAreaRates } from '@townlight/contract/crime/similar-rates';
import type { Differences } from '../differences.ts';
import type { SiteReader } from '../read-site.ts';
import { type CrimeRecount, listMainKinds, type PeriodFigures } from '../recount-crimes.ts';
import { type RatedMonth, recomputeSimilarAreas } from './recompute-similar-areas.ts';

const PARTITIONS = ['neighborhoods', 'zipcodes'] as const;
/** The months of a long chart. */
const MONTHS = 36;

/**
 * Recomputes which areas are similar to each neighborhood and zip code, the median of their rates and the county's
 * rate, of all crime and each category, and compares them with `GET /api/{partition}/{id}/monthly/similar`.
 */
export async function compareSimilar(
  site: SiteReader,
  counted: CrimeRecount,
  categories: readonly string[],
  found: Differences,
): Promise<void> {
  for (const kind of listMainKinds(categories)) {
    const neighborhoods = await counted.figures('neighborhoods', kind, 1);
    for (const partition of PARTITIONS.filter((one) => counted.partitions.includes(one))) {
      const months =
        partition === 'neighborhoods' ? neighborhoods : await counted.figures(partition, kind, 1);
      const query = new URLSearchParams({ months: String(MONTHS) });
      if (kind.level === 'category') query.set('bb', kind.name);
      for (const id of idsOf(months)) {
        const sent = similarAreaRates.parse(
          await site.json(`/api/${partition}/${id}/monthly/similar?${query}`),
        );
        const computed = recomputeSimilarAreas(id, months, neighborhoods);
        const what = `${partition} ${id}, ${kind.name}`;
        found.compare(
          `${what}: similar areas`,
          sent.areas.map((area) => `${area.id} ${area.population}`).join(),
          computed.areas.map((area) => `${area.id} ${area.residents}`).join(),
        );
        found.compare(`${what}: areas of the county`, sent.county.areas, computed.countyAreas);
        found.compare(`${what}: residents`, sent.county.population, computed.countyResidents);
        compareMonths(`${what}, similar`, sent.similar.months, computed.similar, found);
        compareMonths(`${what}, county`, sent.county.months, computed.county, found);
      }
    }
  }
}

function idsOf(months: ReadonlyMap<number, PeriodFigures>): string[] {
  const [first] = months.values();
  return [...(first?.keys() ?? [])].sort();
}

type SentMonth = { year: number; month: number; rate: number | null; counted: number };

function compareMonths(
  what: string,
  sent: readonly SentMonth[],
  computed: ReadonlyMap<number, RatedMonth>,
  found: Differences,
): void {
  found.compare(`${what}: months`, sent.length, Math.min(MONTHS, computed.size));
  for (const { year, month, rate, counted } of sent) {
    const again = computed.get(year * 12 + month - 1);
    found.compare(`${what} ${year}-${month}: areas`, counted, again?.counted);
    found.compare(`${what} ${year}-${month}: rate`, billionths(rate), billionths(again?.rate));
  }
}

function billionths(rate: number | null | undefined): number | null | undefined {
  return typeof rate === 'number' ? Math.round(rate * 1e9) : rate;
}
