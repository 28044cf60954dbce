import type { IntlShape } from 'react-intl';
import { crimeInSentence } from '../../language/names.ts';
import { textOf } from '../../language/use-text.ts';

interface ChosenKinds {
  readonly bigBundle: string | null;
  readonly smallBundles: readonly string[];
}

/** Formats the chosen kinds as a short phrase: a category, a type, or "several"; `null` for all crime. */
export function chosenKind(intl: IntlShape, chosen: ChosenKinds): string | null {
  const [first, ...others] = chosen.smallBundles;
  if (first === undefined) return chosen.bigBundle && crimeInSentence(intl, chosen.bigBundle);
  return others.length === 0 ? crimeInSentence(intl, first) : textOf(intl)('kind.several');
}

/** Formats the beginning of a sentence: `1,204 crimes were reported`, `There were 96 reports of Burglary`. */
export function wereReported(intl: IntlShape, count: number, chosen: ChosenKinds): string {
  const kind = chosenKind(intl, chosen);
  const text = textOf(intl);
  return kind === null
    ? text('sentence.reported', { count })
    : text('sentence.reportedOf', { count, kind });
}

/** Formats `1,204 reported crimes`, `96 reports of Burglary`. */
export function reportsOf(intl: IntlShape, count: number, chosen: ChosenKinds): string {
  const kind = chosenKind(intl, chosen);
  const text = textOf(intl);
  return kind === null ? text('kind.all', { count }) : text('kind.chosen', { count, kind });
}
