import type { AreaId } from '@townlight/domain/places';
import type { AreaShape, CountyShapes } from '../county-shapes.ts';
import { type Box, type Frame, fitView, type MapView, withSurroundings } from './map-view.ts';
import { PALETTE, QUIET_AREA, ROAD } from './palette.ts';
import { element } from './svg.ts';
import { textLine, textWidth } from './type-face.ts';

export interface MapDrawing {
  readonly frame: Frame;
  readonly view: MapView;
  /** The colour of an area; the quiet one unless told. */
  readonly fill?: (id: AreaId) => string;
  /** Drawn over the others, with an outline each. */
  readonly chosen?: readonly {
    readonly id: AreaId;
    readonly fill: string;
    readonly outline: string;
  }[];
  readonly outlineWidth?: number;
  readonly seamWidth?: number;
  /** Names of the areas around, in this size; none unless told. */
  readonly labelSize?: number;
  /** Where labels would be covered. */
  readonly keepFree?: readonly Frame[];
  readonly freeways?: boolean;
}

/** The stripes of what has no figures; one definition for a whole drawing. */
export const stripes = element(
  'pattern',
  {
    id: 'missing',
    width: 8,
    height: 8,
    patternUnits: 'userSpaceOnUse',
    patternTransform: 'rotate(45)',
  },
  element('rect', { width: 8, height: 8, fill: PALETTE.missing }),
  element('rect', { width: 3, height: 8, fill: PALETTE.missingStripe }),
);
export const STRIPED = 'url(#missing)';

/** The view in which an area is large and still has its surroundings. */
export function viewOfArea(
  bounds: Box,
  frame: Frame,
  { share = 0.5, within = frame }: { share?: number; within?: Frame } = {},
): MapView {
  return fitView(withSurroundings(bounds, share, 0.012), frame, { within });
}

/** Land and sea, areas with their colours, freeways, and the chosen areas over them; within its frame. */
export function drawMap(shapes: CountyShapes, map: MapDrawing): string {
  const { frame, view, fill, chosen = [], outlineWidth = 4, seamWidth = 1.2 } = map;
  const clip = `clip-${frame.x}-${frame.y}-${frame.width}`;
  const seen = shapes.areas.filter(({ bounds }) => view.shows(bounds));
  const quiet = (id: AreaId) => fill?.(id) ?? QUIET_AREA;
  const ofColor = Map.groupBy(seen, ({ id }) => quiet(id));
  return element(
    'g',
    {},
    element('clipPath', { id: clip }, element('rect', { ...frame })),
    element(
      'g',
      { 'clip-path': `url(#${clip})` },
      element('rect', { ...frame, fill: PALETTE.water }),
      path(view.path(shapes.scenery.land), { fill: PALETTE.land }),
      ...[...ofColor].map(([color, areas]) =>
        path(view.path(areas.flatMap(({ polygons }) => polygons)), {
          fill: color,
          'fill-rule': 'evenodd',
          stroke: PALETTE.seam,
          'stroke-width': seamWidth,
          'stroke-linejoin': 'round',
        }),
      ),
      ...chosen.flatMap((one) => drawFill(shapes.find(one.id), view, one.fill)),
      map.freeways === false ? '' : drawFreeways(shapes, view),
      ...chosen.flatMap((one) => drawOutline(shapes.find(one.id), view, one.outline, outlineWidth)),
      map.labelSize === undefined ? '' : drawLabels(seen, map, map.labelSize),
    ),
  );
}

/** Nothing, where there is nothing to draw. */
function path(data: string, attributes: Readonly<Record<string, string | number>>): string {
  return data === '' ? '' : element('path', { d: data, ...attributes });
}

function drawFill(area: AreaShape | undefined, view: MapView, fill: string): string[] {
  return area === undefined
    ? []
    : [path(view.path(area.polygons), { fill, 'fill-rule': 'evenodd' })];
}

/** A light rim around a dark line: it is seen on every colour. */
function drawOutline(
  area: AreaShape | undefined,
  view: MapView,
  outline: string,
  width: number,
): string[] {
  if (area === undefined) return [];
  const d = view.path(area.polygons);
  const line = (stroke: string, strokeWidth: number) =>
    path(d, { fill: 'none', stroke, 'stroke-width': strokeWidth, 'stroke-linejoin': 'round' });
  return [line(PALETTE.surface, width * 2), line(outline, width)];
}

