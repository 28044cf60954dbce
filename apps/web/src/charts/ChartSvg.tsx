import type { SVGProps } from 'react';
import { inLetters } from '../look/letter-size.ts';

interface ChartSvgProps extends Omit<SVGProps<SVGSVGElement>, 'width' | 'height'> {
  /** In CSS pixels at the usual size of letters, as are all coordinates within. */
  width: number;
  height: number;
  /** What screen readers read of the chart. */
  label: string;
}

/** The `svg` of a chart: it grows with the reader's letters, and on paper it shrinks as a whole. */
export function ChartSvg({ width, height, label, ...svg }: ChartSvgProps) {
  return (
    <svg
      width={inLetters(width)}
      height={inLetters(height)}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      {...svg}
    />
  );
}
