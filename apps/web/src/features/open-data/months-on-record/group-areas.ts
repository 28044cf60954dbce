import type { CrimeCoverage } from '@townlight/contract/crime-coverage';

type Area = CrimeCoverage['areas'][number];

/** Areas with the same police departments: their coverage is the same. */
export interface AreaGroup {
  /** Slugs of the departments; empty where no department is known to police the areas. */
  readonly agencies: readonly string[];
  /** Sorted by name. */
  readonly areas: readonly Area[];
  readonly runs: Area['runs'];
}

/** Returns the groups of areas that a department polices, those that it polices alone first, then the largest. */
export function groupAreas(areas: readonly Area[], agency: string | null): AreaGroup[] {
  const groups = new Map<string, Area[]>();
  for (const area of areas) {
    const isOf = agency === null ? area.agencies.length === 0 : area.agencies.includes(agency);
    if (!isOf) continue;
    // areas normally share their departments' coverage; the runs are part of the key so that no strip depends on that
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
