import type { AreaId } from '@townlight/domain/places';
import type { AreaShape, CountyShapes } from '../county-shapes.ts';
import { drawPath } from './draw-map.ts';
import { createFittedView, type ImageFrame, type MapView } from './map-view.ts';
import { PALETTE, SMALL_COUNTY_COLOR } from './palette.ts';
import { renderElement } from './svg.ts';

/** Draws the complete county in small, with the location of one area. */
export function drawLocator(shapes: CountyShapes, id: AreaId, frame: ImageFrame): string {
  const area = shapes.find(id);
  const inner = createFittedView(shapes.bounds, frame, { margin: 12 });
  const all = drawPath(inner.path(shapes.outline), {
    fill: SMALL_COUNTY_COLOR,
    stroke: SMALL_COUNTY_COLOR,
    'stroke-width': 0.8,
  });
  return renderElement(
    'g',
    {},
    renderElement('rect', {
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

/** An area smaller than this is drawn as a dot. */
const SMALLEST_SEEN = 9;

function drawPlace(area: AreaShape, view: MapView): string {
  const width = view.x(area.bounds[2]) - view.x(area.bounds[0]);
  const height = view.y(area.bounds[1]) - view.y(area.bounds[3]);
  if (Math.max(width, height) >= SMALLEST_SEEN)
    return drawPath(view.path(area.polygons), {
      fill: PALETTE.accent,
      stroke: PALETTE.accent,
      'stroke-width': 1,
    });
  return renderElement('circle', {
    cx: view.x(area.center[0]),
    cy: view.y(area.center[1]),
    r: 5,
    fill: PALETTE.accent,
    stroke: PALETTE.surface,
    'stroke-width': 1.5,
  });
}
