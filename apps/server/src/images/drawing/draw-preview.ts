import { TREND_MONTHS } from '@townlight/domain/crime';
import { drawBars, type MonthBar } from './draw-bars.ts';
import { drawLogo } from './draw-logo.ts';
import { STRIPE_PATTERN } from './draw-map.ts';
import { drawTextLine, fitText, measureTextWidth } from './font.ts';
import type { ImageFrame } from './map-view.ts';
import { PALETTE } from './palette.ts';
import { renderElement, renderSvg } from './svg.ts';

/** The size of link previews. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;
/** The right side of a preview: a map or a substitute. */
export const PREVIEW_PANEL: ImageFrame = { x: 668, y: 0, width: 532, height: 630 };

const LEFT = 60;
const WIDTH = 548;

/** The content of a link preview, in the reader's language. */
export interface PreviewContent {
  readonly kind: string;
  readonly title: string;
  /** Maximum number of title lines; two by default. */
  readonly titleLines?: 1 | 2;
  /** One large number with its caption. */
  readonly figure?: {
    readonly number: string;
    readonly counts: string;
    readonly standing?: string;
  };
  /** A sentence where there is no figure. */
  readonly sentence?: string;
  /** Caption of the values of the rows. */
  readonly caption?: string;
  /** Rows of a comparison, each with the color of its area on the map. */
  readonly rows?: readonly {
    readonly color: string;
    readonly name: string;
    readonly value: string;
  }[];
  /** Bars by month, with the names of the first and the last month. */
  readonly series?: {
    readonly bars: readonly MonthBar[];
    readonly from: string;
    readonly to: string;
  };
  readonly note: string;
  /** Notice that the figures are sample data. */
  readonly sample?: string;
}

/** Draws a preview image for a shared link: text and one figure on the left, `panel` on the right. */
export function drawPreview(content: PreviewContent, panel: string): string {
  const { figure, sentence, series, rows, caption } = content;
  const title = fitText(content.title, {
    width: WIDTH,
    maxLines: content.titleLines ?? 2,
    weight: 800,
    sizes: [84, 76, 68, 60, 54, 48, 42],
  });
  const titleTop = 176;
  const lineHeight = title.size * 1.06;
  const titleEnd = titleTop + title.size * 0.78 + (title.lines.length - 1) * lineHeight;
  return renderSvg(
    PREVIEW_SIZE,
    content.title,
    renderElement('defs', {}, STRIPE_PATTERN),
    renderElement('rect', { ...PREVIEW_SIZE, fill: PALETTE.background }),
    panel,
    renderElement('rect', {
      x: PREVIEW_PANEL.x - 3,
      y: 0,
      width: 3,
      height: PREVIEW_SIZE.height,
      fill: PALETTE.surface,
    }),
    drawLogo(LEFT, 48, 38),
    drawTextLine(content.kind, LEFT, 150, { size: 24, weight: 600, fill: PALETTE.muted }),
    ...title.lines.map((line, i) =>
      drawTextLine(line, LEFT - title.size * 0.04, titleTop + title.size * 0.78 + i * lineHeight, {
        size: title.size,
        weight: 800,
        fill: PALETTE.ink,
      }),
    ),
    figure ? drawFigure(figure, titleEnd + 90) : '',
    sentence === undefined ? '' : drawSentence(sentence, titleEnd + 46, series ? 2 : 5),
    caption === undefined
      ? ''
      : drawTextLine(caption, LEFT, titleEnd + 48, { size: 22, fill: PALETTE.muted }),
    rows ? drawRows(rows, titleEnd + 64) : '',
    series ? drawSeries(series, Math.max(titleEnd + 132, 400)) : '',
    drawNotes(content),
  );
}

