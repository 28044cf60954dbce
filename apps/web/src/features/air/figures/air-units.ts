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
  const write = (value: number, unit: 'mile' | 'kilometer', unitDisplay: 'long' | 'short') =>
    intl.formatNumber(value, {
      style: 'unit',
      unit,
      unitDisplay,
      maximumFractionDigits: value < 10 ? 1 : 0,
    });
  return `${write(km / KM_PER_MILE, 'mile', 'long')} (${write(km, 'kilometer', 'short')})`;
}
