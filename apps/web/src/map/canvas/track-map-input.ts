import type { AreaId } from '@townlight/domain/places';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { type MapPlace, toMapPlace } from '../map-place.ts';
import { FILL_LAYER } from './map-style.ts';

/** Marks moves by the site's buttons as user input. */
export const USER_MOVE = { byReader: true };
/** Browsers reject an address that changes too often: a place is reported when the map has come to rest. */
const REST_MS = 350;

export interface MapInputListener {
  /** Reports the position of the pointer, or `null` when it left the areas. */
  readonly onHover: (hover: { id: AreaId; x: number; y: number } | null) => void;
  /** Reports the area under the keyboard's crosshair, or `null` when the map lost the focus. */
  readonly onCrosshair: (at: { id: AreaId | null; x: number; y: number } | null) => void;
  /** Reports the position after a user move, or `null` after a reset. */
  readonly onMove: (place: MapPlace | null) => void;
  readonly onSelect: (id: AreaId) => void;
}

/**
 * Reports what a reader does on the map with pointer, finger and keys. The keyboard's crosshair is the middle of the
 * map.
 * @returns a function that stops it; a pending move is dropped
 */
export function trackMapInput(map: MapLibreMap, listener: MapInputListener): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  map.on('mousemove', FILL_LAYER, (event) => {
    const id = areaOf(event.features?.[0]);
    map.getCanvas().style.cursor = 'pointer';
    listener.onHover(id === null ? null : { id, x: event.point.x, y: event.point.y });
  });
  map.on('mouseleave', FILL_LAYER, () => {
    map.getCanvas().style.cursor = '';
    listener.onHover(null);
  });
  map.on('click', FILL_LAYER, (event) => {
    const id = areaOf(event.features?.[0]);
    if (id !== null) listener.onSelect(id);
  });
  map.on('movestart', () => {
    listener.onHover(null);
    clearTimeout(resting);
  });
  map.on('moveend', (event) => {
    reportCrosshair(map, listener);
    // ignores moves by a selection or a layout change
    if (!isUserMove(event)) return;
    clearTimeout(resting);
    resting = setTimeout(() => listener.onMove(getMapPlace(map)), REST_MS);
  });
  const canvas = map.getCanvas();
  canvas.addEventListener('focus', () => reportCrosshair(map, listener));
  canvas.addEventListener('blur', () => listener.onCrosshair(null));
  canvas.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    const { id } = atCrosshair(map);
    if (id !== null) listener.onSelect(id);
  });
  return () => clearTimeout(resting);
}

export function getMapPlace(map: MapLibreMap): MapPlace {
  const { lat, lng } = map.getCenter();
  return toMapPlace(lat, lng, map.getZoom());
}

function reportCrosshair(map: MapLibreMap, listener: MapInputListener): void {
  if (map.getCanvas().matches(':focus-visible')) listener.onCrosshair(atCrosshair(map));
}

function atCrosshair(map: MapLibreMap): { id: AreaId | null; x: number; y: number } {
  const middle = map.project(map.getCenter());
  const [feature] = map.queryRenderedFeatures(middle, { layers: [FILL_LAYER] });
  return { id: areaOf(feature), x: middle.x, y: middle.y };
}

/** Returns whether pointer, key or button input moved the map. */
function isUserMove(event: { originalEvent?: unknown; byReader?: boolean }): boolean {
  return event.originalEvent !== undefined || event.byReader === true;
}

function areaOf(feature: { properties: Record<string, unknown> | null } | undefined) {
  const id = feature?.properties?.id;
  return typeof id === 'string' ? id : null;
}
