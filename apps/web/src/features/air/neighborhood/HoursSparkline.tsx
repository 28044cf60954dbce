import type { AqiCategory } from '@townlight/domain/air';
import { Sparkline } from '../../../charts/Sparkline.tsx';
import { Text } from '../../../i18n/Text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { categoryBarColor } from '../figures/category-style.ts';

/** Minimum of the axis end: a lower one would make clean air look like smoke. */
const MIN_AXIS_TOP = 100;

/** The index of the last hours on the site's scale, oldest first; nothing without a figure. */
export function HoursSparkline(props: {
  hours: readonly { readonly aqi: number | null; readonly category: AqiCategory | null }[];
}) {
  const text = useText();
  const { hours } = props;
  const values = hours.flatMap(({ aqi }) => aqi ?? []);
  if (values.length === 0) return null;
  const extremes = {
    hours: hours.length,
    lowest: Math.min(...values),
    highest: Math.max(...values),
  };
  return (
    <>
      <Sparkline
        minTop={MIN_AXIS_TOP}
        bars={hours.map(({ aqi, category }) => ({ value: aqi, color: categoryBarColor(category) }))}
        label={text('air.hours.spark', { ...extremes, missing: hours.length - values.length })}
      />
      <span aria-hidden="true">
        <Text id="air.hours.extremes" values={extremes} />
      </span>
    </>
  );
}
