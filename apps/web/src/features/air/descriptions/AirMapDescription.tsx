import { useQuery } from '@tanstack/react-query';
import type { AqiRankingRow } from '@townlight/contract/air';
import type { AreaId } from '@townlight/domain/places';

import { type IntlShape, useIntl } from 'react-intl';
import { county } from '../../../i18n/county.ts';
import { localName } from '../../../i18n/names.ts';
import { DescriptionQueryProvider } from '../../../page/DescriptionQueryProvider.tsx';
import { PageDescription } from '../../../page/PageDescription.tsx';
import { createHourlyAirLookup } from '../air-map/air-at-hour.ts';
import { findShownHourIndex, parsePlayableHours } from '../air-map/playable-hours.ts';
import { airHoursQuery, airUpdateQuery, aqiRankingQuery } from '../api/air-queries.ts';
import { parseRecordSpan } from '../record-span/record-span.ts';
import { type AirSentences, formatHourInSentence, useAirSentences } from './air-sentences.ts';

/** Describes the map or one of its areas at the opening hour, regardless of the shown hour. */
export function AirMapDescription(props: { area: AreaId | null }) {
  return (
    <DescriptionQueryProvider>
      <OfNow area={props.area} />
    </DescriptionQueryProvider>
  );
}

function OfNow({ area }: { area: AreaId | null }) {
  const intl = useIntl();
  const sentences = useAirSentences();
  const update = useQuery(airUpdateQuery).data;
  const span = parseRecordSpan(update);
  const ranking = useQuery(
    aqiRankingQuery(span && { hour: span.opening, scale: 'site' }, area),
  ).data;
  const hours = useQuery(airHoursQuery(span?.current ?? null)).data;
  if (update == null || span === null || ranking === undefined || hours === undefined) return null;
  const at = findShownHourIndex(parsePlayableHours(hours), span.opening);
  const ranked = createHourlyAirLookup(hours)(at, 'site').ranked.length;
  const mark = span.opening > span.settled ? sentences.newest : '';
  const when = formatHourInSentence(intl, span.opening) + mark;
  const text = describeAirMap(intl, sentences, { area, when, ranking, ranked });
  return text !== null && <PageDescription sample={update.sample} text={text} />;
}

/**
 * Returns the description of the map or of an area.
 * @returns null where the hour has no reading or the area is unknown
 */
export function describeAirMap(
  intl: IntlShape,
  sentences: AirSentences,
  given: {
    area: AreaId | null;
    /** `November 20 at 2 PM` */
    when: string;
    /** Worst air first, including the row of the area. */
    ranking: readonly AqiRankingRow[];
    ranked: number;
  },
): string | null {
  const { area, ranking, ranked, when } = given;
  const row = area === null ? ranking[0] : ranking.find((one) => one.neighborhood === area);
  if (row === undefined) return null;
  const summary = { name: row.name, aqi: row.aqi, category: row.aqi_category, when };
  return area === null
    ? sentences.map({
        county: localName(intl, county.name),
        neighborhoods: ranked,
        worst: summary,
      })
    : sentences.area({ ...summary, rank: row.rank, ranked });
}
