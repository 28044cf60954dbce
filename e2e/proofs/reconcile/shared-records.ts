import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The files of real records, which are not part of the project. */
export interface SharedRecords {
  readonly boundaries: Readonly<Record<PartitionName, BoundarySource>>;
  readonly population: Readonly<Record<PartitionName, string>>;
  readonly lapd: string;
  readonly lasd: string;
  readonly portalRows: readonly string[];
}

export type PartitionName = 'neighborhoods' | 'zipcodes' | 'tracts';

export interface BoundarySource {
  readonly file: string;
  /** The property that is the area's id. */
  readonly id: string;
}

/** Finds the files in the folder that TOWNLIGHT_SHARED names, which contains `data`. */
export function findSharedRecords(): SharedRecords {
  const shared = process.env.TOWNLIGHT_SHARED;
  if (!shared) {
    throw new Error(
      'TOWNLIGHT_SHARED is not set; set it to the folder whose "data" holds the real records',
    );
  }
  const at = (path: string): string => {
    const file = join(shared, 'data', path);
    if (!existsSync(file)) throw new Error(`${file} is not there; check TOWNLIGHT_SHARED`);
    return file;
  };
  return {
    boundaries: {
      neighborhoods: { file: at('boundaries/neighborhoods-272.geojson'), id: 'slug' },
      zipcodes: { file: at('boundaries/zipcodes-2010.geojson'), id: 'ZCTA5CE10' },
      tracts: { file: at('boundaries/tracts-2012.geojson'), id: 'GEOID' },
    },
    population: {
      neighborhoods: at('population/neighborhoods.csv'),
      zipcodes: at('population/zipcodes-2010.csv'),
      tracts: at('population/tracts.csv'),
    },
    lapd: at('crime/lapd-west-la-2020-2021.csv'),
    lasd: at('crime/lasd-2017-half.csv'),
    portalRows: [at('crime/soda/2nrs-mtv8_one_row.json'), at('crime/soda/lapd_2014_era_rows.json')],
  };
}
