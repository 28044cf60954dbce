import type { IntlShape } from 'react-intl';

const KM_PER_MILE = 1.609344;

/** Formats a concentration: `25.1 µg/m³`. */
export function formatConcentration(intl: IntlShape, concentration: number): string {
  const figure = intl.formatNumber(concentration, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return `${figure}\u00a0µg/m³`;
}

/** Formats `2.1 miles (3.4 km)`: readers use miles, the method uses kilometers. */
export function formatDistance(intl: IntlShape, km: number): string {
  return `${formatMiles(intl, km, 'long')} (${formatLength(intl, km, 'kilometer', 'short')})`;
}

/** Formats `2.1 mi`, or `2.1 miles`. */
export function formatMiles(
  intl: IntlShape,
  km: number,
  unitDisplay: 'long' | 'short' = 'short',
): string {
  return formatLength(intl, km / KM_PER_MILE, 'mile', unitDisplay);
}

function formatLength(
  intl: IntlShape,
  value: number,
  unit: 'mile' | 'kilometer',
  unitDisplay: 'long' | 'short',
): string {
  return intl.formatNumber(value, {
    style: 'unit',
    unit,
    unitDisplay,
    maximumFractionDigits: value < 10 ? 1 : 0,
  });
}
