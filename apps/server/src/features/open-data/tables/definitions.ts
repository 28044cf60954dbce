import type { DataTableName } from '@townlight/contract/open-data';
import { PARTITION_SINGULAR, type Partition } from '@townlight/domain/places';
import { formatYearMonth } from '@townlight/domain/time';
import { type AirSnapshot, listAreasWithPoints, summarizeAreaMonths } from '../../air/index.ts';
import type { CoronavirusData } from '../../coronavirus/index.ts';
import type { CrimeSnapshot } from '../../crime/index.ts';
import type { PlacesSnapshot } from '../../places/index.ts';
import type { ColumnName } from '../messages/index.ts';
import type { OpenDataSnapshot } from '../snapshot.ts';
import { buildAirReadingsTable } from './air-readings.ts';
import { buildCoronavirusDaysTable } from './coronavirus-days.ts';
import { buildReportingAreasTable } from './coronavirus-reporting-areas.ts';
import { buildCrimeCategories, buildCrimeCountsTable } from './crime-tables.ts';
import {
  type ColumnDefinition,
  type ColumnSource,
  type ColumnType,
  rowsToColumns,
  type TableValues,
} from './table.ts';

/** The figures of one snapshot that tables are built from. */
export interface TableFigures {
  readonly places: PlacesSnapshot;
  readonly crime: CrimeSnapshot;
  readonly air: AirSnapshot;
  readonly coronavirus: CoronavirusData;
  readonly openData: OpenDataSnapshot;
}

export interface TableDefinition {
  readonly columns: readonly ColumnDefinition[];
  /** The features whose data versions it depends on. */
  readonly subjects: readonly string[];
  /** The kinds of release that it depends on; empty for all. */
  readonly kinds: readonly string[];
  /** The areas of its rows. */
  readonly partition?: Partition;
  /** Runs on the main thread, so that the worker receives no reference to the snapshot. */
  make(figures: TableFigures): TableValues;
}

const column = (
  name: ColumnName,
  type: ColumnType,
  source: ColumnSource = 'site',
  unit: string | null = null,
): ColumnDefinition => ({ name, type, unit, source });

/** Defines the column with the id of the area. */
const areaColumn = (partition: Partition) =>
  column(PARTITION_SINGULAR[partition], 'text', 'boundaries');

const neighborhood = areaColumn('neighborhoods');
const named = column('name', 'text', 'boundaries');
const vintage = column('vintage', 'integer', 'boundaries', 'year');

const categories = [
  column('plain_name', 'text'),
  column('type', 'text'),
  column('category', 'text'),
];

const airMonths = [
  neighborhood,
  named,
  column('month', 'month'),
  column('days', 'integer', 'site', 'days'),
  column('days_read', 'integer', 'stations', 'days'),
  column('pm25', 'number', 'site', 'µg/m³'),
  column('aqi', 'integer', 'site', 'index'),
  column('aqi_category', 'text'),
];

const longitude = column('longitude', 'number', 'site', 'degrees');
const latitude = column('latitude', 'number', 'site', 'degrees');
const airPoints = [neighborhood, longitude, latitude];

const releases = [
  column('release', 'integer'),
  column('kind_of_data', 'text'),
  column('source', 'text'),
  column('agency', 'text'),
  column('published', 'moment'),
  column('loads', 'integer', 'site', 'loads'),
  column('rows_read', 'integer', 'site', 'rows'),
  column('rows_kept', 'integer', 'site', 'rows'),
  column('rows_new', 'integer', 'site', 'rows'),
  column('rows_updated', 'integer', 'site', 'rows'),
  column('rows_rejected', 'integer', 'site', 'rows'),
  column('rows_unplaced', 'integer', 'site', 'rows'),
  column('months', 'text'),
  column('areas', 'text'),
  column('as_of', 'moment'),
  column('withdrawn', 'moment'),
  column('sample', 'boolean'),
  column('vintage', 'integer', 'site', 'year'),
];

