import type { AqiHistoryPoint } from '@townlight/contract/air';
import type { AqiCategory } from '@townlight/domain/air';
import { type Hour, parseHour } from '@townlight/domain/time';
import {
  type HourBar,
  type HourBarsLayout,
  type HourFigure,
  layOutHourBars,
} from '../../../charts/hour-bars/hour-bars-layout.ts';
import { categorizeAirHour } from './air-hour.ts';
import type { PageScale } from './air-scale.ts';

/** The index of one hour in the chart. */
export interface HourlyAqi extends HourFigure {
  /** The hour of the local day, 0 to 23. */
  readonly hourOfDay: number;
  readonly category: AqiCategory | null;
  /** What is usual in an hour to come, not a measurement. */
  readonly isUsual: boolean;
}

/** A measured hour, or what is usual in one to come. */
export type AqiPoint = Pick<AqiHistoryPoint, 'datetime' | 'aqi' | 'pm25'> & {
  readonly isUsual?: boolean;
};

export type AqiBar = HourBar<HourlyAqi>;

export interface AqiHoursLayout extends HourBarsLayout<HourlyAqi> {
  /** Positions at which a local day begins. */
  readonly midnights: readonly { readonly hour: Hour; readonly x: number }[];
  /** Positions of further hours to label, as many as fit. */
  readonly clocks: readonly { readonly hour: Hour; readonly x: number }[];
}

/** Minimum of the axis end: a lower one would make clean air look like smoke. */
const MIN_AXIS_TOP = 100;

/** Width of an hour in pixels from which every sixth hour has a label. */
const WIDE_HOUR = 11;
/** Half of the width of a label such as `12 PM`. */
const HALF_CLOCK = 20;

/** Computes the bars of a history for a box in pixels. */
export function layOutAqiHours(
  history: readonly AqiPoint[],
  box: { width: number; height: number },
  scale: PageScale,
): AqiHoursLayout {
  const points = history.flatMap((point): HourlyAqi[] => {
    const hour = parseHour(point.datetime);
    if (hour === null) return [];
    // The datetime has the county's offset, so its text is local time.
    const hourOfDay = Number(point.datetime.slice(11, 13));
    const category = categorizeAirHour(point, scale);
    return [{ hour, value: point.aqi, hourOfDay, category, isUsual: point.isUsual ?? false }];
  });
  const layout = layOutHourBars(points, box.width, box.height, MIN_AXIS_TOP);
  const midnights = layout.bars
    .filter(({ point }) => point.hourOfDay === 0)
    .map(({ point, from }) => ({ hour: point.hour, x: from }));
  const every = (box.width - layout.left) / points.length < WIDE_HOUR ? 12 : 6;
  const clocks = layout.bars
    .filter(
      ({ point, from }) =>
        point.hourOfDay % every === 0 &&
        point.hourOfDay > 0 &&
        from > layout.left + HALF_CLOCK &&
        from < box.width - HALF_CLOCK,
    )
    .map(({ point, x, width }) => ({ hour: point.hour, x: x + width / 2 }));
  return { ...layout, midnights, clocks };
}
