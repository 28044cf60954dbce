import type { AreaTrajectory } from '@townlight/contract/crime';
import type { AreaId } from '@townlight/domain/places';
import { type MonthRange, previousRange } from '@townlight/domain/time';
import { memo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { formatChange, formatRange, formatRate } from '../../../i18n/figures.ts';
import { Text } from '../../../i18n/Text.tsx';
import { createGetText } from '../../../i18n/use-text.ts';
import { Legend, type LegendState } from '../../../map/legend/Legend.tsx';
import { formatPeriodTitle } from '../../../period/period-text.ts';
import type { AreaTones } from '../figures/area-tones.ts';
import { RATE_RAMP, TREND_MIDDLE, TREND_RAMP } from '../figures/color-scales.ts';
import { formatChosenKind } from '../figures/kind-text.ts';
import { findNoChangeReason } from '../figures/unranked-reason.ts';
import { YearSuggestion } from '../overview/YearSuggestion.tsx';
import { computeRateClassEdges, computeTrendClassEdges } from './class-edges.ts';
import styles from './MapLegend.module.css';
import type { MapMode } from './safety-map-state.ts';

interface MapLegendProps {
  readonly mode: MapMode;
  readonly bigBundle: string | null;
  readonly smallBundles: readonly string[];
  readonly range: MonthRange;
  readonly tones: AreaTones;
  /** The rates per resident at which the classes above the lowest begin. */
  readonly breaks: readonly number[];
  /** Whether these are those of the newest month, for all months. */
  readonly timeline: boolean;
  /** Some area has no rate because its residents are unknown. */
  readonly residentsUnknown: boolean;
  readonly trajectories: ReadonlyMap<AreaId, AreaTrajectory> | undefined;
  /**
   * The address of the same map with 12 months: for a trend of fewer months, and where no area can be rated; null in
   * frames.
   */
  readonly yearPath: string | null;
}

/** The legend of the colors for the current state. */
export const MapLegend = memo(function MapLegend(props: MapLegendProps) {
  const intl = useIntl();
  const title = formatLegendTitle(intl, props);
  if (props.mode === 'traj') {
    return (
      <Legend
        title={title}
        ramp={TREND_RAMP}
        labels={['legend.trendLower', 'legend.trendMiddle', 'legend.trendHigher']}
        edges={computeTrendClassEdges([...(props.trajectories?.values() ?? [])]).map(
          ({ at, value }) => ({
            at,
            figure: formatChange(intl, value),
          }),
        )}
        states={statesOf(props)}
        note={
          <>
            <TrendCounts tones={props.tones} />{' '}
            {props.yearPath !== null && (
              <span className={styles.offer}>
                <YearSuggestion path={props.yearPath} />
              </span>
            )}
          </>
        }
      />
    );
  }
  return (
    <Legend
      title={title}
      ramp={RATE_RAMP}
      labels={['legend.lower', 'legend.higher']}
      edges={computeRateClassEdges(props.breaks).map(({ at, value }) => ({
        at,
        figure: formatRate(intl, value),
      }))}
      states={statesOf(props)}
      note={
        props.yearPath === null ? (
          props.timeline ? (
            <Text id="timeline.colors" />
          ) : (
            <RateCounts tones={props.tones} />
          )
        ) : (
          <>
            <Text id="legend.noneRated" />{' '}
            <Link to={props.yearPath}>
              <Text id="period.lastYear" />
            </Link>
          </>
        )
      }
    />
  );
});

/** Formats what the map shows: `Rate of Burglary, October 2026`. */
export function formatLegendTitle(
  intl: IntlShape,
  shown: Pick<MapLegendProps, 'mode' | 'bigBundle' | 'smallBundles' | 'range'>,
): string {
  const text = createGetText(intl);
  const { mode, range } = shown;
  if (mode === 'traj')
    return text('legend.trend', {
      period: formatRange(intl, range, 'short'),
      before: formatRange(intl, previousRange(range), 'short'),
    });
  const kind = formatChosenKind(intl, shown);
  const period = formatPeriodTitle(intl, range);
  return kind === null ? text('legend.rate', { period }) : text('legend.rateOf', { kind, period });
}

/** Explains what the figures count, and the number of areas per color; empty where no area has one. */
function RateCounts({ tones }: { tones: AreaTones }) {
  const counts = countLevels(tones);
  if (counts.length === 0) return null;
  const [minCount, maxCount] = [Math.min(...counts), Math.max(...counts)];
  return (
    <Text
      id="legend.rateCounts"
      values={{ least: minCount, most: maxCount, same: String(minCount === maxCount) }}
    />
  );
}

function TrendCounts({ tones }: { tones: AreaTones }) {
  const counted = [...tones.values()].flatMap(({ level }) => (level === null ? [] : [level]));
  if (counted.length === 0) return null;
  return (
    <Text
      id="legend.trendCounts"
      values={{
        lower: counted.filter((level) => level < TREND_MIDDLE).length,
        same: counted.filter((level) => level === TREND_MIDDLE).length,
        higher: counted.filter((level) => level > TREND_MIDDLE).length,
      }}
    />
  );
}

/** Returns the number of areas of each color in use. */
function countLevels(tones: AreaTones): number[] {
  const counts = new Map<number, number>();
  for (const { level } of tones.values())
    if (level !== null) counts.set(level, 1 + (counts.get(level) ?? 0));
  return [...counts.values()];
}

/**
 * Returns the states in the legend. Areas whose counting rules changed look like those without figures, so they get an
 * entry too.
 */
function statesOf(
  props: Pick<MapLegendProps, 'mode' | 'tones' | 'residentsUnknown' | 'trajectories'>,
): LegendState[] {
  const tones = [...props.tones.values()];
  const shown = props.mode === 'traj' ? [...(props.trajectories?.values() ?? [])] : [];
  const because = new Set(shown.map(findNoChangeReason));
  const broken = because.has('break');
  const missing = broken
    ? because.has('incomplete') || because.has('outlier') || because.has('incomplete-outlier')
    : tones.some((tone) => tone.level === null && !tone.unrecorded && !tone.hatched);
  const states: LegendState[] = [];
  if (missing) states.push({ swatch: 'missing', text: 'legend.missing' });
  if (props.residentsUnknown) states.push({ swatch: 'missing', text: 'legend.residentsUnknown' });
  if (tones.some((tone) => tone.unrecorded))
    states.push({ swatch: 'unrecorded', text: 'legend.notRecorded' });
  if (broken) states.push({ swatch: 'missing', text: 'legend.broken' });
  if (tones.some((tone) => tone.hatched)) states.push({ swatch: 'too-few', text: 'legend.few' });
  return states;
}
