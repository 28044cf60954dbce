import { type Partition, slugOf } from '@townlight/domain/places';

type NamedArea = { slug: string; name: string };

/**
 * Finds the area a file speaks of: by slug or name for neighborhoods (accents and punctuation do not matter), else by
 * the code, of which spreadsheets may have made `6037101110` or `6037101110.0`, and which the Census writes
 * `1400000US06037101110`, `860Z200US90001` or `ZCTA5 90001`.
 */
export function areaFinder<Found extends NamedArea>(
  areas: readonly Found[],
  partition: Partition,
): (text: string) => Found | undefined {
  const bySlug = new Map(areas.map((area) => [area.slug, area]));
  if (partition === 'neighborhoods') {
    const byName = new Map(areas.map((area) => [slugOf(area.name), area]));
    return (text) => bySlug.get(slugOf(text)) ?? byName.get(slugOf(text));
  }
  const length = partition === 'tracts' ? 11 : 5;
  return (text) => {
    const code = text
      .trim()
      .replace(/^(\w{7}US|ZCTA5? )/i, '')
      .replace(/\.0+$/, '');
    return bySlug.get(code) ?? bySlug.get(code.padStart(length, '0'));
  };
}
