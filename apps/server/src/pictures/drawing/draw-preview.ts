import { TREND_MONTHS } from '@townlight/domain/crime';
import { type Bar, drawBars } from './draw-bars.ts';
import { stripes } from './draw-map.ts';
import { drawMark } from './draw-mark.ts';
import type { Frame } from './map-view.ts';
import { PALETTE } from './palette.ts';
import { drawing, element } from './svg.ts';
import { fitText, textLine, textWidth } from './type-face.ts';

/** The size of link previews. */
export const PREVIEW = { width: 1200, height: 630 } as const;
/** The right side of a preview: a map or a substitute. */
export const PREVIEW_PANEL: Frame = { x: 668, y: 0, width: 532, height: 630 };

const LEFT = 60;
const WIDTH = 548;

/** The content of a link preview, in the reader's language. */
export interface PreviewMatter {
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
  readonly series?: { readonly bars: readonly Bar[]; readonly from: string; readonly to: string };
  readonly note: string;
  /** Notice that the figures are sample data. */
  readonly sample?: string;
}

/** Draws a preview image for a shared link: text and one figure on the left, `panel` on the right. */
export function drawPreview(matter: PreviewMatter, panel: string): string {
  const { figure, sentence, series, rows, caption } = matter;
  const title = fitText(matter.title, {
    width: WIDTH,
    most: matter.titleLines ?? 2,
    weight: 800,
    sizes: [84, 76, 68, 60, 54, 48, 42],
  });
  const titleTop = 176;
  const lineHeight = title.size * 1.06;
  const titleEnd = titleTop + title.size * 0.78 + (title.lines.length - 1) * lineHeight;
  return drawing(
    PREVIEW,
    matter.title,
    element('defs', {}, stripes),
    element('rect', { ...PREVIEW, fill: PALETTE.ground }),
    panel,
    element('rect', {
      x: PREVIEW_PANEL.x - 3,
      y: 0,
      width: 3,
      height: PREVIEW.height,
      fill: PALETTE.surface,
    }),
    drawMark(LEFT, 48, 38),
    textLine(matter.kind, LEFT, 150, { size: 24, weight: 600, fill: PALETTE.muted }),
    ...title.lines.map((line, i) =>
      textLine(line, LEFT - title.size * 0.04, titleTop + title.size * 0.78 + i * lineHeight, {
        size: title.size,
        weight: 800,
        fill: PALETTE.ink,
      }),
    ),
    figure ? drawFigure(figure, titleEnd + 90) : '',
    sentence === undefined ? '' : drawSentence(sentence, titleEnd + 46, series ? 2 : 5),
    caption === undefined
      ? ''
      : textLine(caption, LEFT, titleEnd + 48, { size: 22, fill: PALETTE.muted }),
    rows ? drawRows(rows, titleEnd + 64) : '',
    series ? drawSeries(series, Math.max(titleEnd + 132, 400)) : '',
    drawNotes(matter),
  );
}

function drawFigure(
  { number, counts, standing }: NonNullable<PreviewMatter['figure']>,
  baseline: number,
): string {
  const size = 68;
  const beside = LEFT + textWidth(number, 800, size) + 20;
  const room = LEFT + WIDTH - beside;
  const small = fitText(counts, {
    width: room,
    most: 1,
    weight: 600,
    sizes: [26, 24, 22, 20, 18, 16],
  });
  const below =
    standing && fitText(standing, { width: room, most: 1, weight: 400, sizes: [24, 22, 20, 18] });
  return element(
    'g',
    {},
    textLine(number, LEFT - 3, baseline, { size, weight: 800, fill: '#9f420b' }),
    textLine(small.lines[0] ?? '', beside, baseline - (below ? 30 : 6), {
      size: small.size,
      weight: 600,
      fill: PALETTE.ink,
    }),
    below
      ? textLine(below.lines[0] ?? '', beside, baseline + 1, {
          size: below.size,
          fill: PALETTE.muted,
        })
      : '',
  );
}

function drawSentence(sentence: string, top: number, most: 2 | 5): string {
  const { lines, size } = fitText(sentence, {
    width: WIDTH,
    most,
    weight: 400,
    sizes: most === 2 ? [26, 24, 22] : [32, 29, 26],
  });
  return element(
    'g',
    {},
    ...lines.map((line, i) =>
      textLine(line, LEFT, top + size * (0.8 + i * 1.36), { size, fill: PALETTE.muted }),
    ),
  );
}

function drawRows(rows: NonNullable<PreviewMatter['rows']>, top: number): string {
  const height = Math.min(84, (540 - top) / rows.length);
  return element(
    'g',
    {},
    ...rows.map(({ color, name, value }, i) => {
      const baseline = top + i * height + height * 0.55;
      const room = WIDTH - 60 - textWidth(value, 800, 32);
      const fitted = fitText(name, { width: room, most: 1, weight: 600, sizes: [32, 29, 26, 23] });
      return element(
        'g',
        {},
        element('rect', { x: LEFT, y: baseline - 24, width: 14, height: 28, rx: 4, fill: color }),
        textLine(fitted.lines[0] ?? '', LEFT + 30, baseline, {
          size: fitted.size,
          weight: 600,
          fill: PALETTE.ink,
        }),
        textLine(value, LEFT + WIDTH, baseline, {
          size: 32,
          weight: 800,
          fill: PALETTE.ink,
          anchor: 'end',
        }),
      );
    }),
  );
}

function drawSeries({ bars, from, to }: NonNullable<PreviewMatter['series']>, top: number): string {
  const bottom = 510;
  const style = { size: 20, fill: PALETTE.muted };
  return element(
    'g',
    {},
    drawBars(bars, { x: LEFT, y: top, width: WIDTH, height: bottom - top }),
    // with few months the last bar is not at the right edge
    bars.length < TREND_MONTHS
      ? textLine(`${from} – ${to}`, LEFT, bottom + 30, style)
      : textLine(from, LEFT, bottom + 30, style) +
          textLine(to, LEFT + WIDTH, bottom + 30, { ...style, anchor: 'end' }),
  );
}

function drawNotes({ note, sample }: PreviewMatter): string {
  const baseline = 588;
  if (sample === undefined)
    return textLine(note, LEFT, baseline, { size: 20, fill: PALETTE.muted });
  const width = textWidth(sample, 600, 20) + 32;
  const beside = fitText(note, {
    width: WIDTH + 20 - width - 20,
    most: 1,
    weight: 400,
    sizes: [20, 19, 18, 17],
  });
  return element(
    'g',
    {},
    element('rect', {
      x: LEFT,
      y: baseline - 28,
      width,
      height: 42,
      rx: 8,
      fill: PALETTE.noticeGround,
      stroke: PALETTE.noticeLine,
      'stroke-width': 1.5,
    }),
    textLine(sample, LEFT + 16, baseline, { size: 20, weight: 600, fill: PALETTE.noticeText }),
    textLine(beside.lines[0] ?? '', LEFT + width + 20, baseline, {
      size: beside.size,
      fill: PALETTE.muted,
    }),
  );
}
