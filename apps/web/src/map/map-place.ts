/** A map position. */
export interface MapPlace {
  /** The center, in degrees, with four decimals: some ten meters. */
  readonly latitude: number;
  readonly longitude: number;
  /** With one decimal. */
  readonly zoom: number;
}

const MAX_ZOOM = 24;

/** Parses `34.0522_-118.2437_11.5`; returns `null` for an invalid position. */
export function parseMapPlace(written: string | null): MapPlace | null {
  const segments = written?.split('_') ?? [];
  if (
    segments.length !== 3 ||
    !segments.every((segment) => /^-?\d{1,3}(\.\d{1,6})?$/.test(segment))
  )
    return null;
  const [latitude, longitude, zoom] = segments.map(Number) as [number, number, number];
  const there = Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180;
  return there && zoom >= 0 && zoom <= MAX_ZOOM ? toMapPlace(latitude, longitude, zoom) : null;
}

/** Formats `34.0522_-118.2437_11.5`: latitude, longitude, zoom. */
export function formatMapPlace({ latitude, longitude, zoom }: MapPlace): string {
  return `${latitude}_${longitude}_${zoom}`;
}

/** Returns a place with the precision of an address. */
export function toMapPlace(latitude: number, longitude: number, zoom: number): MapPlace {
  return {
    latitude: rounded(latitude, 4),
    longitude: rounded(longitude, 4),
    zoom: rounded(zoom, 1),
  };
}

/** Rounds without negative zero, which an address cannot represent. */
function rounded(figure: number, decimals: number): number {
  return Number(figure.toFixed(decimals)) + 0;
}

/** Returns whether two positions are exactly equal. */
export function isSamePlace(a: MapPlace, b: MapPlace): boolean {
  return a.latitude === b.latitude && a.longitude === b.longitude && a.zoom === b.zoom;
}
