const AIRNOW_WITH_COUNTRY = /^840(\d{9})$/;
/** EPA's nine digits as a spreadsheet exports them that treated them as a number, without the leading zero. */
const SPREADSHEET_NUMBER = /^(\d+)\.0+$/;
const EPA_DIGITS = 9;

/**
 * Normalizes a station's code to its stored form. AirNow writes EPA's nine digits alone or after the country code, and
 * a spreadsheet appends `.0`: all of them are the same station.
 */
export function normalizeStationCode(text: string): string {
  const number = SPREADSHEET_NUMBER.exec(text.trim())?.[1];
  const code = number?.length === EPA_DIGITS - 1 ? `0${number}` : (number ?? text.trim());
  return AIRNOW_WITH_COUNTRY.exec(code)?.[1] ?? code;
}
