import { AQI_CATEGORIES, type AqiCategory } from '@townlight/domain/air';
import type { AreaId } from '@townlight/domain/places';
import type { CountyShapes } from '../county-shapes.ts';
import { renderPagePicture } from './dark-scheme.ts';
import { createAreaView, drawMap, STRIPE_PATTERN, STRIPED_FILL } from './draw-map.ts';
import { createFittedView } from './map-view.ts';
import { PALETTE } from './palette.ts';
import { renderElement } from './svg.ts';

/** What a map of a story shows; areas that are absent from it have no figure, and are striped. */
export type StoryMap =
  /** The step of each area in the color ramp of crime. */
  | { readonly shows: 'rate'; readonly levels: ReadonlyMap<AreaId, number | null> }
  /** The category of the air in each area. */
  | { readonly shows: 'air'; readonly categories: ReadonlyMap<AreaId, AqiCategory> }
  /** Whether each area is higher or lower than usual; `null` where that is not clear. */
  | { readonly shows: 'change'; readonly directions: ReadonlyMap<AreaId, 'up' | 'down' | null> };

const SIZE = { width: 600, height: 560 };
const CHANGE_COLORS = {
  up: PALETTE.trend[5],
  down: PALETTE.trend[1],
  null: PALETTE.trend[3],
} as const;

/**
 * Draws the county, or one area among its neighbors, in the colors of its map. Where changes are shown, only areas
 * with one have their names.
 */
export function drawStoryMap(
  shapes: CountyShapes,
  map: StoryMap,
  { title, only }: { title: string; only?: AreaId | undefined },
): string {
  const frame = { x: 0, y: 0, ...SIZE };
  const fill = (id: AreaId) => colorOf(map, id) ?? STRIPED_FILL;
  const area = only === undefined ? undefined : shapes.find(only);
  const background = drawMap(shapes, {
    frame,
    fill,
    view:
      area === undefined
        ? createFittedView(map.shows === 'rate' ? shapes.core : shapes.mainland, frame, {
            margin: 12,
          })
        : createAreaView(area.bounds, frame),
    seam: map.shows === 'change' ? PALETTE.trendSeam : PALETTE.seam,
    seamWidth: 0.8,
    freeways: area !== undefined,
    labelSize: 19,
    ...(area !== undefined && {
      chosen: [{ id: area.id, fill: fill(area.id), outline: PALETTE.ink }],
    }),
    ...(area === undefined && map.shows === 'change' && { labeled: listChanged(map.directions) }),
  });
  return renderPagePicture(SIZE, title, renderElement('defs', {}, STRIPE_PATTERN), background);
}

function colorOf(map: StoryMap, id: AreaId): string | undefined {
  if (map.shows === 'air') {
    const category = map.categories.get(id);
    return category && PALETTE.air[AQI_CATEGORIES.indexOf(category)];
  }
  if (map.shows === 'rate') return PALETTE.crime[map.levels.get(id) ?? -1];
  const direction = map.directions.get(id);
  return direction === undefined ? undefined : CHANGE_COLORS[`${direction}`];
}

function listChanged(directions: ReadonlyMap<AreaId, 'up' | 'down' | null>): Set<AreaId> {
  return new Set([...directions].flatMap(([id, direction]) => (direction === null ? [] : [id])));
}
