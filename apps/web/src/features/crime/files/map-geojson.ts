import type { AreaCrimes, AreaTrajectory, CrimeStatus } from '@townlight/contract/crime';
import type { AreaFeatureCollection } from '@townlight/contract/places';
import type { AreaId } from '@townlight/domain/places';
import type { MonthRange } from '@townlight/domain/time';
import type { Feature, FeatureCollection } from 'geojson';
import type { IntlShape } from 'react-intl';
import {
  buildFileMetadata,
  type ExportOrigin,
  type FileMetadata,
} from '../../../download/build-file-metadata.ts';
import { roundRate } from '../../../i18n/figures.ts';
import type { PolicingByArea } from '../api/area-policing.ts';
import type { AreaTones } from '../figures/area-tones.ts';
import { TREND_MIDDLE } from '../figures/color-scales.ts';
import { findNoChangeReason, findUnrankedReason } from '../figures/unranked-reason.ts';
import { findAreaReason } from './area-rows-csv.ts';
import { toCompletenessCells } from './completeness.ts';
import { CRIME_FILE_MESSAGES } from './crime-file-messages.ts';
import { SAMPLE_RECORDS_CELL } from './csv-rows.ts';

/** The exported map: outlines, figures and colors. */
export interface ExportedMap {
  readonly fileName: string;
  readonly mode: 'safe' | 'traj';
  /** `all crime`, `Burglary; Robbery` */
  readonly crimesCounted: string;
  readonly period: MonthRange | null;
  readonly shapes: AreaFeatureCollection;
  readonly crimes: ReadonlyMap<AreaId, AreaCrimes> | undefined;
  readonly trajectories: ReadonlyMap<AreaId, AreaTrajectory> | undefined;
  readonly police: PolicingByArea | undefined;
  readonly tones: AreaTones;
}

type Properties = Record<string, string | number | null>;

/** RFC 7946 allows foreign members in addition to the features: the metadata travels in the file. */
export type MapGeojson = FeatureCollection & { readonly metadata: FileMetadata };

export function toMapGeojson(
  intl: IntlShape,
  map: ExportedMap,
  from: ExportOrigin & { readonly status: CrimeStatus | undefined },
): MapGeojson {
  const features = map.shapes.features.map((shape): Feature => {
    const { id, name } = shape.properties;
    const properties = { id, name, ...figuresOf(map, id, from.status) };
    return { type: 'Feature', id, properties, geometry: shape.geometry };
  });
  const file = {
    name: map.fileName,
    columns: Object.keys(features[0]?.properties ?? {}),
    period: map.period,
    chosen: {
      crimes_counted: map.crimesCounted,
      figure: map.mode === 'traj' ? 'trend' : 'rate',
    },
  };
  return {
    type: 'FeatureCollection',
    metadata: buildFileMetadata(intl, file, CRIME_FILE_MESSAGES, from),
    features,
  };
}

function figuresOf(map: ExportedMap, id: AreaId, status: CrimeStatus | undefined): Properties {
  const level = map.tones.get(id)?.level ?? null;
  const area = map.mode === 'traj' ? map.trajectories?.get(id) : map.crimes?.get(id);
  if (area === undefined) return {};
  const known = { status, police: map.police?.get(id) };
  return {
    ...('direction' in area ? trendFigures(area, level) : rateFigures(area, level)),
    reason: findAreaReason(area),
    ...(map.period && toCompletenessCells(area, map.period, known)),
    ...(status?.sample && { records: SAMPLE_RECORDS_CELL }),
  };
}

function rateFigures(area: AreaCrimes, level: number | null): Properties {
  const unranked = findUnrankedReason(area);
  const rate = area.total_crime_rate;
  return {
    reports: area.total_crime_count,
    residents: area.population,
    rate_per_100000_residents: rate === null || unranked !== null ? null : roundRate(rate),
    rank: area.ranking,
    reliability: area.reliability,
    class: level === null ? null : level + 1,
  };
}

function trendFigures(area: AreaTrajectory, level: number | null): Properties {
  const because = findNoChangeReason(area);
  return {
    reports: area.total_crime_count,
    reports_before: area.compared_total_crime_count,
    residents: area.population,
    change: because === null ? area.direction : 'not-comparable',
    change_of_rate: area.change === null ? null : Number(area.change.toFixed(4)),
    change_low: area.change_low,
    change_high: area.change_high,
    expected: area.expected,
    usual_low: area.usual_low,
    usual_high: area.usual_high,
    class: level === null ? null : level - TREND_MIDDLE,
  };
}
