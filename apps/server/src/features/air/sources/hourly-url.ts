import { type Hour, startOfHour } from '@townlight/domain/time';
import { Failure } from '../../../platform/failure.ts';

/** AirNow's folder structure below one address. */
const AIRNOW_PATH = '/{yyyy}/{yyyyMMdd}/HourlyData_{yyyyMMddHH}.dat';

/**
 * Builds the URL of an hour's file. `place` contains year, month, day and hour of UTC in braces, e.g.
 * `https://files.example.org/{yyyy}/{yyyyMMdd}/HourlyData_{yyyyMMddHH}.dat`; a URL without braces is the parent of
 * AirNow's folders of years.
 * @throws Failure where the braces do not identify every hour
 */
export function buildHourlyUrl(place: string, hour: Hour): string {
  const template = place.includes('{') ? place : place.replace(/\/*$/, AIRNOW_PATH);
  const written = new Date(startOfHour(hour)).toISOString();
  const fields: Readonly<Record<string, string>> = {
    yyyy: written.slice(0, 4),
    MM: written.slice(5, 7),
    dd: written.slice(8, 10),
    HH: written.slice(11, 13),
  };
  const usedFields = new Set<string>();
  const address = template.replace(/\{([^}]*)\}/g, (_, within: string) => {
    const filled = within.replace(/yyyy|MM|dd|HH/g, (name) => {
      usedFields.add(name);
      return fields[name] as string;
    });
    if (!/^[\d_-]+$/.test(filled)) throw wrongPlace(place);
    return filled;
  });
  if (usedFields.size < 4) throw wrongPlace(place);
  return address;
}

function wrongPlace(place: string): Failure {
  return new Failure(
    `${place}: write year, month, day and hour in braces, e.g. {yyyy}/{yyyyMMdd}/HourlyData_{yyyyMMddHH}.dat`,
  );
}
