import type { AreaId } from '@townlight/domain/places';
import type { AreaShape, CountyShapes } from '../county-shapes.ts';
import { renderPagePicture } from './dark-scheme.ts';
import { createAreaView, drawMap, STRIPE_PATTERN, STRIPED_FILL } from './draw-map.ts';
import { drawTextLine, measureTextWidth } from './font.ts';
import { createFittedView, type ImageFrame, type MapView } from './map-view.ts';
import { PALETTE } from './palette.ts';
import { renderElement } from './svg.ts';

/** A map for the head of a page, with its legend. */
export interface PageMap {
  /** Title of the legend: what the colors are, and of when. */
  readonly title: string;
  /** The area among its neighbors; the core of the county without. */
  readonly area?: AreaShape | undefined;
  /** The color of each area; areas that are absent are striped. */
  readonly colors: ReadonlyMap<AreaId, string>;
  /** A ramp of colors from the lowest to the highest, or colors with a name each. */
  readonly scale:
    | { readonly lower: string; readonly colors: readonly string[]; readonly higher: string }
    | { readonly named: readonly { readonly color: string; readonly text: string }[] };
  /** What stripes mean. */
  readonly striped: string;
}

const SIZE = { width: 760, height: 450 };
const FRAME: ImageFrame = { x: 0, y: 0, ...SIZE };
/** A page may crop this much of the map at its top and at its sides. */
const CROPPED = { top: 60, side: 164 };
const NAME = 18;
const TEXT = 14;
const STEP = { width: 18, height: 12 };
const GAP = 10;
const PADDING = 14;
const ROW = 22;

/** Draws the map of a page, without what is in the page's text. */
export function drawPageMap(shapes: CountyShapes, map: PageMap): string {
  const { area, title, colors } = map;
  const view = createView(shapes, area, drawLegend(map).frame);
  const legend = drawLegend(omitUnseenColors(shapes, map, view));
  const fill = (id: AreaId) => colors.get(id) ?? STRIPED_FILL;
  const reservedFrames = [
    legend.frame,
    { ...FRAME, height: CROPPED.top },
    { ...FRAME, width: CROPPED.side },
    { ...FRAME, x: SIZE.width - CROPPED.side, width: CROPPED.side },
  ];
  return renderPagePicture(
    SIZE,
    area === undefined ? title : `${area.name}: ${title}`,
    renderElement('defs', {}, STRIPE_PATTERN),
    drawMap(shapes, {
      frame: FRAME,
      view,
      fill,
      ...(area === undefined
        ? { seamWidth: 0.6, labelSize: 15, labeled: new Set(colors.keys()), reservedFrames }
        : {
            chosen: [{ id: area.id, fill: fill(area.id), outline: PALETTE.ink }],
            outlineWidth: 3.5,
            labelSize: 16,
            reservedFrames,
          }),
    }),
    area === undefined ? '' : drawName(area, view),
    legend.svg,
  );
}

function createView(
  shapes: CountyShapes,
  area: AreaShape | undefined,
  legend: ImageFrame,
): MapView {
  const within: ImageFrame = {
    x: CROPPED.side,
    y: CROPPED.top,
    width: SIZE.width - 2 * CROPPED.side,
    height: legend.y - CROPPED.top,
  };
  return area === undefined
    ? createFittedView(shapes.core, FRAME, { margin: 6, within })
    : createAreaView(area.bounds, FRAME, { within });
}

/** Removes the named colors that no area in view has. */
function omitUnseenColors(shapes: CountyShapes, map: PageMap, view: MapView): PageMap {
  if (!('named' in map.scale)) return map;
  const seen = shapes.areas.filter(({ bounds }) => view.shows(bounds));
  const colors = new Set(seen.map(({ id }) => map.colors.get(id)));
  return { ...map, scale: { named: map.scale.named.filter(({ color }) => colors.has(color)) } };
}

/** Draws the name of the area, where it fits inside. */
function drawName({ name, center, bounds }: AreaShape, view: MapView): string {
  const width = view.x(bounds[2]) - view.x(bounds[0]);
  if (measureTextWidth(name, 800, NAME) > width) return '';
  return drawTextLine(name, view.x(center[0]), view.y(center[1]) + NAME * 0.35, {
    size: NAME,
    weight: 800,
    fill: PALETTE.ink,
    anchor: 'middle',
    halo: { color: PALETTE.surface, width: 4 },
  });
}

/** An element of the legend, drawn with its left end and its baseline given. */
interface LegendRow {
  readonly width: number;
  draw(left: number, baseline: number): string;
}

function drawLegend({ title, colors, scale, striped }: PageMap): {
  readonly frame: ImageFrame;
  readonly svg: string;
} {
  const scaleRows =
    'named' in scale
      ? scale.named.map(({ color, text }) => inRow([stepRow([color]), textRow(text)]))
      : [inRow([textRow(scale.lower), stepRow(scale.colors), textRow(scale.higher)])];
  const rows: readonly LegendRow[] = [
    textRow(title, 600),
    // a scale that no area uses, such as that of a rare crime, would read as an empty map
    ...(colors.size === 0 ? [] : scaleRows),
    inRow([stepRow([STRIPED_FILL]), textRow(striped)]),
  ];
  const width = Math.max(...rows.map((row) => row.width)) + 2 * PADDING;
  const height = rows.length * ROW + PADDING;
  const frame = { x: (SIZE.width - width) / 2, y: SIZE.height - height - 12, width, height };
  return {
    frame,
    svg: renderElement(
      'g',
      {},
      renderElement('rect', { ...frame, rx: 8, fill: PALETTE.surface, opacity: 0.94 }),
      ...rows.map((row, at) =>
        row.draw(frame.x + PADDING, frame.y + PADDING / 2 + (at + 0.72) * ROW),
      ),
    ),
  };
}

function textRow(text: string, weight: 400 | 600 = 400): LegendRow {
  return {
    width: measureTextWidth(text, weight, TEXT),
    draw: (left, baseline) =>
      drawTextLine(text, left, baseline, { size: TEXT, weight, fill: PALETTE.ink }),
  };
}

/** Colors in a row, with a rim: the lowest is hardly visible on white. */
function stepRow(colors: readonly string[]): LegendRow {
  const width = STEP.width * colors.length;
  return {
    width,
    draw: (left, baseline) => {
      const y = baseline - STEP.height + 1;
      const steps = colors.map((fill, at) =>
        renderElement('rect', { x: left + at * STEP.width, y, ...STEP, fill }),
      );
      const rim = { fill: 'none', stroke: PALETTE.missingStripe };
      return (
        steps.join('') + renderElement('rect', { x: left, y, width, height: STEP.height, ...rim })
      );
    },
  };
}

function inRow(parts: readonly LegendRow[]): LegendRow {
  return {
    width: parts.reduce((sum, { width }) => sum + width, GAP * (parts.length - 1)),
    draw: (left, baseline) => {
      let x = left;
      return parts
        .map((part) => {
          const svg = part.draw(x, baseline);
          x += part.width + GAP;
          return svg;
        })
        .join('');
    },
  };
}
