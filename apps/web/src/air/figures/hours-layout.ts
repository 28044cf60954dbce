import type { AqiHistoryPoint } from '@townlight/contract/air';
import type { AqiCategory } from '@townlight/domain/air';
import { type Hour, parseHour } from '@townlight/domain/time';
import {
  type HourBar,
  type HourBarsLayout,
  type HourFigure,
  layOutHourBars,
} from '../../charts/hour-bars/hour-bars-layout.ts';
import type { PageScale } from './air-scale.ts';
import { categoryOf } from './category-of.ts';

/** The index of an hour as it is drawn. */
export interface HourIndex extends HourFigure {
  /** A day of the county's calendar begins. */
  readonly isMidnight: boolean;
  readonly category: AqiCategory | null;
}

export type IndexBar = HourBar<HourIndex>;

export interface HoursLayout extends HourBarsLayout<HourIndex> {
  /** Where a day of the county's calendar begins. */
  readonly midnights: readonly { readonly hour: Hour; readonly x: number }[];
}

/** A scale that ends lower would draw clean air like smoke. */
const LEAST_TOP = 100;

/** Places the hours of a history into a box of so many pixels. */
export function layOutHours(
  history: readonly AqiHistoryPoint[],
  box: { width: number; height: number },
  scale: PageScale,
): HoursLayout {
  const points = history.flatMap((point): HourIndex[] => {
    const hour = parseHour(point.datetime);
    if (hour === null) return [];
    // it is told with the county's offset, so its text is what the county's clocks show
    const isMidnight = point.datetime.includes('T00:');
    return [{ hour, value: point.aqi, isMidnight, category: categoryOf(point, scale) }];
  });
  const layout = layOutHourBars(points, box.width, box.height, LEAST_TOP);
  const midnights = layout.bars
    .filter(({ point }) => point.isMidnight)
    .map(({ point, from }) => ({ hour: point.hour, x: from }));
  return { ...layout, midnights };
}
