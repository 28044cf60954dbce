/** Markers for a missing reading: AirNow's codes and other common ones. */
const NO_READING = /^(|-999(\.0+)?|-9999(\.0+)?|na|n\/a|nan|null|none)$/i;
const PLAIN_NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

/** Parses a concentration; returns `no-reading` for a missing-value marker and null where the text is no number. */
export function parseConcentration(text: string): number | 'no-reading' | null {
  const field = text.trim();
  if (NO_READING.test(field)) return 'no-reading';
  return PLAIN_NUMBER.test(field) ? Number(field) : null;
}

/** Spellings of PM2.5 in the sources; 88101 and 88502 are EPA's parameter codes. */
const PM25 = /^(pm[\s_]?2[.,_]?5.*|88101|88502)$/i;
const OTHER_POLLUTANT =
  /^(pm[\s_]?10.*|o3|ozone|no2?|nox|so2|co|carbon.*|nitrogen.*|sulfur.*|lead)$/i;

/** Returns whether a text is one of the names of PM2.5 in source files. */
export function isPm25(parameter: string): boolean {
  return PM25.test(parameter.trim());
}

/** Returns whether a column name is that of another pollutant. */
export function isOtherPollutant(name: string): boolean {
  return OTHER_POLLUTANT.test(name.trim());
}

/** Spellings of micrograms per cubic meter in the sources. */
const MICROGRAMS = /^(ug|µg|μg|micrograms?)\s*\/\s*(m3|m³|m\^3|cubic meters?( \((25 c|lc)\))?)$/i;

export function isMicrogramsPerCubicMeter(unit: string): boolean {
  return MICROGRAMS.test(unit.trim());
}
