import { useQuery } from '@tanstack/react-query';
import type { AqiEstimate } from '@townlight/contract/air';
import { pagePath } from '@townlight/domain/pages';
import { parseHour } from '@townlight/domain/time';
import { combineLoads } from '../../../http/loads.ts';
import { Text } from '../../../i18n/Text.tsx';
import type { PanelArea } from '../../../page/PageSlots.tsx';
import { PlaceSummary } from '../../../page/PlaceSummary.tsx';
import type { AirRequest } from '../api/air-point.ts';
import { airUpdateQuery, aqiHistoryQuery, aqiQuery } from '../api/air-queries.ts';
import { areaCenterQuery } from '../api/neighborhood-queries.ts';
import answer from '../figures/AirAnswer.module.css';
import { AirCautions } from '../figures/AirCautions.tsx';
import { AirComparisonSentence } from '../figures/AirComparisonSentence.tsx';
import { categorizeAirHour, isLastDoubtful } from '../figures/air-hour.ts';
import { categoryColorStyle } from '../figures/category-style.ts';
import { AqiBadge } from '../figures/marks/AqiBadge.tsx';
import { useRecordSpan } from '../record-span/use-record-span.ts';
import { HourOfFigure } from './HourOfFigure.tsx';
import { HoursSparkline } from './HoursSparkline.tsx';

/** Shows the air at the center of a neighborhood: now, compared with the usual, and over the last 48 hours. */
export function AirGlance(props: PanelArea) {
  const center = useQuery(areaCenterQuery(props.area));
  const update = useQuery(airUpdateQuery);
  const span = useRecordSpan(update.data);
  const request: AirRequest | null =
    center.data && span ? { point: center.data, hour: span.current, scale: 'site' } : null;
  const aqi = useQuery(aqiQuery(request));
  const history = useQuery(aqiHistoryQuery(request));
  const reading = aqi.data;
  const hour = parseHour(reading?.datetime ?? '');
  const isNone = reading === null || center.data === null || update.data === null;
  const points = history.data ?? [];
  return (
    <section aria-labelledby="air">
      <h2 id="air">
        <Text id="airPanel.title" />
      </h2>
      <PlaceSummary
        loads={combineLoads([center, update], [aqi])}
        sentence={
          reading && hour !== null ? (
            <span className={answer.answer} style={categoryColorStyle(reading.aqi_category)}>
              <AqiBadge
                aqi={reading.aqi}
                category={reading.aqi_category}
                beyond={reading.beyond_index}
              />
              <span className={answer.sentence}>
                <AirComparisonSentence
                  reading={reading}
                  hour={hour}
                  past={span?.isOutdated ?? false}
                />
              </span>
            </span>
          ) : (
            isNone && <Text id={isLastDoubtful(history.data) ? 'air.doubtful' : 'airPanel.none'} />
          )
        }
        details={[
          reading && hour !== null && span && <HourOfFigure key="hour" hour={hour} span={span} />,
          reading && <AirCautions key="caution" reading={reading} />,
          <HoursSparkline
            key="hours"
            hours={points.map((point) => ({
              aqi: point.aqi,
              category: categorizeAirHour(point, 'site'),
            }))}
          />,
        ]}
        {...(center.data && {
          more: {
            to: pagePath({ kind: 'air', place: { label: props.name, ...center.data } }),
            text: <Text id={needsAdvice(reading) ? 'airPanel.advice' : 'airPanel.more'} />,
          },
        })}
      />
    </section>
  );
}

/** Whether the air is worse than moderate, so that the tracker has advice for more than a few readers. */
function needsAdvice(reading: AqiEstimate | null | undefined): boolean {
  return reading != null && reading.aqi_category !== 'good' && reading.aqi_category !== 'moderate';
}