/** The public tables with their columns and how each is built. */
export const TABLE_DEFINITIONS: Readonly<Record<DataTableName, TableDefinition>> = {
  neighborhoods: defineAreasTable('neighborhoods', [
    column('kind', 'text', 'boundaries'),
    column('city', 'text', 'boundaries'),
    column('region', 'text', 'boundaries'),
  ]),
  zipcodes: defineAreasTable('zipcodes', [vintage]),
  tracts: defineAreasTable('tracts', [vintage]),
  'crime-counts': defineCrimeCountsTable('neighborhoods'),
  'crime-counts-zipcodes': defineCrimeCountsTable('zipcodes'),
  'crime-categories': {
    columns: categories,
    subjects: ['bundles', 'crime'],
    kinds: ['crime'],
    make: ({ crime }) => rowsToColumns(categories, buildCrimeCategories(crime)),
  },
  'air-months': {
    columns: airMonths,
    subjects: ['places', 'air'],
    kinds: ['air'],
    make: ({ air }) =>
      rowsToColumns(
        airMonths,
        summarizeAreaMonths(air).map((one) => ({
          neighborhood: one.neighborhood,
          name: one.name,
          month: formatYearMonth(one.month),
          days: one.days,
          days_read: one.daysRead,
          pm25: one.pm25,
          aqi: one.aqi,
          aqi_category: one.category,
        })),
      ),
  },
  'air-readings': {
    columns: [
      column('station', 'text', 'stations'),
      column('station_name', 'text', 'stations'),
      { ...longitude, source: 'stations' },
      { ...latitude, source: 'stations' },
      column('hour', 'moment', 'stations'),
      column('reading', 'number', 'stations', 'µg/m³'),
      column('left_out', 'text'),
    ],
    subjects: ['air'],
    kinds: ['air'],
    make: ({ air }) => buildAirReadingsTable(air.data),
  },
  'air-points': {
    columns: airPoints,
    subjects: ['places'],
    kinds: ['boundaries'],
    make: ({ places }) =>
      rowsToColumns(
        airPoints,
        listAreasWithPoints(places.data).flatMap(({ slug, points }) =>
          points.map((point) => ({ neighborhood: slug, ...point })),
        ),
      ),
  },
  'coronavirus-days': {
    columns: [
      neighborhood,
      named,
      column('date', 'date', 'health'),
      column('total_cases', 'integer', 'health', 'cases'),
      column('at_least', 'integer', 'health', 'cases'),
      column('at_most', 'integer', 'health', 'cases'),
      column('new_cases', 'integer', 'site', 'cases'),
      column('flag', 'text'),
      column('partial', 'boolean'),
    ],
    subjects: ['places', 'coronavirus'],
    kinds: ['coronavirus'],
    make: ({ coronavirus }) => buildCoronavirusDaysTable(coronavirus),
  },
  'coronavirus-reporting-areas': {
    columns: [
      column('reporting_area', 'text', 'health'),
      neighborhood,
      column('reporting_area_residents', 'integer', 'health', 'residents'),
      column('date', 'date', 'health'),
      column('total_cases', 'integer', 'health', 'cases'),
      column('at_least', 'integer', 'health', 'cases'),
      column('at_most', 'integer', 'health', 'cases'),
    ],
    subjects: ['places', 'coronavirus'],
    kinds: ['coronavirus'],
    make: ({ coronavirus }) => buildReportingAreasTable(coronavirus),
  },
  releases: {
    columns: releases,
    subjects: ['places', 'bundles', 'crime', 'air', 'coronavirus'],
    kinds: [],
    make: ({ openData }) =>
      rowsToColumns(
        releases,
        openData.releases.map(
          ({ id, kind, published_at, as_of, withdrawn_at, months, areas, ...counted }) => ({
            ...counted,
            release: id,
            kind_of_data: kind,
            published: Date.parse(published_at),
            months: joinOrNull(
              months.map(({ from, to }) => (from === to ? from : `${from}..${to}`)),
            ),
            areas: joinOrNull(areas ?? []),
            as_of: as_of === null ? null : Date.parse(as_of),
            withdrawn: withdrawn_at === null ? null : Date.parse(withdrawn_at),
          }),
        ),
      ),
  },
};

/** Defines a table with a row for each area. @param known columns of this partition only */
function defineAreasTable(
  partition: Partition,
  known: readonly ColumnDefinition[] = [],
): TableDefinition {
  const columns = [
    areaColumn(partition),
    named,
    ...known,
    column('residents', 'integer', 'census', 'residents'),
    column('residents_year', 'integer', 'census', 'year'),
    column('residents_source', 'text', 'census'),
    column('residents_vintage', 'integer', 'census', 'year'),
    column('agencies', 'text', 'police'),
  ];
  return {
    columns,
    subjects: ['places', 'crime'],
    kinds: ['boundaries', 'population', 'coverage'],
    partition,
    make: ({ places, crime }) =>
      rowsToColumns(
        columns,
        places.data.areas[partition].map(
          ({ id, name, kind, city, region, vintage, residents }) => ({
            [PARTITION_SINGULAR[partition]]: id,
            name,
            kind,
            city,
            region,
            vintage,
            residents: residents?.count ?? null,
            residents_year: residents?.year ?? null,
            residents_source: residents?.source ?? null,
            residents_vintage: residents?.vintage ?? null,
            agencies: formatAgencies(crime, partition, id),
          }),
        ),
      ),
  };
}

function defineCrimeCountsTable(partition: Partition): TableDefinition {
  return {
    columns: [
      areaColumn(partition),
      column('month', 'month'),
      column('level', 'text'),
      column('crime', 'text'),
      column('reports', 'integer', 'police', 'reports'),
      column('complete', 'boolean'),
      column('recorded', 'boolean'),
      column('provisional', 'boolean'),
    ],
    subjects: ['places', 'bundles', 'crime'],
    kinds: ['crime'],
    partition,
    make: ({ crime }) => buildCrimeCountsTable(crime, partition),
  };
}

function joinOrNull(values: readonly string[]): string | null {
  return values.length === 0 ? null : values.join(' ');
}

function formatAgencies(
  { data, areaOf }: CrimeSnapshot,
  partition: Partition,
  id: string,
): string | null {
  const place = areaOf[partition].get(id);
  const slugs = place === undefined ? [] : (data.partitions[partition].policedBy[place] ?? []);
  return joinOrNull(slugs);
}
