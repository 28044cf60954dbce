/** Where a map has been moved to, as its reader left it. */
export interface MapPlace {
  /** Of the middle, in degrees, with four decimals: some ten meters. */
  readonly latitude: number;
  readonly longitude: number;
  /** With one decimal. */
  readonly zoom: number;
}

const DEEPEST_ZOOM = 24;

/** Reads `34.0522_-118.2437_11.5`; `null` for what is no place on a map. */
export function readMapPlace(written: string | null): MapPlace | null {
  const parts = written?.split('_') ?? [];
  if (parts.length !== 3 || !parts.every((part) => /^-?\d{1,3}(\.\d{1,6})?$/.test(part)))
    return null;
  const [latitude, longitude, zoom] = parts.map(Number) as [number, number, number];
  const there = Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180;
  return there && zoom >= 0 && zoom <= DEEPEST_ZOOM ? mapPlace(latitude, longitude, zoom) : null;
}

export function writeMapPlace({ latitude, longitude, zoom }: MapPlace): string {
  return `${latitude}_${longitude}_${zoom}`;
}

/** A place as exact as an address tells it. */
export function mapPlace(latitude: number, longitude: number, zoom: number): MapPlace {
  return {
    latitude: rounded(latitude, 4),
    longitude: rounded(longitude, 4),
    zoom: rounded(zoom, 1),
  };
}

/** Without a negative zero, which an address does not tell. */
function rounded(figure: number, decimals: number): number {
  return Number(figure.toFixed(decimals)) + 0;
}

export function isSamePlace(a: MapPlace, b: MapPlace): boolean {
  return a.latitude === b.latitude && a.longitude === b.longitude && a.zoom === b.zoom;
}
