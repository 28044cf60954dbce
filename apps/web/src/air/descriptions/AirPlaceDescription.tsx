import type { AirPlace } from '@townlight/domain/pages';
import { parseHour } from '@townlight/domain/time';
import { useIntl } from 'react-intl';
import { DescriptionFigures } from '../../page/DescriptionFigures.tsx';
import { PageDescription } from '../../page/PageDescription.tsx';
import { useAirUpdate } from '../api/use-air-update.ts';
import { useAqi } from '../api/use-aqi.ts';
import { hourInSentence } from './hour-in-sentence.ts';
import { useAirSentences } from './use-air-sentences.ts';

/** Of the air at a point: the hour that pages show by default, whichever hour its page shows. */
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
  const hour = parseHour(update?.datetime ?? '');
  const reading = useAqi(
    hour === null ? null : { point: place, hour: null, scale: 'site', shown: hour },
  ).data;
  // in an hour without a reading there is nothing to be said
  if (update == null || hour === null || reading == null) return null;
  const { aqi, aqi_category: category, stations } = reading;
  const when = hourInSentence(intl, hour);
  return (
    <PageDescription
      sample={update.sample}
      text={sentences.place({ name: place.label, aqi, category, stations, when })}
    />
  );
}
