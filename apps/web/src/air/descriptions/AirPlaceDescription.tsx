import type { AirPlace } from '@townlight/domain/pages';
import { useIntl } from 'react-intl';
import { DescriptionFigures } from '../../page/DescriptionFigures.tsx';
import { PageDescription } from '../../page/PageDescription.tsx';
import { useAirUpdate } from '../api/use-air-update.ts';
import { useAqi } from '../api/use-aqi.ts';
import { recordSpan } from '../figures/record-span.ts';
import { hourInSentence } from './hour-in-sentence.ts';
import { useAirSentences } from './use-air-sentences.ts';

/** Of the air at a point: that of now, whichever hour its page shows. */
export function AirPlaceDescription(props: { place: AirPlace }) {
  return (
    <DescriptionFigures>
      <OfNow place={props.place} />
    </DescriptionFigures>
  );
}

function OfNow({ place }: { place: AirPlace }) {
  const intl = useIntl();
  const sentences = useAirSentences();
  const update = useAirUpdate().data;
  const span = recordSpan(update);
  const reading = useAqi(span && { point: place, hour: span.current, scale: 'site' }).data;
  // in an hour without a reading there is nothing to be said
  if (update == null || span === null || reading == null) return null;
  const { aqi, aqi_category: category, stations } = reading;
  const mark = span.current > span.settled ? sentences.newest : '';
  const when = hourInSentence(intl, span.current) + mark;
  return (
    <PageDescription
      sample={update.sample}
      text={sentences.place({ name: place.label, aqi, category, stations, when })}
    />
  );
}
