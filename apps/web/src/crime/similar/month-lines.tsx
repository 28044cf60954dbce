import { RATE_BASE } from '@townlight/domain/crime';
import type { IntlShape } from 'react-intl';
import type { MonthLines } from '../../charts/month-lines.ts';
import type { MonthPoint } from '../../charts/month-series.ts';
import { county } from '../../language/county.ts';
import { formatRate } from '../../language/figures.ts';
import { localName, localNameFirst } from '../../language/names.ts';
import { textOf } from '../../language/use-text.ts';
import type { BesideColumn } from './beside-chart.ts';
import { DrawnLines } from './DrawnLines.tsx';
import type { SimilarLine } from './similar-lines.ts';

function nameOf(intl: IntlShape, { key }: Pick<SimilarLine, 'key'>): string {
  return key === 'county' ? localNameFirst(intl, county.name) : textOf(intl)('similar.name');
}

/** Returns the rates of the lines as columns of the table and the file. */
export function lineColumns(intl: IntlShape, lines: readonly SimilarLine[]): BesideColumn[] {
  return lines.map((line) => ({
    field: `${line.key}_rate_per_100000_residents`,
    head: nameOf(intl, line),
    rateOf: (month) => line.months.get(month)?.rate ?? null,
  }));
}

/** Returns the legend of the lines, including which have no values in the shown months. */
export function legendOf(
  intl: IntlShape,
  lines: readonly SimilarLine[],
  shown: readonly MonthPoint[],
): string {
  const text = textOf(intl);
  return lines
    .map((line) =>
      ratesOf(line, shown).length > 0
        ? text(`similar.legend.${line.key}`, { county: localName(intl, county.name) })
        : text('similar.legend.none', { name: nameOf(intl, line) }),
    )
    .join(' ');
}

/** Returns the lines as an overlay for a chart of rates per 100,000 residents. */
export function monthLines(intl: IntlShape, lines: readonly SimilarLine[]): MonthLines {
  return {
    highest: (shown) => RATE_BASE * Math.max(0, ...lines.flatMap((line) => ratesOf(line, shown))),
    draw: (layout, width) => (
      <DrawnLines
        lines={lines}
        nameOf={(line) => nameOf(intl, line)}
        layout={layout}
        width={width}
      />
    ),
    tell: (point) => lines.map((line) => tell(intl, line, point)),
    summary: (shown) => lines.map((line) => summary(intl, line, shown)).join(' '),
  };
}

/** Returns `Similar areas: 221 per 100,000`; a provisional month is marked only if the area's own month is not. */
function tell(intl: IntlShape, line: SimilarLine, point: MonthPoint): string {
  const text = textOf(intl);
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
  const text = textOf(intl);
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
