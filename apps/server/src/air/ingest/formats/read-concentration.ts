/** AirNow's way of writing that there is no reading, and what else stands in such fields. */
const NO_READING = /^(|-999(\.0+)?|-9999(\.0+)?|na|n\/a|nan|null|none)$/i;
const PLAIN_NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

/** A concentration as files write it; `no-reading` where the field says that there is none, null where it is no number. */
export function readConcentration(text: string): number | 'no-reading' | null {
  const field = text.trim();
  if (NO_READING.test(field)) return 'no-reading';
  return PLAIN_NUMBER.test(field) ? Number(field) : null;
}

/** Particles up to 2.5 µm as the sources write it; 88101 and 88502 are EPA's numbers. */
const PM25 = /^(pm[\s_]?2[.,_]?5.*|88101|88502)$/i;
const OTHER_POLLUTANT =
  /^(pm[\s_]?10.*|o3|ozone|no2?|nox|so2|co|carbon.*|nitrogen.*|sulfur.*|lead)$/i;

export function isPm25(parameter: string): boolean {
  return PM25.test(parameter.trim());
}

/** Whether the name of a column is that of another pollutant. */
export function isOtherPollutant(name: string): boolean {
  return OTHER_POLLUTANT.test(name.trim());
}

/** Micrograms in a cubic meter, as the sources write it. */
const MICROGRAMS = /^(ug|µg|μg|micrograms?)\s*\/\s*(m3|m³|m\^3|cubic meters?( \((25 c|lc)\))?)$/i;

export function isMicrograms(unit: string): boolean {
  return MICROGRAMS.test(unit.trim());
}
