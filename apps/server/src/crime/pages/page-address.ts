import { type AreaId, PARTITIONS, type Partition } from '@townlight/domain/places';
import { parseYearMonth, type YearMonth } from '@townlight/domain/time';
import type { PageAddress } from '../../platform/parts/part-pages.ts';

/** Which page of this subject an address names; the web's router reads the same addresses. */
export type Page =
  | { readonly kind: 'map'; readonly partition: Partition; readonly area: AreaId | null }
  | { readonly kind: 'neighborhood'; readonly area: AreaId; readonly month: AskedMonth }
  | { readonly kind: 'crime'; readonly crime: string; readonly month: AskedMonth }
  | { readonly kind: 'compare'; readonly areas: readonly AreaId[] }
  | { readonly kind: 'data' }
  | { readonly kind: 'method' }
  | { readonly kind: 'embed' };

/** `undefined` where the address names none, `null` where what it names is no month. */
export type AskedMonth = YearMonth | undefined | null;

/** So many areas the comparison takes. */
const MOST_COMPARED = 4;

export type DefaultSubjects = { readonly neighborhood: AreaId; readonly crime: string };

/** Null for an address that crime has nothing to do with. */
export function readPage({ steps, query }: PageAddress, defaults: DefaultSubjects): Page | null {
  const [first, second, month, year] = steps;
  switch (first) {
    case undefined:
      return { kind: 'map', partition: 'neighborhoods', area: null };
    case 'map':
      if (steps.length > 2 || (second !== undefined && second !== 'place')) return null;
      return {
        kind: 'map',
        partition: PARTITIONS.find((one) => one === query.get('partition')) ?? 'neighborhoods',
        area: query.get('area') || null,
      };
    case 'neighborhood':
      if (steps.length > 4) return null;
      return {
        kind: 'neighborhood',
        area: second ?? defaults.neighborhood,
        month: monthOf(month, year),
      };
    case 'crime':
      if (steps.length > 4) return null;
      return { kind: 'crime', crime: second ?? defaults.crime, month: monthOf(month, year) };
    case 'compare':
      return steps.length > 1 ? null : { kind: 'compare', areas: comparedAreas(query) };
    case 'about':
      if (steps.length !== 2) return null;
      return second === 'data' || second === 'method' ? { kind: second } : null;
    case 'embed':
      return { kind: 'embed' };
    default:
      return null;
  }
}

function monthOf(month: string | undefined, year: string | undefined): AskedMonth {
  if (month === undefined) return undefined;
  return parseYearMonth(`${year ?? ''}-${month.padStart(2, '0')}`);
}

function comparedAreas(query: URLSearchParams): AreaId[] {
  const named = (query.get('areas') ?? '').split(',').map((id) => id.trim());
  return [...new Set(named.filter((id) => id !== ''))].slice(0, MOST_COMPARED);
}
