import { type Partition, toSlug } from '@townlight/domain/places';

type NamedArea = { slug: string; name: string };

/**
 * Returns a function that finds an area by slug or name for neighborhoods (ignoring accents and punctuation), else by
 * code, which spreadsheets may have changed to `6037101110` or `6037101110.0`, and which the Census writes as
 * `1400000US06037101110`, `860Z200US90001` or `ZCTA5 90001`.
 */
export function createAreaFinder<Found extends NamedArea>(
  areas: readonly Found[],
  partition: Partition,
): (text: string) => Found | undefined {
  const bySlug = new Map(areas.map((area) => [area.slug, area]));
  if (partition === 'neighborhoods') {
    const byName = new Map(areas.map((area) => [toSlug(area.name), area]));
    return (text) => bySlug.get(toSlug(text)) ?? byName.get(toSlug(text));
  }
  return (text) => bySlug.get(normalizeAreaCode(text, partition)) ?? bySlug.get(plainCode(text));
}

/** A tract code has two digits for the state, three for the county, six for the tract. */
export const AREA_CODE_DIGITS = { zipcodes: 5, tracts: 11 } as const;

/** Normalizes the code of a tract or zip code; returns other texts unchanged. */
export function normalizeAreaCode(text: string, partition: 'zipcodes' | 'tracts'): string {
  const length = AREA_CODE_DIGITS[partition];
  const code = plainCode(text);
  if (!/^\d+$/.test(code)) return text.trim();
  // spreadsheets drop the leading zero
  if (code.length === length - 1) return `0${code}`;
  return code.length === length ? code : text.trim();
}

function plainCode(text: string): string {
  return text
    .trim()
    .replace(/^(\w{7}US|ZCTA5? )/i, '')
    .replace(/\.0+$/, '');
}
