const AIRNOW_WITH_COUNTRY = /^840(\d{9})$/;
/** EPA's nine digits as a spreadsheet writes them that took them for a number, without the zero at the front. */
const SPREADSHEET_NUMBER = /^(\d+)\.0+$/;
const EPA_DIGITS = 9;

/**
 * A station's number as it stands in the store. AirNow writes the nine digits of EPA's number alone or behind those of
 * the country, and a spreadsheet with `.0`: it is one station.
 */
export function stationCode(text: string): string {
  const number = SPREADSHEET_NUMBER.exec(text.trim())?.[1];
  const code = number?.length === EPA_DIGITS - 1 ? `0${number}` : (number ?? text.trim());
  return AIRNOW_WITH_COUNTRY.exec(code)?.[1] ?? code;
}
