const AIRNOW_WITH_COUNTRY = /^840(\d{9})$/;

/**
 * A station's number as it stands in the store. AirNow writes the nine digits of EPA's number alone or behind those of
 * the country: it is one station.
 */
export function stationCode(text: string): string {
  const code = text.trim();
  return AIRNOW_WITH_COUNTRY.exec(code)?.[1] ?? code;
}
