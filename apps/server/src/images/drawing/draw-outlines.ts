import type { AreaFeature } from '@townlight/contract/places';
import {
  AREA_NAMES_ID,
  LAND_SHAPE_ID,
  OUTLINE_UNITS_PER_PX,
} from '@townlight/contract/places/outlines';
import type { MapView } from '@townlight/domain/county';
import { projectWebMercator, worldWidthPx } from '@townlight/domain/places';
import { clipRing, type Point } from './clip.ts';
import { drawAreaNames, type NamedArea } from './draw-area-names.ts';
import { simplifyLine } from './map-view.ts';
import { renderElement } from './svg.ts';

/** Corners closer than half a pixel are merged. */
const MIN_CORNER_DISTANCE = OUTLINE_UNITS_PER_PX / 2;
/** Larger than a large screen; shapes outside are omitted. In pixels from the center. */
const REACH_PX = 2_000;

type Rings = readonly (readonly (readonly number[])[])[];

/** What surrounds the outlines, and where they are. */
export interface OutlinesSurroundings {
  readonly land: readonly Rings[];
  /** The areas whose names are drawn as far as there is space. */
  readonly named: readonly NamedArea[];
  readonly view: Pick<MapView, 'longitude' | 'latitude' | 'zoom'>;
}

/**
 * Draws the outlines of areas and of the surrounding land as uncolored paths, each with an id, for pages that color
 * them with `<use href="….svg#venice" fill="…">`. The projection is Web Mercator as the map draws it at `view`: (0, 0)
 * is the center of the view, and ten units are a pixel. The names are a group that inherits its font.
 */
export function drawOutlines(
  features: readonly AreaFeature[],
  { land, named, view }: OutlinesSurroundings,
): string {
  const scale = worldWidthPx(view.zoom) * OUTLINE_UNITS_PER_PX;
  const middle = projectWebMercator(view.longitude, view.latitude);
  const toUnits = ([longitude = 0, latitude = 0]: readonly number[]): Point => {
    const { x, y } = projectWebMercator(longitude, latitude);
    return [(x - middle.x) * scale, (y - middle.y) * scale];
  };
  const reach = REACH_PX * OUTLINE_UNITS_PER_PX;
  const window = { left: -reach, top: -reach, right: reach, bottom: reach };
  const ringPath = (ring: Rings[number]): string => {
    const points = simplifyLine(
      clipRing(ring.slice(0, -1).map(toUnits), window),
      MIN_CORNER_DISTANCE,
    );
    return points.length < 3 ? '' : steps(points);
  };
  const pathOf = (polygons: readonly Rings[]) =>
    polygons.flatMap((rings) => rings.map(ringPath)).join('');
  return renderElement(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg' },
    renderElement('path', { id: LAND_SHAPE_ID, d: pathOf(land) }),
    ...features.map(({ properties, geometry }) =>
      renderElement('path', {
        id: properties.id,
        d: pathOf(geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates),
      }),
    ),
    renderElement('g', { id: AREA_NAMES_ID }, drawAreaNames(named, toUnits)),
  );
}

/** Formats a closed ring: its first corner, then relative moves in integer units. */
function steps(points: readonly Point[]): string {
  const [first, ...rest] = points.map(([x, y]) => [Math.round(x), Math.round(y)] as const);
  let [beforeX, beforeY] = first ?? [0, 0];
  const moves = rest.map(([x, y]) => {
    const move = `${x - beforeX} ${y - beforeY}`;
    [beforeX, beforeY] = [x, y];
    return move;
  });
  return `M${first?.join(' ')}l${moves.join(' ')}z`;
}
