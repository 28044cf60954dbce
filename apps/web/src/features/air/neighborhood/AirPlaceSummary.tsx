import { useQuery } from '@tanstack/react-query';
import { pagePath } from '@townlight/domain/pages';
import { type ReactNode, useMemo } from 'react';
import { combineLoads } from '../../../http/loads.ts';
import { Text } from '../../../i18n/Text.tsx';
import type { PanelArea } from '../../../page/PageSlots.tsx';
import { PlaceSummary } from '../../../page/PlaceSummary.tsx';
import { airAccuracyQuery, airHoursQuery, airUpdateQuery } from '../api/air-queries.ts';
import answer from '../figures/AirAnswer.module.css';
import { AirCautions } from '../figures/AirCautions.tsx';
import { categoryColorStyle } from '../figures/category-style.ts';
import { AqiBadge } from '../figures/marks/AqiBadge.tsx';
import { useRecordSpan } from '../record-span/use-record-span.ts';
import { HourOfFigure } from './HourOfFigure.tsx';
import { HoursSparkline } from './HoursSparkline.tsx';
import { type SavedAreaAir, toSavedAreaAir } from './saved-area-air.ts';

const b = (chunks: ReactNode[]) => <b>{chunks}</b>;

/** Shows the air of a saved place in the current hour, and its last hours. */
export function AirPlaceSummary({ area, name }: PanelArea) {
  const update = useQuery(airUpdateQuery);
  const span = useRecordSpan(update.data);
  const hours = useQuery(airHoursQuery(span?.current ?? null));
  const accuracy = useQuery(airAccuracyQuery);
  const air = useMemo(
    () =>
      hours.data && accuracy.data ? toSavedAreaAir(area, hours.data, accuracy.data) : undefined,
    [area, hours.data, accuracy.data],
  );
  return (
    <PlaceSummary
      loads={combineLoads([update], [hours, accuracy])}
      sentence={
        update.data === null || air === null ? (
          <Text id="airPanel.none" />
        ) : (
          air && span && <Sentence air={air} past={span.isOutdated} />
        )
      }
      details={
        air && span
          ? [
              <HourOfFigure key="hour" hour={air.hour} span={span} />,
              air.estimate && <AirCautions key="caution" reading={air.estimate} />,
              <HoursSparkline key="hours" hours={air.bars} />,
            ]
          : []
      }
      more={{
        to: pagePath({ kind: 'air-map', area }),
        text: <Text id="places.airMore" values={{ name }} />,
      }}
    />
  );
}

function Sentence(props: { air: SavedAreaAir; past: boolean }) {
  const { estimate, isDoubtful } = props.air;
  if (estimate === null) return <Text id={isDoubtful ? 'air.doubtful' : 'airPanel.none'} />;
  const { category } = estimate;
  return (
    <span className={answer.answer} style={categoryColorStyle(category)}>
      <AqiBadge aqi={estimate.aqi} category={category} beyond={estimate.isBeyondScale} />
      <span className={answer.sentence}>
        <Text id={`airNow.${category}`} values={{ when: props.past ? 'past' : 'now', b }} />
      </span>
    </span>
  );
}
