import {
  type CoronavirusCounty,
  type ReportingArea,
  toPlaceKey,
} from '@townlight/domain/coronavirus';
import type { AreaId } from '@townlight/domain/places';

/** A neighborhood of the current boundaries. */
export interface NeighborhoodToGroup {
  readonly id: AreaId;
  readonly name: string;
  /** Null where unknown. */
  readonly residents: number | null;
}

/** A neighborhood or the two of a merged pair, with the reporting areas that count for it. */
export interface ReportingAreaGroup {
  readonly neighborhoods: readonly NeighborhoodToGroup[];
  readonly areas: readonly ReportingArea[];
}

export interface GroupedAreas {
  /** Groups with at least one reporting area, ordered by their first neighborhoods. */
  readonly groups: readonly ReportingAreaGroup[];
  readonly leftOut: readonly { readonly label: string; readonly why: string }[];
}

/**
 * Assigns reporting areas with reports to neighborhoods.
 * @param reported labels of the areas with reports
 */
export function groupReportingAreas(
  { reportingAreas, mergedPairs }: Pick<CoronavirusCounty, 'reportingAreas' | 'mergedPairs'>,
  neighborhoods: readonly NeighborhoodToGroup[],
  reported: ReadonlySet<string>,
): GroupedAreas {
  const areas = reportingAreas().filter(({ label }) => reported.has(label));
  const byKey = new Map(neighborhoods.map((one) => [toPlaceKey(one.name), one]));
  const leadOf = mapToLeads(mergedPairs, byKey);
  const ofLead = Map.groupBy(areas, ({ neighborhood }) => {
    const found = neighborhood === null ? undefined : byKey.get(toPlaceKey(neighborhood));
    return found && (leadOf.get(found) ?? found);
  });
  const groups = neighborhoods.flatMap((lead): ReportingAreaGroup[] => {
    const counted = ofLead.get(lead);
    if (counted === undefined) return [];
    const merged = neighborhoods.filter((one) => one !== lead && leadOf.get(one) === lead);
    return [{ neighborhoods: [lead, ...merged], areas: counted }];
  });
  const leftOut = (ofLead.get(undefined) ?? []).map(({ label, neighborhood, why }) => ({
    label,
    why: why || `The boundaries in force have no neighborhood ${neighborhood}`,
  }));
  return { groups, leftOut };
}

/** Maps the second neighborhood of each pair to the first, where both exist. */
function mapToLeads(
  pairs: CoronavirusCounty['mergedPairs'],
  byKey: ReadonlyMap<string, NeighborhoodToGroup>,
): Map<NeighborhoodToGroup, NeighborhoodToGroup> {
  return new Map(
    pairs.flatMap(([first, second]) => {
      const [lead, other] = [byKey.get(toPlaceKey(first)), byKey.get(toPlaceKey(second))];
      return lead === undefined || other === undefined ? [] : [[other, lead] as const];
    }),
  );
}
