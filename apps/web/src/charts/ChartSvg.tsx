import type { SVGProps } from 'react';
import { pxToRem } from '../ui/screen.ts';

interface ChartSvgProps extends Omit<SVGProps<SVGSVGElement>, 'width' | 'height'> {
  /** In CSS pixels at the default font size, like all coordinates in the chart. */
  width: number;
  height: number;
  /** The accessible name of the chart. */
  label: string;
}

/**
 * The `svg` of a chart: it scales with the reader's font size, and shrinks as a whole in print. The share menu saves the
 * first `data-chart` of a page, with each `data-chart-label` that lies over it, and the texts of the `data-chart-key`
 * of its section.
 */
export function ChartSvg({ width, height, label, ...svg }: ChartSvgProps) {
  return (
    <svg
      width={pxToRem(width)}
      height={pxToRem(height)}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      data-chart
      aria-label={label}
      {...svg}
    />
  );
}
