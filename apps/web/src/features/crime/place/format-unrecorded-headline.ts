import type { IntlShape } from 'react-intl';
import { createGetText } from '../../../i18n/use-text.ts';
import type { Headline } from '../trackers/headline.ts';

/**
 * Returns the headline of a crime type that the police of an area do not record.
 * @param crime as a phrase within a sentence
 */
export function formatUnrecordedHeadline(intl: IntlShape, crime: string): Headline {
  const text = createGetText(intl);
  return {
    standing: null,
    figure: `${text('headline.kindNotRecorded', { crime })}.`,
    note: text('crimePlace.notRecorded'),
    certainty: [],
  };
}
