import type { AreaShape, CountyShapes } from '../county-shapes.ts';
import { renderPagePicture } from './dark-scheme.ts';
import { drawLocator } from './draw-locator.ts';
import { createAreaView, drawMap } from './draw-map.ts';
import { drawTextLine, fitText, measureTextWidth } from './font.ts';
import type { ImageFrame } from './map-view.ts';
import { PALETTE, SHOWN_AREA_COLOR } from './palette.ts';
import { renderElement, renderSvg } from './svg.ts';

/** Draws an area card without the name, for pages that show the name as text. */
export function drawAreaShape(
  shapes: CountyShapes,
  area: AreaShape,
  size: { readonly width: number; readonly height: number },
): string {
  const frame = { x: 0, y: 0, ...size };
  return renderPagePicture(size, area.name, drawPlace(shapes, area, frame, frame));
}

/**
 * Draws an area without figures, so that the image never changes: its shape among its neighbors, its location in the
 * county, its name.
 */
export function drawAreaCard(
  shapes: CountyShapes,
  area: AreaShape,
  size: { readonly width: number; readonly height: number },
): string {
  const { width, height } = size;
  const frame = { x: 0, y: 0, ...size };
  const availableWidth = width - 48 - 32;
  const name = fitText(area.name, {
    width: availableWidth,
    maxLines: 1,
    weight: 800,
    sizes: [34, 30, 27, 24, 21],
  });
  const [line = ''] = name.lines;
  const plate = { width: measureTextWidth(line, 800, name.size) + 36, height: name.size + 26 };
  return renderSvg(
    size,
    area.name,
    drawPlace(shapes, area, frame, { ...frame, height: height - plate.height - 24 }),
    renderElement('rect', {
      x: 20,
      y: height - plate.height - 20,
      ...plate,
      rx: 12,
      fill: PALETTE.surface,
      stroke: PALETTE.line,
      'stroke-width': 1.5,
    }),
    drawTextLine(line, 38, height - 20 - plate.height / 2 + name.size * 0.35, {
      size: name.size,
      weight: 800,
      fill: PALETTE.ink,
    }),
  );
}

/** @param within the section of the frame for the area */
function drawPlace(
  shapes: CountyShapes,
  area: AreaShape,
  frame: ImageFrame,
  within: ImageFrame,
): string {
  const side = Math.round(frame.height * 0.36);
  const map = drawMap(shapes, {
    frame,
    view: createAreaView(area.bounds, frame, { share: 0.22, within }),
    chosen: [{ id: area.id, fill: SHOWN_AREA_COLOR, outline: PALETTE.accent }],
    outlineWidth: 3.5,
    seamWidth: 1.6,
  });
  const locator = { x: frame.width - side - 16, y: 16, width: side, height: side };
  return map + drawLocator(shapes, area.id, locator);
}
