import type { CrimeCoverage } from '@townlight/contract/crime-coverage';

type Area = CrimeCoverage['areas'][number];

/** Areas that the same departments police: the same months are on record of all of them. */
export interface AreaGroup {
  /** Slugs of the departments; empty where nobody is known to police the areas. */
  readonly agencies: readonly string[];
  /** In the order of their names. */
  readonly areas: readonly Area[];
  readonly runs: Area['runs'];
}

/** The groups of areas in which a department has a part, those that it polices alone first, then the largest. */
export function groupsOf(areas: readonly Area[], agency: string | null): AreaGroup[] {
  const groups = new Map<string, Area[]>();
  for (const area of areas) {
    const isOf = agency === null ? area.agencies.length === 0 : area.agencies.includes(agency);
    if (!isOf) continue;
    // areas are as covered as their departments; the runs stand in the key so that no picture rests on that
    const key = JSON.stringify([area.agencies.toSorted(), area.runs]);
    const group = groups.get(key) ?? [];
    group.push(area);
    groups.set(key, group);
  }
  return [...groups.values()]
    .map((found) => ({
      agencies: found[0]?.agencies ?? [],
      areas: found.toSorted((a, b) => a.name.localeCompare(b.name)),
      runs: found[0]?.runs ?? [],
    }))
    .toSorted((a, b) => a.agencies.length - b.agencies.length || b.areas.length - a.areas.length);
}