function drawFigure(
  { number, counts, standing }: NonNullable<PreviewContent['figure']>,
  baseline: number,
): string {
  const size = 68;
  const captionLeft = LEFT + measureTextWidth(number, 800, size) + 20;
  const availableWidth = LEFT + WIDTH - captionLeft;
  const small = fitText(counts, {
    width: availableWidth,
    maxLines: 1,
    weight: 600,
    sizes: [26, 24, 22, 20, 18, 16],
  });
  const below =
    standing &&
    fitText(standing, { width: availableWidth, maxLines: 1, weight: 400, sizes: [24, 22, 20, 18] });
  return renderElement(
    'g',
    {},
    drawTextLine(number, LEFT - 3, baseline, { size, weight: 800, fill: '#9f420b' }),
    drawTextLine(small.lines[0] ?? '', captionLeft, baseline - (below ? 30 : 6), {
      size: small.size,
      weight: 600,
      fill: PALETTE.ink,
    }),
    below
      ? drawTextLine(below.lines[0] ?? '', captionLeft, baseline + 1, {
          size: below.size,
          fill: PALETTE.muted,
        })
      : '',
  );
}

function drawSentence(sentence: string, top: number, maxLines: 2 | 5): string {
  const { lines, size } = fitText(sentence, {
    width: WIDTH,
    maxLines,
    weight: 400,
    sizes: maxLines === 2 ? [26, 24, 22] : [32, 29, 26],
  });
  return renderElement(
    'g',
    {},
    ...lines.map((line, i) =>
      drawTextLine(line, LEFT, top + size * (0.8 + i * 1.36), { size, fill: PALETTE.muted }),
    ),
  );
}

function drawRows(rows: NonNullable<PreviewContent['rows']>, top: number): string {
  const height = Math.min(84, (540 - top) / rows.length);
  return renderElement(
    'g',
    {},
    ...rows.map(({ color, name, value }, i) => {
      const baseline = top + i * height + height * 0.55;
      const availableWidth = WIDTH - 60 - measureTextWidth(value, 800, 32);
      const fitted = fitText(name, {
        width: availableWidth,
        maxLines: 1,
        weight: 600,
        sizes: [32, 29, 26, 23],
      });
      return renderElement(
        'g',
        {},
        renderElement('rect', {
          x: LEFT,
          y: baseline - 24,
          width: 14,
          height: 28,
          rx: 4,
          fill: color,
        }),
        drawTextLine(fitted.lines[0] ?? '', LEFT + 30, baseline, {
          size: fitted.size,
          weight: 600,
          fill: PALETTE.ink,
        }),
        drawTextLine(value, LEFT + WIDTH, baseline, {
          size: 32,
          weight: 800,
          fill: PALETTE.ink,
          anchor: 'end',
        }),
      );
    }),
  );
}

function drawSeries(
  { bars, from, to }: NonNullable<PreviewContent['series']>,
  top: number,
): string {
  const bottom = 510;
  const style = { size: 20, fill: PALETTE.muted };
  return renderElement(
    'g',
    {},
    drawBars(bars, { x: LEFT, y: top, width: WIDTH, height: bottom - top }),
    // with few months the last bar is not at the right edge
    bars.length < TREND_MONTHS
      ? drawTextLine(`${from} – ${to}`, LEFT, bottom + 30, style)
      : drawTextLine(from, LEFT, bottom + 30, style) +
          drawTextLine(to, LEFT + WIDTH, bottom + 30, { ...style, anchor: 'end' }),
  );
}

function drawNotes({ note, sample }: PreviewContent): string {
  const baseline = 588;
  if (sample === undefined)
    return drawTextLine(note, LEFT, baseline, { size: 20, fill: PALETTE.muted });
  const width = measureTextWidth(sample, 600, 20) + 32;
  const fittedNote = fitText(note, {
    width: WIDTH + 20 - width - 20,
    maxLines: 1,
    weight: 400,
    sizes: [20, 19, 18, 17],
  });
  return renderElement(
    'g',
    {},
    renderElement('rect', {
      x: LEFT,
      y: baseline - 28,
      width,
      height: 42,
      rx: 8,
      fill: PALETTE.noticeBackground,
      stroke: PALETTE.noticeLine,
      'stroke-width': 1.5,
    }),
    drawTextLine(sample, LEFT + 16, baseline, { size: 20, weight: 600, fill: PALETTE.noticeText }),
    drawTextLine(fittedNote.lines[0] ?? '', LEFT + width + 20, baseline, {
      size: fittedNote.size,
      fill: PALETTE.muted,
    }),
  );
}