function drawFreeways({ scenery }: CountyShapes, view: MapView): string {
  return path(view.lines(scenery.freeways), {
    fill: 'none',
    stroke: ROAD,
    'stroke-width': 3,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
    opacity: 0.85,
  });
}

const MOST_LABELS = 7;

/** Names of the largest areas around that find room beside each other. */
function drawLabels(seen: readonly AreaShape[], map: MapDrawing, size: number): string {
  const { view, frame, chosen = [], keepFree = [] } = map;
  const isChosen = (id: AreaId) => chosen.some((one) => one.id === id);
  const taken: Frame[] = [
    ...keepFree,
    ...ownFrames(
      seen.filter(({ id }) => isChosen(id)),
      view,
    ),
  ];
  const labels: string[] = [];
  const sizeOf = ({ bounds }: AreaShape) => (bounds[2] - bounds[0]) * (bounds[3] - bounds[1]);
  for (const area of seen.toSorted((a, b) => sizeOf(b) - sizeOf(a))) {
    if (isChosen(area.id) || labels.length === MOST_LABELS) continue;
    const width = textWidth(area.name, 600, size);
    const [x, y] = [view.x(area.center[0]), view.y(area.center[1])];
    const box = { x: x - width / 2 - 6, y: y - size, width: width + 12, height: size * 1.6 };
    const isInside =
      box.x > frame.x + 8 &&
      box.x + box.width < frame.x + frame.width - 8 &&
      box.y > frame.y + 8 &&
      box.y + box.height < frame.y + frame.height - 8;
    if (!isInside || taken.some((other) => meet(other, box))) continue;
    taken.push(box);
    labels.push(
      textLine(area.name, x, y + size * 0.35, {
        size,
        weight: 600,
        fill: PALETTE.ink,
        anchor: 'middle',
        halo: { color: PALETTE.surface, width: 4 },
      }),
    );
  }
  return labels.join('');
}

/** The middle of a chosen area, where a neighbour's name would be taken for its own. */
function ownFrames(areas: readonly AreaShape[], view: MapView): Frame[] {
  return areas.map(({ bounds }) => {
    const [left, right] = [view.x(bounds[0]), view.x(bounds[2])];
    const [top, bottom] = [view.y(bounds[3]), view.y(bounds[1])];
    const [width, height] = [(right - left) * 0.6, (bottom - top) * 0.6];
    return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
  });
}

function meet(a: Frame, b: Frame): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** The whole county in small, with the place of one area in it. */
export function drawLocator(shapes: CountyShapes, id: AreaId, frame: Frame): string {
  const area = shapes.find(id);
  const inner = fitView(shapes.bounds, frame, { margin: 12 });
  const all = path(inner.path(shapes.outline), {
    fill: '#cfc8ba',
    stroke: '#cfc8ba',
    'stroke-width': 0.8,
  });
  return element(
    'g',
    {},
    element('rect', {
      ...frame,
      rx: 14,
      fill: PALETTE.surface,
      'fill-opacity': 0.94,
      stroke: PALETTE.line,
      'stroke-width': 1.5,
    }),
    all,
    area === undefined ? '' : drawPlace(area, inner),
  );
}

/** Too small to be seen in its shape, an area is a dot. */
const SMALLEST_SEEN = 9;

function drawPlace(area: AreaShape, view: MapView): string {
  const width = view.x(area.bounds[2]) - view.x(area.bounds[0]);
  const height = view.y(area.bounds[1]) - view.y(area.bounds[3]);
  if (Math.max(width, height) >= SMALLEST_SEEN)
    return path(view.path(area.polygons), {
      fill: PALETTE.accent,
      stroke: PALETTE.accent,
      'stroke-width': 1,
    });
  return element('circle', {
    cx: view.x(area.center[0]),
    cy: view.y(area.center[1]),
    r: 5,
    fill: PALETTE.accent,
    stroke: PALETTE.surface,
    'stroke-width': 1.5,
  });
}
