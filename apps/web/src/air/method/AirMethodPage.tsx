import {
  AIR_SETTLING_HOURS,
  DEFAULT_SENSORS,
  DISTANCE_POWER,
  FAR_FROM_STATIONS_KM,
  HIGHEST_PLAUSIBLE,
  LEAST_FOR_USUAL,
  NOW_CAST_HOURS,
  STUCK_AT_ZERO_HOURS,
  STUCK_HOURS,
} from '@townlight/domain/air';
import { pagePath } from '@townlight/domain/pages';
import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { county } from '../../language/county.ts';
import type { MessageId } from '../../language/messages/en.ts';
import { Text } from '../../language/Text.tsx';
import { TextPage } from '../../page/TextPage.tsx';
import { useAirAccuracy } from '../api/use-air-accuracy.ts';
import { formatDistance } from '../figures/air-units.ts';
import { AccuracyTables } from './AccuracyTables.tsx';
import { ScaleTables } from './ScaleTables.tsx';

// Not words: the same in every language.
const CALLS = [
  'GET /api/air-quality/hours',
  `GET /api/air-quality/aqi?lat=34.05&long=-118.24&sensors=${DEFAULT_SENSORS}`,
  'GET /api/air-quality/accuracy',
];
const FORMULA = `c = Σ (cᵢ / dᵢ^${DISTANCE_POWER}) / Σ (1 / dᵢ^${DISTANCE_POWER})`;

/** How air is estimated: the constants are those of the code, the errors those that the server has measured. */
export function AirMethodPage() {
  const intl = useIntl();
  const accuracy = useAirAccuracy();
  const parts: readonly {
    title: MessageId;
    text: MessageId;
    values?: Record<string, number | string>;
  }[] = [
    { title: 'airMethod.readings', text: 'airMethod.readingsText' },
    {
      title: 'airMethod.settling',
      text: 'airMethod.settlingText',
      values: { hours: AIR_SETTLING_HOURS },
    },
    {
      title: 'airMethod.flags',
      text: 'airMethod.flagsText',
      values: { highest: HIGHEST_PLAUSIBLE, stuck: STUCK_HOURS, zero: STUCK_AT_ZERO_HOURS },
    },
    {
      title: 'airMethod.estimate',
      text: 'airMethod.estimateText',
      values: {
        sensors: DEFAULT_SENSORS,
        power: DISTANCE_POWER,
        place: county.defaultAirPlace.label,
        far: formatDistance(intl, FAR_FROM_STATIONS_KM),
      },
    },
  ];
  // what stands below the figures waits with them
  if (accuracy.isLoading) return <TextPage title="air.method" waiting />;
  return (
    <TextPage title="air.method">
      <p>
        <Text id="airMethod.lead" />{' '}
        <Link to={pagePath({ kind: 'air', place: null })}>
          <Text id="airMethod.toTracker" />
        </Link>
      </p>
      {parts.map((part) => (
        <Fragment key={part.title}>
          <h2>
            <Text id={part.title} />
          </h2>
          <p>
            <Text id={part.text} {...(part.values && { values: part.values })} />
          </p>
        </Fragment>
      ))}
      <pre>
        <code>{FORMULA}</code>
      </pre>
      <h2>
        <Text id="airMethod.error" />
      </h2>
      {accuracy.data ? (
        <AccuracyTables accuracy={accuracy.data} />
      ) : (
        <p>
          <Text id="airMethod.errorUnknown" />
        </p>
      )}
      <h2>
        <Text id="airMethod.scales" />
      </h2>
      <p>
        <Text id="airMethod.scalesText" />
      </p>
      <ScaleTables />
      <h2>
        <Text id="airMethod.nowCast" />
      </h2>
      <p>
        <Text id="airMethod.nowCastText" values={{ hours: NOW_CAST_HOURS }} />
      </p>
      <h2>
        <Text id="airMethod.areas" />
      </h2>
      <p>
        <Text id="airMethod.areasText" />
      </p>
      <h2>
        <Text id="airMethod.usual" />
      </h2>
      <p>
        <Text id="airMethod.usualText" values={{ least: LEAST_FOR_USUAL }} />
      </p>
      <h2>
        <Text id="airMethod.recount" />
      </h2>
      <p>
        <Text id="airMethod.recountText" />
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard */}
      <pre tabIndex={0}>
        <code>{CALLS.join('\n')}</code>
      </pre>
    </TextPage>
  );
}
