/** A point whose air is looked at, with the name by which a reader chose it; empty where it was given none. */
export interface AirPlace {
  readonly label: string;
  readonly longitude: number;
  readonly latitude: number;
}

/** Some ten centimeters: nobody means a point more exactly. */
const DECIMALS = 6;

const COORDINATES = /^(-?\d{1,3}(?:\.\d+)?), ?(-?\d{1,2}(?:\.\d+)?)$/;

/** `/aqi`, or `/aqi/{label}/{lng},{lat}`. // spec 2; a point without a label is `/aqi/{lng},{lat}` */
export function airPath(place: AirPlace | null): string {
  if (place === null) return '/aqi';
  const point = `${coordinate(place.longitude)},${coordinate(place.latitude)}`;
  const label = place.label.trim();
  return label === '' ? `/aqi/${point}` : `/aqi/${encodeURIComponent(label)}/${point}`;
}

/** The place that the steps behind `aqi` name: `Los Angeles`, `-118.283221,34.020818`; `null` where they name no point on earth. */
export function readAirPlace(steps: readonly string[]): AirPlace | null {
  if (steps.length > 2) return null;
  const [, long = '', lat = ''] = COORDINATES.exec(steps.at(-1) ?? '') ?? [];
  const longitude = Number(long);
  const latitude = Number(lat);
  if (long === '' || Math.abs(longitude) > 180 || Math.abs(latitude) > 90) return null;
  return { label: steps.length === 1 ? '' : (steps[0] as string).trim(), longitude, latitude };
}

function coordinate(value: number): string {
  // fixed: an exponent would not be read
  return String(Number(value.toFixed(DECIMALS)));
}
