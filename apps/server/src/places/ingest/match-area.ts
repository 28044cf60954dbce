import { type Partition, slugOf } from '@townlight/domain/places';

type NamedArea = { slug: string; name: string };

/**
 * Finds the area a file speaks of: by slug or name for neighborhoods (accents and punctuation do not matter), else by
 * the code, to which spreadsheets may have done `6037101110`, `6037101110.0` or `1400000US06037101110`.
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
      .replace(/^\d+US/, '')
      .replace(/\.0+$/, '');
    return bySlug.get(code) ?? bySlug.get(code.padStart(length, '0'));
  };
}
