import { CRIME_AREA_PARAM, type TrackerPage, trackerPath } from '@townlight/domain/pages';
import { toSlug } from '@townlight/domain/places';
import { parseYearMonth } from '@townlight/domain/time';
import type { PageAddress } from '../../../platform/features/feature-pages.ts';
import type { CategoryNames } from '../../bundles/index.ts';

const TRACKERS: ReadonlySet<string> = new Set(['neighborhood', 'crime']);

/**
 * Resolves the address that a form submits without JavaScript: `/neighborhood/venice?month=2026-09` becomes
 * `/neighborhood/venice/9/2026`.
 * @returns null when the address names no such month
 */
export function resolveMonthFormPath({ steps, query }: PageAddress): string | null {
  const month = parseYearMonth(query.get('month') ?? '');
  const [tracker, subject] = steps;
  if (month === null || subject === undefined) return null;
  if (!TRACKERS.has(tracker ?? '')) return null;
  const remaining = new URLSearchParams(query);
  remaining.delete('month');
  return (
    trackerPath(tracker as TrackerPage['kind'], subject, month) +
    (remaining.size === 0 ? '' : `?${remaining}`)
  );
}

/**
 * Resolves former category names in an address: in the page of a crime type, and in `bb` and `sb` of any page.
 * @returns null when the address is current
 */
export function findRenamedCategoryPath(
  { steps, query }: PageAddress,
  { former }: CategoryNames,
): string | null {
  const findCurrentName = (table: 'big' | 'small', name: string) => former[table].get(toSlug(name));
  const [subject, crime, ...rest] = steps;
  const type =
    subject === 'crime' && crime !== undefined ? findCurrentName('small', crime) : undefined;
  const big = query.getAll('bb').map((name) => findCurrentName('big', name) ?? name);
  const small = query.getAll('sb').map((name) => findCurrentName('small', name) ?? name);
  const isMoved =
    type !== undefined ||
    big.join('\n') !== query.getAll('bb').join('\n') ||
    small.join('\n') !== query.getAll('sb').join('\n');
  if (!isMoved) return null;
  const moved = new URLSearchParams(query);
  for (const [key, names] of [
    ['bb', big],
    ['sb', small],
  ] as const) {
    moved.delete(key);
    for (const name of new Set(names)) moved.append(key, name);
  }
  const path = type === undefined ? steps : ['crime', toSlug(type), ...rest];
  const search = moved.size === 0 ? '' : `?${moved}`;
  return `/${path.map(encodeURIComponent).join('/')}${search}`;
}

/**
 * Resolves a neighborhood that is written as its name: `/neighborhood/West%20Hollywood` becomes
 * `/neighborhood/west-hollywood`, and `/crime/burglary?in=West%20Hollywood` `/crime/burglary?in=west-hollywood`.
 * @returns null when the address has an id, or no name that is known
 */
export function findNeighborhoodSlugPath(
  { steps, query }: PageAddress,
  isNeighborhood: (id: string) => boolean,
): string | null {
  const [tracker, subject, ...rest] = steps;
  const spelled = tracker === 'neighborhood' ? subject : query.get(CRIME_AREA_PARAM);
  if (spelled == null || !TRACKERS.has(tracker ?? '') || isNeighborhood(spelled)) return null;
  const id = toSlug(spelled);
  if (!isNeighborhood(id)) return null;
  const moved = new URLSearchParams(query);
  if (tracker === 'crime') moved.set(CRIME_AREA_PARAM, id);
  const path = tracker === 'crime' ? steps : [tracker, id, ...rest];
  const search = moved.size === 0 ? '' : `?${moved}`;
  return `/${path.map((step) => encodeURIComponent(step ?? '')).join('/')}${search}`;
}
