import { useQuery } from '@tanstack/react-query';
import { pagePath } from '@townlight/domain/pages';
import { parseHour } from '@townlight/domain/time';
import { useIntl } from 'react-intl';
import { combineLoads } from '../../../http/loads.ts';
import { county } from '../../../i18n/county.ts';
import { Text } from '../../../i18n/Text.tsx';
import { GlanceCard } from '../../../page/GlanceCard.tsx';
import type { PanelArea } from '../../../page/NeighborhoodPanel.tsx';
import type { AirRequest } from '../api/air-point.ts';
import { airUpdateQuery, aqiHistoryQuery, aqiQuery } from '../api/air-queries.ts';
import { areaCenterQuery } from '../api/neighborhood-queries.ts';
import { AirCautions } from '../figures/AirCautions.tsx';
import { AirComparisonSentence } from '../figures/AirComparisonSentence.tsx';
import { formatDayAndHour } from '../figures/air-times.ts';
import { categorizeAirHour } from '../figures/categorize-air-hour.ts';
import { isLastDoubtful } from '../figures/doubtful.ts';
import { hourMarkId } from '../record-span/record-span.ts';
import { useRecordSpan } from '../record-span/use-record-span.ts';
import { HoursSparkline } from './HoursSparkline.tsx';

/** Shows the air at the center of a neighborhood: now, compared with the usual, and over the last 48 hours. */
export function AirGlance(props: PanelArea) {
  const intl = useIntl();
  const center = useQuery(areaCenterQuery(props.area));
  const update = useQuery(airUpdateQuery);
  const span = useRecordSpan(update.data);
  const request: AirRequest | null =
    center.data && span ? { point: center.data, hour: span.current, scale: 'site' } : null;
  const aqi = useQuery(aqiQuery(request));
  const history = useQuery(aqiHistoryQuery(request));
  const reading = aqi.data;
  const hour = parseHour(reading?.datetime ?? '');
  const points = history.data ?? [];
  const fallbackMessage = () => {
    if (reading === null && isLastDoubtful(history.data)) return 'air.doubtful';
    const isNone = reading === null || center.data === null || update.data === null;
    return isNone ? 'airPanel.none' : 'air.loading';
  };
  const mark = span === null || hour === null ? null : hourMarkId(hour, span);
  return (
    <GlanceCard
      id="air"
      title={<Text id="airPanel.title" />}
      sentence={
        reading && hour !== null ? (
          <AirComparisonSentence reading={reading} hour={hour} past={span?.isOutdated ?? false} />
        ) : (
          <Text id={fallbackMessage()} />
        )
      }
      loads={reading === undefined ? combineLoads([center, update], [aqi]) : null}
      when={
        reading && hour !== null ? (
          <>
            <Text id="air.pm25Aqi" /> {reading.beyond_index ? `${reading.aqi}+` : reading.aqi},{' '}
            {formatDayAndHour(intl, hour, county.timeZone)}
            {mark !== null && (
              <>
                {' · '}
                <Text id={mark} />
              </>
            )}
          </>
        ) : undefined
      }
      caution={reading && <AirCautions reading={reading} />}
      chart={
        <HoursSparkline
          hours={points.map((point) => ({
            aqi: point.aqi,
            category: categorizeAirHour(point, 'site'),
          }))}
        />
      }
      link={
        center.data
          ? {
              to: pagePath({ kind: 'air', place: { label: props.name, ...center.data } }),
              text: <Text id="airPanel.more" />,
            }
          : null
      }
    />
  );
}
