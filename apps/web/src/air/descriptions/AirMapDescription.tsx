import type { AqiRankingRow } from '@townlight/contract/air';
import type { AreaId } from '@townlight/domain/places';
import { type Hour, parseHour } from '@townlight/domain/time';
import { type IntlShape, useIntl } from 'react-intl';
import { county } from '../../language/county.ts';
import { localName } from '../../language/names.ts';
import { DescriptionFigures } from '../../page/DescriptionFigures.tsx';
import { PageDescription } from '../../page/PageDescription.tsx';
import { readAirHours } from '../air-map/air-at-hour.ts';
import { playedHours } from '../air-map/played-hours.ts';
import { useAirHours } from '../api/use-air-hours.ts';
import { useAirUpdate } from '../api/use-air-update.ts';
import { useAqiRanking } from '../api/use-aqi-ranking.ts';
import type { AirSentences } from './air-sentences.ts';
import { hourInSentence } from './hour-in-sentence.ts';
import { useAirSentences } from './use-air-sentences.ts';

/** Of the map and one area on it: the hour that pages show by default, whichever hour it shows. */
export function AirMapDescription(props: { area: AreaId | null }) {
  return (
    <DescriptionFigures>
      <OfNow area={props.area} />
    </DescriptionFigures>
  );
}

function OfNow({ area }: { area: AreaId | null }) {
  const intl = useIntl();
  const sentences = useAirSentences();
  const update = useAirUpdate().data;
  const hour = parseHour(update?.datetime ?? '');
  const question = hour === null ? null : ({ hour: null, scale: 'site', shown: hour } as const);
  const ranking = useAqiRanking(question, area).data;
  const hours = useAirHours(hour).data;
  if (update == null || hour === null || ranking === undefined || hours === undefined) return null;
  const ranked = readAirHours(hours)(playedHours(hours).length - 1, 'site').rankedCount;
  const text = airMapSentence(intl, sentences, { area, hour, ranking, ranked });
  return text !== null && <PageDescription sample={update.sample} text={text} />;
}

/** @returns null where the hour has no reading, or there is no such area */
export function airMapSentence(
  intl: IntlShape,
  sentences: AirSentences,
  given: {
    area: AreaId | null;
    hour: Hour;
    /** The worst air first, with that of the area. */
    ranking: readonly AqiRankingRow[];
    ranked: number;
  },
): string | null {
  const { area, ranking, ranked } = given;
  const row = area === null ? ranking[0] : ranking.find((one) => one.neighborhood === area);
  if (row === undefined) return null;
  const when = hourInSentence(intl, given.hour);
  const told = { name: row.name, aqi: row.aqi, category: row.aqi_category, when };
  return area === null
    ? sentences.map({
        county: localName(intl, county.name),
        neighborhoods: ranked,
        worst: told,
      })
    : sentences.area({ ...told, rank: row.rank, ranked });
}
