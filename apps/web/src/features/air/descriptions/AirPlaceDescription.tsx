import { useQuery } from '@tanstack/react-query';
import type { AirPlace } from '@townlight/domain/pages';
import { useIntl } from 'react-intl';
import { DescriptionQueryProvider } from '../../../page/DescriptionQueryProvider.tsx';
import { PageDescription } from '../../../page/PageDescription.tsx';
import { airUpdateQuery, aqiQuery } from '../api/air-queries.ts';
import { parseRecordSpan } from '../record-span/record-span.ts';
import { formatHourInSentence, useAirSentences } from './air-sentences.ts';

/** Describes the current air at a place, regardless of the shown hour. */
export function AirPlaceDescription(props: { place: AirPlace }) {
  return (
    <DescriptionQueryProvider>
      <OfNow place={props.place} />
    </DescriptionQueryProvider>
  );
}

function OfNow({ place }: { place: AirPlace }) {
  const intl = useIntl();
  const sentences = useAirSentences();
  const update = useQuery(airUpdateQuery).data;
  const span = parseRecordSpan(update);
  const reading = useQuery(
    aqiQuery(span && { point: place, hour: span.current, scale: 'site' }),
  ).data;
  // An hour without a reading has no description.
  if (update == null || span === null || reading == null) return null;
  const { aqi, aqi_category: category, stations } = reading;
  const mark = span.current > span.settled ? sentences.newest : '';
  const when = formatHourInSentence(intl, span.current) + mark;
  return (
    <PageDescription
      sample={update.sample}
      text={sentences.place({ name: place.label, aqi, category, stations, when })}
    />
  );
}
