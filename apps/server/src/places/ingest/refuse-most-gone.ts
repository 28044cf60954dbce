import { counted, listed } from '../../loading/counted.ts';
import { Failure } from '../../platform/failure.ts';

/**
 * A file that would take most of what is served away is another than was meant, or a part of one.
 * @throws Failure that names what would go and the option that does it all the same
 */
export function refuseMostGone<Area extends { name: string }>({
  origin,
  before,
  stays,
  lost,
}: {
  origin: string;
  /** What is served now. */
  before: readonly Area[];
  stays: (area: Area) => boolean;
  /** What the areas would lose, where they are not lost themselves. */
  lost?: string;
}): void {
  const gone = before.filter((area) => !stays(area));
  if (gone.length * 2 <= before.length) return;
  throw new Failure(
    `${origin}: ${gone.length} of ${counted(before.length, 'area')} would ${lost ? `lose ${lost}` : 'be removed'} ` +
      `(${listed(gone.map(({ name }) => name))}), so nothing was published and the current data stays; ` +
      'if you mean that, load it with --replace-all',
  );
}
