import {
  CRIME_CLASSES,
  MIN_RESIDENTS_FOR_RATE,
  RATE_BASE,
  REPORTING_LAG_DAYS,
  SIGNIFICANCE_LEVEL,
  TOO_FEW_TO_RATE,
  UNSTABLE_BELOW,
} from '@townlight/domain/crime';
import { Fragment } from 'react';
import type { MessageId } from '../../language/messages/en.ts';
import { Text } from '../../language/Text.tsx';
import { TextPage } from '../../page/TextPage.tsx';

const PARTS: readonly { title: MessageId; text: MessageId; values?: Record<string, number> }[] = [
  { title: 'method.reports', text: 'method.reportsText' },
  { title: 'method.rate', text: 'method.rateText', values: { base: RATE_BASE } },
  { title: 'method.ranking', text: 'method.rankingText' },
  { title: 'method.colours', text: 'method.coloursText', values: { classes: CRIME_CLASSES } },
  { title: 'method.incomplete', text: 'method.incompleteText' },
  {
    title: 'method.outlier',
    text: 'method.outlierText',
    values: { residents: MIN_RESIDENTS_FOR_RATE },
  },
  {
    title: 'method.small',
    text: 'method.smallText',
    values: { few: TOO_FEW_TO_RATE, unstable: UNSTABLE_BELOW },
  },
  { title: 'method.trend', text: 'method.trendText', values: { level: SIGNIFICANCE_LEVEL } },
  { title: 'method.break', text: 'method.breakText' },
  { title: 'method.newest', text: 'method.newestText', values: { days: REPORTING_LAG_DAYS } },
];

/** How crime is counted; its constants are those of the code. */
export function CrimeMethodPage() {
  return (
    <TextPage title="method.title">
      <p>
        <Text id="method.lead" />
      </p>
      {PARTS.map((part) => (
        <Fragment key={part.title}>
          <h2>
            <Text id={part.title} />
          </h2>
          <p>
            <Text id={part.text} {...(part.values && { values: part.values })} />
          </p>
        </Fragment>
      ))}
    </TextPage>
  );
}
