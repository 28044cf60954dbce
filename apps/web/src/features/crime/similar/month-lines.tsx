import { RATE_BASE } from '@townlight/domain/crime';
import type { IntlShape } from 'react-intl';
import type { MonthLineOverlay } from '../../../charts/month-bars-layout.ts';
import type { MonthPoint } from '../../../charts/month-series.ts';
import { county } from '../../../i18n/county.ts';
import { formatRate } from '../../../i18n/figures.ts';
import { localName, localNameCapitalized } from '../../../i18n/names.ts';
import { createGetText } from '../../../i18n/use-text.ts';
import type { ComparisonColumn } from './month-comparison.ts';
import { SimilarLinesOverlay } from './SimilarLinesOverlay.tsx';
import type { SimilarLine } from './similar-lines.ts';

function nameOf(intl: IntlShape, { key }: Pick<SimilarLine, 'key'>): string {
  return key === 'county'
    ? localNameCapitalized(intl, county.name)
    : createGetText(intl)('similar.name');
}

/** Returns the rates of the lines as columns of the table and the file. */
export function toComparisonColumns(
  intl: IntlShape,
  lines: readonly SimilarLine[],
): ComparisonColumn[] {
  return lines.map((line) => ({
    field: `${line.key}_rate_per_100000_residents`,
    head: nameOf(intl, line),
    rateOf: (month) => line.months.get(month)?.rate ?? null,
  }));
}

/** Returns the legend of the lines, including which have no values in the shown months. */
export function formatLinesLegend(
  intl: IntlShape,
  lines: readonly SimilarLine[],
  shown: readonly MonthPoint[],
): string {
  const text = createGetText(intl);
  return lines
    .map((line) =>
      ratesOf(line, shown).length > 0
        ? text(`similar.legend.${line.key}`, { county: localName(intl, county.name) })
        : text('similar.legend.none', { name: nameOf(intl, line) }),
    )
    .join(' ');
}

/** Returns the lines as an overlay for a chart of rates per 100,000 residents. */
export function toMonthLineOverlay(
  intl: IntlShape,
  lines: readonly SimilarLine[],
): MonthLineOverlay {
  return {
    highest: (shown) => RATE_BASE * Math.max(0, ...lines.flatMap((line) => ratesOf(line, shown))),
    render: (layout, width) => (
      <SimilarLinesOverlay
        lines={lines}
        nameOf={(line) => nameOf(intl, line)}
        layout={layout}
        width={width}
      />
    ),
    tooltipLines: (point) => lines.map((line) => formatTooltipLine(intl, line, point)),
    summary: (shown) => lines.map((line) => summary(intl, line, shown)).join(' '),
  };
}

/** Returns `Similar areas: 221 per 100,000`; a provisional month is marked only if the area's own month is not. */
function formatTooltipLine(intl: IntlShape, line: SimilarLine, point: MonthPoint): string {
  const text = createGetText(intl);
  const { rate = null, provisional = false } = line.months.get(point.month) ?? {};
  const name = nameOf(intl, line);
  if (rate === null) return text('similar.tip.none', { name });
  const isNew = provisional && !point.provisional;
  return text(isNew ? 'similar.tip.provisional' : 'similar.tip.rate', {
    name,
    rate: formatRate(intl, rate),
  });
}

function summary(intl: IntlShape, line: SimilarLine, shown: readonly MonthPoint[]): string {
  const text = createGetText(intl);
  const rates = ratesOf(line, shown);
  const name = nameOf(intl, line);
  if (rates.length === 0) return text('similar.summaryNone', { name });
  return text('similar.summary', {
    name,
    lowest: formatRate(intl, Math.min(...rates)),
    highest: formatRate(intl, Math.max(...rates)),
  });
}

function ratesOf({ months }: SimilarLine, shown: readonly MonthPoint[]): number[] {
  return shown.flatMap(({ month }) => months.get(month)?.rate ?? []);
}
