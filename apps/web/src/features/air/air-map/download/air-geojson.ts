import type { AirStatus } from '@townlight/contract/air';
import type { AreaFeatureCollection } from '@townlight/contract/places';
import { DEFAULT_SENSORS, findMapBand, IDW_POWER } from '@townlight/domain/air';
import type { AreaId } from '@townlight/domain/places';
import { formatHour, type Hour } from '@townlight/domain/time';
import type { Feature, FeatureCollection } from 'geojson';
import type { IntlShape } from 'react-intl';
import { buildFileMetadata, type FileMetadata } from '../../../../download/build-file-metadata.ts';
import { county } from '../../../../i18n/county.ts';
import type { PageScale } from '../../figures/air-scale.ts';
import type { AirAtHour } from '../air-at-hour.ts';
import { AIR_TABLE_COLUMNS, buildAirTableRows } from '../air-table-rows.ts';
import { AIR_FILE_MESSAGES } from './air-file-messages.ts';

/** The map of one hour, as input of its file. */
export interface AirMapDownload {
  readonly fileName: string;
  readonly shapes: AreaFeatureCollection;
  readonly names: ReadonlyMap<AreaId, string>;
  readonly air: AirAtHour;
  readonly hour: Hour;
  readonly scale: PageScale;
  readonly update: AirStatus;
}

/** Title and address of the page from which a file is downloaded. */
export interface DownloadPage {
  readonly title: string;
  readonly url: string;
}

/** RFC 7946 allows foreign members next to the features: the metadata is part of the file. */
export type AirGeojson = FeatureCollection & { readonly metadata: FileMetadata };

/** Builds a file of the outlines with the columns of the table's CSV file and the class of the map color. */
export function buildAirGeojson(
  intl: IntlShape,
  map: AirMapDownload,
  at: DownloadPage,
): AirGeojson {
  const { air, scale, update } = map;
  const hour = formatHour(map.hour, county.timeZone);
  const rows = new Map(
    buildAirTableRows(intl, air, map.names, scale).map((row) => [row.id, row.values]),
  );
  const features = map.shapes.features.map(({ properties: { id }, geometry }): Feature => {
    const values = rows.get(id);
    const found = air.areas.get(id);
    const properties = {
      id,
      ...Object.fromEntries(AIR_TABLE_COLUMNS.map(({ key, csv }) => [csv, values?.[key] ?? null])),
      far: found?.far ?? null,
      class: found?.index ? findMapBand(found.index.aqi) + 1 : null,
      hour,
      scale,
    };
    return { type: 'Feature', id, properties, geometry };
  });
  const file = {
    name: map.fileName,
    columns: Object.keys(features[0]?.properties ?? {}),
    period: null,
    chosen: {
      hour,
      scale,
      rule: `the nearest ${DEFAULT_SENSORS} stations with a reading, each weighted by 1/km^${IDW_POWER}`,
      newest_reading: update.last_updated,
    },
  };
  const status = {
    data_through: null,
    provisional_from: null,
    released_at: null,
    sample: update.sample,
    sources: [],
  };
  const metadata = buildFileMetadata(intl, file, AIR_FILE_MESSAGES, { ...at, status });
  return { type: 'FeatureCollection', metadata, features };
}
