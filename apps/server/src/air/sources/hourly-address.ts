import { type Hour, startOfHour } from '@townlight/domain/time';
import { Failure } from '../../platform/failure.ts';

/** How AirNow lays its files out below one address. */
const AIRNOW_PATH = '/{yyyy}/{yyyyMMdd}/HourlyData_{yyyyMMddHH}.dat';

/**
 * The address of an hour's file. `place` holds year, month, day and hour of UTC in braces, e.g.
 * `https://files.example.org/{yyyy}/{yyyyMMdd}/HourlyData_{yyyyMMddHH}.dat`; one without braces is where AirNow's folders of
 * years lie.
 * @throws Failure where the braces do not tell every hour apart
 */
export function hourlyAddress(place: string, hour: Hour): string {
  const template = place.includes('{') ? place : place.replace(/\/*$/, AIRNOW_PATH);
  const written = new Date(startOfHour(hour)).toISOString();
  const parts: Readonly<Record<string, string>> = {
    yyyy: written.slice(0, 4),
    MM: written.slice(5, 7),
    dd: written.slice(8, 10),
    HH: written.slice(11, 13),
  };
  const told = new Set<string>();
  const address = template.replace(/\{([^}]*)\}/g, (_, within: string) => {
    const filled = within.replace(/yyyy|MM|dd|HH/g, (name) => {
      told.add(name);
      return parts[name] as string;
    });
    if (!/^[\d_-]+$/.test(filled)) throw wrongPlace(place);
    return filled;
  });
  if (told.size < 4) throw wrongPlace(place);
  return address;
}

function wrongPlace(place: string): Failure {
  return new Failure(
    `${place}: write year, month, day and hour in braces, e.g. {yyyy}/{yyyyMMdd}/HourlyData_{yyyyMMddHH}.dat`,
  );
}
