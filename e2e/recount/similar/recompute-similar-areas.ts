import type { AreaFigures, PeriodFigures } from '../recount-crimes.ts';

/** One month of a line in the chart. */
export interface RatedMonth {
  readonly rate: number | null;
  readonly counted: number;
}

export interface SimilarAreasRecount {
  readonly areas: readonly { readonly id: string; readonly residents: number }[];
  readonly similar: ReadonlyMap<number, RatedMonth>;
  readonly countyAreas: number;
  readonly countyResidents: number;
  readonly county: ReadonlyMap<number, RatedMonth>;
}

type Months = ReadonlyMap<number, PeriodFigures>;

/** Recomputes by the rules of `/about/method#county-and-similar-areas`, with months counted from year 0. */
export function recomputeSimilarAreas(
  id: string,
  months: Months,
  neighborhoods: Months,
): SimilarAreasRecount {
  const areas = nearest(id, months);
  const taking = onRecord(neighborhoods).filter(({ residents }) => residents !== null);
  const countyResidents = sum(taking.map(peopleOf));
  const similar = new Map<number, RatedMonth>();
  const county = new Map<number, RatedMonth>();
  for (const [month, figures] of months) {
    const complete = completeAreas(figures, areas);
    similar.set(month, { counted: complete.length, rate: middle(complete) });
  }
  for (const [month, figures] of neighborhoods) {
    const complete = completeAreas(figures, taking);
    const [reports, people] = [sum(complete.map(reportsOf)), sum(complete.map(peopleOf))];
    const hasRate = people > 0 && people >= 0.9 * countyResidents && reports >= 10;
    county.set(month, { counted: complete.length, rate: hasRate ? reports / people : null });
  }
  return {
    areas: areas.map((area) => ({ id: area.id, residents: peopleOf(area) })),
    similar,
    countyAreas: taking.length,
    countyResidents,
    county,
  };
}

/** Returns up to ten areas with between half and twice the residents, the nearest first. */
function nearest(id: string, months: Months): AreaFigures[] {
  const [first] = months.values();
  const baseResidents = first?.get(id)?.residents ?? 0;
  if (baseResidents < 1_000) return [];
  const away = (area: AreaFigures) => Math.abs(peopleOf(area) - baseResidents);
  return onRecord(months)
    .filter(
      ({ id: other, residents }) =>
        other !== id &&
        residents !== null &&
        residents >= 1_000 &&
        2 * residents >= baseResidents &&
        2 * baseResidents >= residents,
    )
    .sort((a, b) => away(a) - away(b) || (a.id < b.id ? -1 : 1))
    .slice(0, 10);
}

/** Returns areas with a complete month among the last twelve. */
function onRecord(months: Months): AreaFigures[] {
  const last = Math.max(...months.keys());
  const recent = Array.from({ length: 12 }, (_, back) => months.get(last - back));
  return [...(months.get(last)?.values() ?? [])].filter(({ id }) =>
    recent.some((figures) => figures?.get(id)?.complete === true),
  );
}

function completeAreas(figures: PeriodFigures, areas: readonly AreaFigures[]): AreaFigures[] {
  return areas.flatMap(({ id }) => {
    const area = figures.get(id);
    return area?.complete && area.recorded ? [area] : [];
  });
}

function middle(areas: readonly AreaFigures[]): number | null {
  const few = areas.filter((area) => reportsOf(area) < 10).length;
  if (areas.length < 5 || few * 2 >= areas.length) return null;
  const rates = areas.map((area) => reportsOf(area) / peopleOf(area)).sort((a, b) => a - b);
  const [low, high] = [rates[(rates.length - 1) >> 1] ?? 0, rates[rates.length >> 1] ?? 0];
  return (low + high) / 2;
}

function peopleOf({ residents }: AreaFigures): number {
  return residents ?? 0;
}

function reportsOf({ count }: AreaFigures): number {
  return count ?? 0;
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
