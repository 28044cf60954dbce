/** A point for air quality with the reader's label, which may be empty. */
export interface AirPlace {
  readonly label: string;
  readonly longitude: number;
  readonly latitude: number;
}

/** A precision of about ten centimeters. */
const DECIMALS = 6;

const COORDINATES = /^(-?\d{1,3}(?:\.\d+)?), ?(-?\d{1,2}(?:\.\d+)?)$/;

/** Formats `/aqi`, or `/aqi/{label}/{lng},{lat}`. // spec 2; without a label `/aqi/{lng},{lat}` */
export function airPath(place: AirPlace | null): string {
  if (place === null) return '/aqi';
  const point = `${formatCoordinate(place.longitude)},${formatCoordinate(place.latitude)}`;
  const label = place.label.trim();
  return label === '' ? `/aqi/${point}` : `/aqi/${encodeURIComponent(label)}/${point}`;
}

/** Parses the segments after `aqi`: `Springfield`, `-118.283221,34.020818`; `null` for an invalid point. */
export function parseAirPlace(steps: readonly string[]): AirPlace | null {
  if (steps.length > 2) return null;
  const [, long = '', lat = ''] = COORDINATES.exec(steps.at(-1) ?? '') ?? [];
  const longitude = Number(long);
  const latitude = Number(lat);
  if (long === '' || Math.abs(longitude) > 180 || Math.abs(latitude) > 90) return null;
  return { label: steps.length === 1 ? '' : (steps[0] as string).trim(), longitude, latitude };
}

function formatCoordinate(value: number): string {
  // Fixed notation: exponents are not parsed.
  return String(Number(value.toFixed(DECIMALS)));
}
