import type { IntlShape } from 'react-intl';
import { formatCrimeInSentence } from '../../../i18n/names.ts';
import { createGetText } from '../../../i18n/use-text.ts';

interface ChosenKinds {
  readonly bigBundle: string | null;
  readonly smallBundles: readonly string[];
}

/** Formats the chosen kinds as a short phrase: a category, a type, or "several"; `null` for all crime. */
export function formatChosenKind(intl: IntlShape, chosen: ChosenKinds): string | null {
  const [first, ...rest] = chosen.smallBundles;
  if (first === undefined) return chosen.bigBundle && formatCrimeInSentence(intl, chosen.bigBundle);
  return rest.length === 0
    ? formatCrimeInSentence(intl, first)
    : createGetText(intl)('kind.several');
}

/** Formats the beginning of a sentence: `1,204 crimes were reported`, `There were 96 reports of Burglary`. */
export function formatReportedClause(intl: IntlShape, count: number, chosen: ChosenKinds): string {
  const kind = formatChosenKind(intl, chosen);
  const text = createGetText(intl);
  return kind === null
    ? text('sentence.reported', { count })
    : text('sentence.reportedOf', { count, kind });
}

/** Formats `1,204 reported crimes`, `96 reports of Burglary`. */
export function formatReports(intl: IntlShape, count: number, chosen: ChosenKinds): string {
  const kind = formatChosenKind(intl, chosen);
  const text = createGetText(intl);
  return kind === null ? text('kind.all', { count }) : text('kind.chosen', { count, kind });
}
