import type { IntlShape } from 'react-intl';
import { formatCrimeName } from '../../../i18n/names.ts';
import { createGetText } from '../../../i18n/use-text.ts';
import type { CrimeTypeRow } from './kind-rows.ts';

/** More names would not be read in a heading. */
const MAX_NAMES = 2;

/** Returns the crime types that are called higher or lower than usual, the most frequent first; `null` without any. */
export function formatUnusualCrimeTypes(
  intl: IntlShape,
  rows: readonly CrimeTypeRow[],
): string | null {
  const text = createGetText(intl);
  const sentences = (['up', 'down'] as const).flatMap((direction) => {
    const names = rows
      .filter(({ change }) => change.kind === 'clear' && change.direction === direction)
      .map(({ name }) => formatCrimeName(intl, name));
    if (names.length === 0) return [];
    const more = names.length - MAX_NAMES;
    return [
      text('kinds.finding', {
        standing: text(`usual.${direction}`),
        names: intl.formatList([
          ...names.slice(0, MAX_NAMES),
          ...(more > 0 ? [text('kinds.more', { count: more })] : []),
        ]),
      }),
    ];
  });
  return sentences.length === 0 ? null : sentences.join(' ');
}
