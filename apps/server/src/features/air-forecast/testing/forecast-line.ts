/** Fields of a row of AirNow's file of reporting areas, as a test names them. */
export interface ForecastFields {
  readonly issued: string;
  readonly valid: string;
  readonly type: string;
  readonly primary: string;
  readonly area: string;
  readonly state: string;
  readonly latitude: string;
  readonly longitude: string;
  readonly pollutant: string;
  readonly aqi: string;
  readonly category: string;
  readonly action: string;
  readonly discussion: string;
  readonly agency: string;
}

/** Formats a row of `reportingarea.dat`: by default a forecast for November 30, 2026 in the center of Los Angeles. */
export function forecastLine(fields: Partial<ForecastFields> = {}): string {
  const row: ForecastFields = {
    issued: '11/29/26',
    valid: '11/30/26',
    type: 'F',
    primary: 'Y',
    area: 'Central LA CO',
    state: 'CA',
    latitude: '34.0669',
    longitude: '-118.2417',
    pollutant: 'PM2.5',
    aqi: '60',
    category: 'Moderate',
    action: 'No',
    discussion: '',
    agency: 'South Coast AQMD',
    ...fields,
  };
  return [
    row.issued,
    row.valid,
    '',
    'PST',
    '1',
    row.type,
    row.primary,
    row.area,
    row.state,
    row.latitude,
    row.longitude,
    row.pollutant,
    row.aqi,
    row.category,
    row.action,
    row.discussion,
    row.agency,
  ].join('|');
}

/** Formats a day as AirNow does: `11/30/26`. */
export function airNowDate(date: string): string {
  const [year = '', month, day] = date.split('-');
  return `${month}/${day}/${year.slice(2)}`;
}
