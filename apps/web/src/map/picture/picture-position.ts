import { OUTLINE_UNITS_PER_PX } from '@townlight/contract/places/outlines';
import { projectWebMercator, worldWidthPx } from '@townlight/domain/places';
import { county } from '../../i18n/county.ts';
import type { MapPlace } from '../map-place.ts';

/**
 * Centers a drawing in the uncovered part of the map (`--covered` is the height that is covered at the lower edge) and
 * moves it by `--pan`.
 */
export const PICTURE_STYLE = 'top:calc(50% - var(--covered, 0px) / 2);translate:var(--pan, none)';

/**
 * Returns the SVG transform from the outlines' units, at the county's view, to pixels around the middle of the map.
 * @param place the initial position of the map, if not the county
 */
export function pictureTransform(place: MapPlace | null): string {
  const { safetyMapView } = county;
  const here = place ?? safetyMapView;
  const from = projectWebMercator(here.longitude, here.latitude);
  const middle = projectWebMercator(safetyMapView.longitude, safetyMapView.latitude);
  const units = worldWidthPx(safetyMapView.zoom) * OUTLINE_UNITS_PER_PX;
  const scale = 2 ** (here.zoom - safetyMapView.zoom) / OUTLINE_UNITS_PER_PX;
  const move = [(middle.x - from.x) * units, (middle.y - from.y) * units].map(Math.round);
  return `scale(${scale}) translate(${move.join(' ')})`;
}
