import type { AreaId } from '@townlight/domain/places';
import type { CountyShapes } from '../county-shapes.ts';
import { drawLocator } from './draw-locator.ts';
import { createAreaView, drawMap, STRIPED_FILL } from './draw-map.ts';
import { PREVIEW_PANEL } from './draw-preview.ts';
import { computeBoundingBox, createFittedView } from './map-view.ts';
import { NEUTRAL_AREA_COLOR, PALETTE } from './palette.ts';

/** Index in the color ramp by area; null where it has no rank. */
export type ColorLevels = ReadonlyMap<AreaId, number | null>;
/** The color ramp; that of crime (orange) is the default. */
export type ColorRamp = 'crime' | 'airMap' | 'infection';

const LOCATOR = { x: 1028, y: 458, width: 148, height: 148 };

function colorBy(levels: ColorLevels, ramp: ColorRamp) {
  return (id: AreaId): string => {
    const level = levels.get(id) ?? null;
    return level === null ? STRIPED_FILL : (PALETTE[ramp][level] as string);
  };
}

/** Draws the right side of a preview: one area among its neighbors, colored by rate. */
export function drawAreaPanel(
  shapes: CountyShapes,
  id: AreaId,
  levels: ColorLevels,
  ramp: ColorRamp = 'crime',
): string {
  const area = shapes.find(id);
  if (area === undefined) return drawCountyPanel(shapes, levels, ramp);
  const fill = colorBy(levels, ramp);
  const map = drawMap(shapes, {
    frame: PREVIEW_PANEL,
    view: createAreaView(area.bounds, PREVIEW_PANEL),
    fill,
    chosen: [{ id, fill: fill(id), outline: PALETTE.ink }],
    outlineWidth: 5,
    labelSize: 18,
    reservedFrames: [LOCATOR],
  });
  return map + drawLocator(shapes, id, LOCATOR);
}

/** Draws the right side of a preview: the complete county, colored by rate. */
export function drawCountyPanel(
  shapes: CountyShapes,
  levels: ColorLevels,
  ramp: ColorRamp = 'crime',
): string {
  return drawMap(shapes, {
    frame: PREVIEW_PANEL,
    view: createFittedView(shapes.mainland, PREVIEW_PANEL, { margin: 22 }),
    fill: colorBy(levels, ramp),
    seamWidth: 0.6,
    freeways: false,
  });
}

/** Draws the right side of a preview: the complete county, without figures. */
export function drawNeutralPanel(shapes: CountyShapes): string {
  return drawMap(shapes, {
    frame: PREVIEW_PANEL,
    view: createFittedView(shapes.mainland, PREVIEW_PANEL, { margin: 22 }),
    fill: () => NEUTRAL_AREA_COLOR,
    seamWidth: 0.6,
    freeways: false,
  });
}

/** Draws the right side of a preview: a few areas, each in the color of its line. */
export function drawAreasPanel(
  shapes: CountyShapes,
  chosen: readonly { readonly id: AreaId; readonly color: string }[],
): string {
  const areas = chosen.flatMap(({ id }) => shapes.find(id) ?? []);
  if (areas.length === 0) return drawCountyPanel(shapes, new Map());
  return drawMap(shapes, {
    frame: PREVIEW_PANEL,
    view: createAreaView(computeBoundingBox(areas.map(({ bounds }) => bounds)), PREVIEW_PANEL, {
      share: 0.18,
    }),
    fill: () => NEUTRAL_AREA_COLOR,
    chosen: chosen.map(({ id, color }) => ({ id, fill: color, outline: color })),
    outlineWidth: 2,
    labelSize: 16,
  });
}
