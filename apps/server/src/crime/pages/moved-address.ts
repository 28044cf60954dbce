import { slugOf } from '@townlight/domain/places';
import type { CategoryNames } from '../../bundles/index.ts';
import type { PageAddress } from '../../platform/parts/part-pages.ts';

/**
 * Where a page is by now whose address has the former name of a category: the page of a crime type, and `bb` and `sb` of
 * any page. Null for an address that is as it should be.
 */
export function movedAddress(
  { steps, query }: PageAddress,
  { former }: CategoryNames,
): string | null {
  const nowCalled = (table: 'big' | 'small', name: string) => former[table].get(slugOf(name));
  const [subject, crime, ...rest] = steps;
  const type = subject === 'crime' && crime !== undefined ? nowCalled('small', crime) : undefined;
  const big = query.getAll('bb').map((name) => nowCalled('big', name) ?? name);
  const small = query.getAll('sb').map((name) => nowCalled('small', name) ?? name);
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
  const path = type === undefined ? steps : ['crime', slugOf(type), ...rest];
  const search = moved.size === 0 ? '' : `?${moved}`;
  return `/${path.map(encodeURIComponent).join('/')}${search}`;
}
