import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flagReadings, type LocatedReading } from '@townlight/domain/air';
import Papa from 'papaparse';

/** A station's reading of one hour with the station's name. */
export type StationReading = LocatedReading & { readonly station: string };

/**
 * Reads the hours of November 2018 at the stations around Los Angeles, each with the readings that are not flagged;
 * `null` where TOWNLIGHT_SHARED does not lead to them.
 */
export function readRealHours(): StationReading[][] | null {
  const folder = join(process.env.TOWNLIGHT_SHARED ?? '', 'data/air');
  if (process.env.TOWNLIGHT_SHARED === undefined || !existsSync(folder)) return null;
  const rows = (name: string) =>
    Papa.parse<Record<string, string>>(readFileSync(join(folder, name), 'utf8'), {
      header: true,
      skipEmptyLines: true,
    }).data;
  const hours = rows('la-area-11-stations-2018-11.csv');
  const stations = rows('la-area-11-stations.csv').map((station) => {
    const read = hours.map((hour) => {
      const text = hour[station.deviceDeploymentID ?? ''] ?? '';
      return text === '' || text === 'NA' ? null : Number(text);
    });
    const flags = flagReadings(read);
    return {
      name: station.locationName ?? '',
      longitude: Number(station.longitude),
      latitude: Number(station.latitude),
      read: read.map((value, at) => (flags[at] === null ? value : null)),
    };
  });
  return hours.map((_, at) =>
    stations.flatMap(({ name, longitude, latitude, read }) => {
      const concentration = read[at] ?? null;
      return concentration === null ? [] : [{ station: name, longitude, latitude, concentration }];
    }),
  );
}
