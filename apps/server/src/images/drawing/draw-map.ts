import type { AreaId } from '@townlight/domain/places';
import type { AreaShape, CountyShapes } from '../county-shapes.ts';
import { drawLabels } from './draw-labels.ts';
import {
  type Box,
  createFittedView,
  expandBox,
  type ImageFrame,
  type MapView,
} from './map-view.ts';
import { NEUTRAL_AREA_COLOR, PALETTE, ROAD_COLOR } from './palette.ts';
import { renderElement } from './svg.ts';

export interface MapDrawingOptions {
  readonly frame: ImageFrame;
  readonly view: MapView;
  /** Returns the color of an area; the neutral color by default. */
  readonly fill?: (id: AreaId) => string;
  /** Areas drawn above the others, each with an outline. */
  readonly chosen?: readonly {
    readonly id: AreaId;
    readonly fill: string;
    readonly outline: string;
  }[];
  readonly outlineWidth?: number;
  readonly seamWidth?: number;
  /** The lines between areas; white by default. */
  readonly seam?: string;
  /** Font size of the names of surrounding areas; no names by default. */
  readonly labelSize?: number;
  /** Frames in which other elements would cover labels. */
  readonly reservedFrames?: readonly ImageFrame[];
  /** The areas whose names matter; all by default. */
  readonly labeled?: ReadonlySet<AreaId>;
  readonly freeways?: boolean;
}

/** Stripes for missing figures; define once per SVG. */
export const STRIPE_PATTERN = renderElement(
  'pattern',
  {
    id: 'missing',
    width: 8,
    height: 8,
    patternUnits: 'userSpaceOnUse',
    patternTransform: 'rotate(45)',
  },
  renderElement('rect', { width: 8, height: 8, fill: PALETTE.missing }),
  renderElement('rect', { width: 3, height: 8, fill: PALETTE.missingStripe }),
);
/** The fill of areas without a figure; needs `STRIPE_PATTERN` in the SVG. */
export const STRIPED_FILL = 'url(#missing)';

/** The freeways, which have the same color as other lines in the light scheme alone. */
export const FREEWAYS_ID = 'freeways';

/** Creates the view in which an area is large and its surroundings are visible. */
export function createAreaView(
  bounds: Box,
  frame: ImageFrame,
  { share = 0.5, within = frame }: { share?: number; within?: ImageFrame } = {},
): MapView {
  return createFittedView(expandBox(bounds, share, 0.012), frame, { within });
}

/** Draws land and sea, areas with their colors, freeways, and the chosen areas above them, clipped to the frame. */
export function drawMap(shapes: CountyShapes, map: MapDrawingOptions): string {
  const { frame, view, fill, chosen = [], outlineWidth = 4, seamWidth = 1.2 } = map;
  const clip = `clip-${frame.x}-${frame.y}-${frame.width}`;
  const seen = shapes.areas.filter(({ bounds }) => view.shows(bounds));
  const quiet = (id: AreaId) => fill?.(id) ?? NEUTRAL_AREA_COLOR;
  const ofColor = Map.groupBy(seen, ({ id }) => quiet(id));
  return renderElement(
    'g',
    {},
    renderElement('clipPath', { id: clip }, renderElement('rect', { ...frame })),
    renderElement(
      'g',
      { 'clip-path': `url(#${clip})` },
      renderElement('rect', { ...frame, fill: PALETTE.water }),
      drawPath(view.path(shapes.scenery.land), { fill: PALETTE.land }),
      ...[...ofColor].map(([color, areas]) =>
        drawPath(view.path(areas.flatMap(({ polygons }) => polygons)), {
          fill: color,
          'fill-rule': 'evenodd',
          stroke: map.seam ?? PALETTE.seam,
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

/** Draws a path; returns an empty string for an empty path. */
export function drawPath(
  data: string,
  attributes: Readonly<Record<string, string | number>>,
): string {
  return data === '' ? '' : renderElement('path', { d: data, ...attributes });
}

function drawFill(area: AreaShape | undefined, view: MapView, fill: string): string[] {
  return area === undefined
    ? []
    : [drawPath(view.path(area.polygons), { fill, 'fill-rule': 'evenodd' })];
}

/** Draws a dark line with a light rim, which is visible on every color. */
function drawOutline(
  area: AreaShape | undefined,
  view: MapView,
  outline: string,
  width: number,
): string[] {
  if (area === undefined) return [];
  const d = view.path(area.polygons);
  const line = (stroke: string, strokeWidth: number) =>
    drawPath(d, { fill: 'none', stroke, 'stroke-width': strokeWidth, 'stroke-linejoin': 'round' });
  return [line(PALETTE.surface, width * 2), line(outline, width)];
}

function drawFreeways({ scenery }: CountyShapes, view: MapView): string {
  return drawPath(view.lines(scenery.freeways), {
    id: FREEWAYS_ID,
    fill: 'none',
    stroke: ROAD_COLOR,
    'stroke-width': 3,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
    opacity: 0.85,
  });
}
