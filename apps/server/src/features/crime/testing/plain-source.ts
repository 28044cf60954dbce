import type { CrimeSource } from '@townlight/domain/crime';

/** A test source with the minimum of columns. */
export const plainSource: CrimeSource = {
  agency: 'lapd',
  agencyName: 'LAPD',
  codePrefix: '',
  dateOrder: 'month-day-year',
  columns: {
    ...{ number: 'number', code: 'code', description: 'description', date: 'date' },
    ...{ latitude: 'lat', longitude: 'lon' },
  },
  fillerPoints: [],
};
export const PLAIN_HEADER = 'number,code,description,date,lat,lon';
