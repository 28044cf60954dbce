import { type Language, readLocalAddress } from '@townlight/domain/language';
import { type AreaId, PARTITIONS, type Partition } from '@townlight/domain/places';
import { parseYearMonth, type YearMonth } from '@townlight/domain/time';

/** Which page of the application an address names; the web's router reads the same addresses. */
export type Page =
  | { readonly kind: 'map'; readonly partition: Partition; readonly area: AreaId | null }
  | { readonly kind: 'neighborhood'; readonly area: AreaId; readonly month: AskedMonth }
  | { readonly kind: 'crime'; readonly crime: string; readonly month: AskedMonth }
  | { readonly kind: 'compare'; readonly areas: readonly AreaId[] }
  | { readonly kind: 'data' }
  | { readonly kind: 'method' }
  | { readonly kind: 'embed' }
  /** For staff or for one reader, or an address that this subject knows nothing of. */
  | { readonly kind: 'other' };

/** `undefined` where the address names none, `null` where what it names is no month. */
export type AskedMonth = YearMonth | undefined | null;

export interface PageAddress {
  readonly language: Language;
  readonly page: Page;
}

/** So many areas the comparison takes. */
const MOST_COMPARED = 4;

export type DefaultSubjects = { readonly neighborhood: AreaId; readonly crime: string };

/** @param url path and query as in a request: `/es/neighborhood/hollywood/9/2026` */
export function readPageAddress(url: string, defaults: DefaultSubjects): PageAddress {
  const [pathname = '/', search = ''] = url.split('?', 2);
  const { language, path } = readLocalAddress(pathname);
  const steps = path.split('/').filter(Boolean).map(decoded);
  return { language, page: pageOf(steps, new URLSearchParams(search), defaults) };
}

function pageOf(steps: readonly string[], query: URLSearchParams, defaults: DefaultSubjects): Page {
  const [first, second, month, year] = steps;
  const other: Page = { kind: 'other' };
  switch (first) {
    case undefined:
      return { kind: 'map', partition: 'neighborhoods', area: null };
    case 'map':
      if (steps.length > 2 || (second !== undefined && second !== 'place')) return other;
      return {
        kind: 'map',
        partition: PARTITIONS.find((one) => one === query.get('partition')) ?? 'neighborhoods',
        area: query.get('area') || null,
      };
    case 'neighborhood':
      if (steps.length > 4) return other;
      return {
        kind: 'neighborhood',
        area: second ?? defaults.neighborhood,
        month: monthOf(month, year),
      };
    case 'crime':
      if (steps.length > 4) return other;
      return { kind: 'crime', crime: second ?? defaults.crime, month: monthOf(month, year) };
    case 'compare':
      return steps.length > 1 ? other : { kind: 'compare', areas: comparedAreas(query) };
    case 'about':
      if (steps.length !== 2) return other;
      return second === 'data' || second === 'method' ? { kind: second } : other;
    case 'embed':
      return { kind: 'embed' };
    default:
      return other;
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

/** An address that is not well encoded names nothing that there is. */
function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return '\ufffd';
  }
}
