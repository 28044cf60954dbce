import { pagePath } from '@townlight/domain/pages';
import type { FileMessages } from '../../../../download/build-file-metadata.ts';

/** Metadata texts of the files of the air quality map. */
export const AIR_FILE_MESSAGES: FileMessages = {
  definition: 'file.airDefinition',
  method: pagePath({ kind: 'air-method' }),
  columns: {
    id: 'column.id',
    name: 'column.name',
    rank: 'column.airRank',
    aqi: 'column.aqi',
    pm25: 'column.pm25',
    level: 'column.airLevel',
    nearest_station_km: 'column.nearestStation',
    note: 'column.note',
    far: 'column.far',
    class: 'column.airClass',
    hour: 'column.hour',
    scale: 'column.scale',
  },
  cautions: ['file.airEstimate'],
};
