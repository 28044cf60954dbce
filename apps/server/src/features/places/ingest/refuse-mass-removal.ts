import { formatCount, formatList } from '../../../ingest/format-counts.ts';
import { Failure } from '../../../platform/failure.ts';

/**
 * Refuses a file that would remove most of the published data: it is the wrong file or a part of one.
 * @throws Failure with what would be removed and the option that allows it
 */
export function refuseMassRemoval<Area extends { name: string }>({
  origin,
  before,
  stays,
  lost,
}: {
  origin: string;
  /** The published areas. */
  before: readonly Area[];
  stays: (area: Area) => boolean;
  /** What the areas would lose, if not the areas themselves are removed. */
  lost?: string;
}): void {
  const removed = before.filter((area) => !stays(area));
  if (removed.length * 2 <= before.length) return;
  throw new Failure(
    `${origin}: ${removed.length} of ${formatCount(before.length, 'area')} would ${lost ? `lose ${lost}` : 'be removed'} ` +
      `(${formatList(removed.map(({ name }) => name))}), so nothing was published and the current data stays; ` +
      'if you mean that, load it with --replace-all',
  );
}
