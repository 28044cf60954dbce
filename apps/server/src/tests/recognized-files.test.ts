import { gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { geojsonText, squareFeature, squareRing } from '../features/places/testing/test-files.ts';
import { encodeDbf, encodeShp, zipShapefile } from '../features/places/testing/test-shapefile.ts';
import type { StoreConfig } from '../platform/database/open-database.ts';
import { describeOnEmbeddedStore } from '../platform/testing/databases.ts';
import { ingestTestFile } from '../testing/ingest-test-file.ts';

const SHAPES = [{ name: 'Acton', ring: squareRing([-118.4, 34]) }];
const ACTON = squareFeature('Acton', [-118.4, 34]);
const BELL = squareFeature('Bell', [-118.3, 34]);
const WORKBOOK = zipSync({
  '[Content_Types].xml': strToU8('<Types/>'),
  'xl/workbook.xml': strToU8('<w/>'),
});
const sqlite = (application: string) => {
  const header = Buffer.alloc(100);
  header.write('SQLite format 3\0');
  header.write(application, 68);
  return header;
};
const ESRI = JSON.stringify({
  displayFieldName: 'NAME',
  geometryType: 'esriGeometryPolygon',
  features: [{ attributes: { NAME: 'Acton' }, geometry: { rings: [squareRing([-118.4, 34])] } }],
});

const BOUNDARIES = ['boundaries', '--partition', 'neighborhoods'];
const CRIME = ['crime', '--source', 'lapd-legacy'];
const RESIDENTS = ['population', '--partition', 'neighborhoods'];
const COVERAGE = ['coverage'];
const CASES = ['coronavirus', '--source', 'latimes'];
const AIR = ['air', '--source', 'aqs'];
const ADDRESSES = ['addresses'];

const GEO = 'not GeoJSON or a zipped shapefile';
const CSV = 'not a CSV file';
const AS_GEOJSON = 'export the layer as GeoJSON (WGS 84), for instance with QGIS';
const PAGE = 'open it in a browser, and download the data that it shows or links to';

describeOnEmbeddedStore('files of kinds that a load does not read', (open) => {
  let store: StoreConfig;
  const printed: string[] = [];
  const ingest = (args: readonly string[], name: string, content: string | Uint8Array) =>
    ingestTestFile(store, (line) => printed.push(line), args, { name, content });
  beforeAll(async () => {
    store = await open.newStore();
  });
  beforeEach(() => {
    printed.length = 0;
  });

  test.each<[string, readonly string[], string, string | Uint8Array, string]>([
    // of the boundaries
    [
      'the .shp alone',
      BOUNDARIES,
      'areas.shp',
      encodeShp(SHAPES),
      `is one of the files of a shapefile (.shp or .shx), ${GEO}; put its .shp, .dbf and .prj into one zip archive and load that`,
    ],
    [
      'the .dbf alone',
      BOUNDARIES,
      'areas.dbf',
      encodeDbf(SHAPES),
      `is the table of a shapefile (.dbf), ${GEO}; put its .shp, .dbf and .prj into one zip archive and load that`,
    ],
    [
      'a zip of something else',
      BOUNDARIES,
      'areas.zip',
      zipSync({ 'a/areas.geojson': strToU8('{}'), '__MACOSX/a/._areas.geojson': strToU8('x') }),
      `is a zip archive with a/areas.geojson, ${GEO}; unpack it and load the file in it that has the data`,
    ],
    [
      'a geodatabase',
      BOUNDARIES,
      'areas.zip',
      zipSync({ 'a.gdb/a00000001.gdbtable': strToU8('x') }),
      `is a zip archive with an Esri geodatabase, ${GEO}; ${AS_GEOJSON}`,
    ],
    [
      'GeoPackage',
      BOUNDARIES,
      'areas.gpkg',
      sqlite('GPKG'),
      `is a GeoPackage, ${GEO}; ${AS_GEOJSON}`,
    ],
    [
      'KML',
      BOUNDARIES,
      'areas.kml',
      '<?xml version="1.0"?>\n<kml xmlns="http://www.opengis.net/kml/2.2"></kml>',
      `is a KML file, ${GEO}; ${AS_GEOJSON}`,
    ],
    [
      'KMZ',
      BOUNDARIES,
      'areas.kmz',
      zipSync({ 'doc.kml': strToU8('<kml/>') }),
      `is a KMZ file, ${GEO}; ${AS_GEOJSON}`,
    ],
    [
      'FlatGeobuf',
      BOUNDARIES,
      'areas.fgb',
      Buffer.from('fgb\x03fgb\0'),
      `is a FlatGeobuf file, ${GEO}; ${AS_GEOJSON}`,
    ],
    [
      'TopoJSON',
      BOUNDARIES,
      'areas.json',
      '{"type":"Topology","objects":{},"arcs":[]}',
      `is a TopoJSON file, ${GEO}; convert it to GeoJSON, for instance with mapshaper`,
    ],
    [
      'Esri JSON',
      BOUNDARIES,
      'areas.json',
      ESRI,
      `is Esri JSON, ${GEO}; ask the service for f=geojson in place of f=json`,
    ],
    [
      'an error of a server in JSON',
      BOUNDARIES,
      'areas.geojson',
      '{"error":{"code":400,"message":"Invalid URL"}}',
      `is an error message of a server ("Invalid URL"), ${GEO}; fetch it again`,
    ],
    [
      'residents for boundaries',
      BOUNDARIES,
      'residents.csv',
      'name,population\nActon,7000\n',
      `is a table, ${GEO}; load the file that has the outlines of the areas`,
    ],
    [
      'a file cut off by its server',
      BOUNDARIES,
      'areas.geojson',
      JSON.stringify({
        type: 'FeatureCollection',
        exceededTransferLimit: true,
        features: [ACTON, BELL],
      }),
      'holds only 2 features of its service, which says exceededTransferLimit, so nothing was published; use the download of the portal, or fetch the rest with resultOffset and put all features into one file',
    ],
    [
      'the same among its properties',
      BOUNDARIES,
      'areas.geojson',
      JSON.stringify({
        type: 'FeatureCollection',
        properties: { exceededTransferLimit: true },
        features: [ACTON],
      }),
      'holds only 1 feature of its service, which says exceededTransferLimit, so nothing was published; use the download of the portal, or fetch the rest with resultOffset and put all features into one file',
    ],
    ['white space', BOUNDARIES, 'areas.geojson', ' \n', 'the file is empty; fetch it again'],
    [
      'most areas elsewhere',
      BOUNDARIES,
      'areas.geojson',
      geojsonText([ACTON, squareFeature('Gent', [3.7, 51]), squareFeature('Brugge', [3.2, 51.2])]),
      '2 of 3 areas are outside of the county (Brugge, Gent), so nothing was published. Load the boundaries of the county, or choose its areas with --where; if you mean that, load it with --accept-outside',
    ],
    // of tables
    [
      'a workbook',
      CRIME,
      'crimes.xlsx',
      WORKBOOK,
      `is an Excel workbook (.xlsx), ${CSV}; open it in a spreadsheet program and save it as CSV`,
    ],
    [
      'an old workbook',
      RESIDENTS,
      'residents.xls',
      Buffer.from('d0cf11e0a1b11ae10000', 'hex'),
      `is an Excel workbook (.xls), ${CSV}; open it in a spreadsheet program and save it as CSV`,
    ],
    [
      'a zip of tables',
      RESIDENTS,
      'acs.zip',
      zipSync({ 'B01003-Data.csv': strToU8('a,b'), 'B01003-Metadata.csv': strToU8('a,b') }),
      `is a zip archive with B01003-Data.csv, B01003-Metadata.csv, ${CSV}; unpack it and load the file in it that has the data`,
    ],
    [
      'a zip of records',
      CRIME,
      'crimes.zip',
      zipSync({ 'crimes.csv': strToU8('a,b') }),
      `is a zip archive with crimes.csv, ${CSV}; unpack it and load the file in it that has the data`,
    ],
    [
      'a shapefile of records',
      CRIME,
      'crimes.zip',
      zipShapefile(SHAPES),
      `is a zip archive with a shapefile, ${CSV}; export the table as CSV`,
    ],
    [
      'Parquet',
      CRIME,
      'crimes.parquet',
      Buffer.from('PAR1\0\0'),
      `is a Parquet file, ${CSV}; export it as CSV`,
    ],
    [
      'PDF',
      COVERAGE,
      'police.pdf',
      '%PDF-1.7\n',
      `is a PDF document, ${CSV}; load the data that it was made of`,
    ],
    [
      'SQLite',
      CRIME,
      'crimes.db',
      sqlite('\0\0\0\0'),
      `is a database of SQLite, ${CSV}; export the table as CSV`,
    ],
    [
      'a tar archive in gzip',
      CRIME,
      'crimes.tar.gz',
      gzipSync(
        Buffer.concat([
          Buffer.from('crimes.csv'),
          Buffer.alloc(247),
          Buffer.from('ustar\0'),
          Buffer.alloc(250),
        ]),
      ),
      `is a tar archive, ${CSV}; unpack it and load the file in it`,
    ],
    [
      'gzip in gzip',
      CRIME,
      'crimes.csv.gz.gz',
      gzipSync(gzipSync('a,b\n')),
      `is packed with gzip twice, ${CSV}; unpack it once (gunzip)`,
    ],
    [
      'bzip2',
      CRIME,
      'crimes.csv.bz2',
      Buffer.from('BZh91AY&SY'),
      `is packed with bzip2, ${CSV}; unpack it and load the file in it`,
    ],
    [
      'a portal’s page',
      CRIME,
      'crimes.csv',
      '<!DOCTYPE html>\n<html><head><title>\n  Crime Data | Open Data\n</title></head></html>',
      `is a web page ("Crime Data | Open Data"), ${CSV}; ${PAGE}`,
    ],
    [
      'the health department’s page',
      CASES,
      'cases.csv',
      '<html lang="en"><head><title>LA County COVID-19</title></head></html>',
      `is a web page ("LA County COVID-19"), ${CSV}; ${PAGE}`,
    ],
    [
      'an error of a store in XML',
      AIR,
      'hourly.csv',
      '<?xml version="1.0"?><Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>',
      `is an error message of a server ("Access Denied"), ${CSV}; fetch it again`,
    ],
    [
      'other XML',
      CRIME,
      'crimes.xml',
      '<?xml version="1.0"?>\n<!-- made by hand -->\n<crimes></crimes>',
      `is an XML file ("crimes"), ${CSV}; export the table as CSV`,
    ],
    [
      'GeoJSON for records',
      CRIME,
      'crimes.geojson',
      geojsonText([ACTON]),
      `is GeoJSON, ${CSV}; download the same data as CSV`,
    ],
    [
      'rows of a portal in JSON',
      CRIME,
      'crimes.json',
      '[{"dr_no":"1","crm_cd":"510"}]',
      `is JSON, ${CSV}; download the same data as CSV, or give the address of the portal’s dataset with --url where the load has it`,
    ],
    [
      'bytes of no kind',
      CRIME,
      'crimes.csv',
      Buffer.from([1, 2, 0, 3, 0, 0, 5]),
      'contains binary data, not text, and is of no kind that is known here; save it as CSV first',
    ],
    [
      'an archive for addresses',
      ADDRESSES,
      'la.zip',
      zipSync({ 'la.csv': strToU8('a') }),
      'is a zip archive with la.csv, not CSV or GeoJSON; unpack it and load the file in it that has the data',
    ],
    [
      'addresses cut off by their server',
      ADDRESSES,
      'la.geojson',
      JSON.stringify({
        type: 'FeatureCollection',
        features: [
          {
            type: 'Feature',
            properties: { number: '1', street: 'VINE ST' },
            geometry: { type: 'Point', coordinates: [-118.3, 34.1] },
          },
        ],
        exceededTransferLimit: true,
      }),
      'holds only 1 feature of its service, which says exceededTransferLimit, so nothing was published; use the download of the portal, or fetch the rest with resultOffset and put all features into one file',
    ],
    [
      'addresses of another county',
      ADDRESSES,
      'ny.csv',
      `LON,LAT,NUMBER,STREET\n-118.3,34.1,1,VINE ST\n${'-73.9,40.7,5,BROADWAY\n'.repeat(2)}`,
      "2 of 3 rows are outside of the county (line 3 is at -73.9, 40.7, outside the county's box (longitude -119.479071 to -117.591883, latitude 32.633992 to 34.889873)), so nothing was published. Check that latitude and longitude are not swapped and that it is the file of this county; if you mean that, load it with --accept-outside",
    ],
    [
      'cases of another county',
      ['coronavirus', '--source', 'csv'],
      'cases.csv',
      'date,place,total_cases\n2020-05-01,Venice,7\n2020-05-01,Fresno,7\n2020-05-01,Clovis,7\n',
      '2 of 3 places are not reporting areas of the county (Fresno, Clovis), so nothing was published. Choose the --source that fits the file, or load the file of the county; if you mean that, load it with --accept-outside',
    ],
  ])('%s', async (_, args, name, content, sentence) => {
    expect(await ingest(args, name, content)).toBe(1);
    expect(printed.at(-1)).toBe(`${name}: ${sentence}`);
  });

  test.each<[string, readonly string[], string, RegExp]>([
    [
      'calls for service',
      CRIME,
      'Incident_Number,Area_Occ,Rpt_Dist,Dispatch_Date,Dispatch_Time,Call_Type_Code,Call_Type_Text',
      /These are the columns of a list of calls for service: it is not counted here; load the crime records$/,
    ],
    [
      'arrests',
      CRIME,
      'Report ID,Report Type,Arrest Date,Time,Area ID,Charge Group Code',
      /a list of arrests: it is not counted here/,
    ],
    [
      'the records of after 2024',
      CRIME,
      'caseno,uniquenibrno,date_occ,nibr_code',
      /crime records of the Los Angeles Police Department: load it with townlight ingest crime --source lapd-nibrs$/,
    ],
    [
      'a list of codes',
      CRIME,
      '624,BATTERY - SIMPLE ASSAULT',
      /It looks like a list of codes and what they mean, without records$/,
    ],
    [
      'residents for records',
      CRIME,
      'GEOID,population',
      /residents of areas: load it with townlight ingest population$/,
    ],
    [
      'residents for coverage',
      COVERAGE,
      'name,population',
      /residents of areas: load it with townlight ingest population$/,
    ],
    [
      'records for residents',
      RESIDENTS,
      'DR_NO,DATE OCC,Crm Cd',
      /crime records of the Los Angeles Police Department: load it with townlight ingest crime --source lapd-legacy$/,
    ],
    [
      'days for hours',
      AIR,
      'State Code,County Code,Site Num,Date Local,Arithmetic Mean,AQI',
      /EPA’s daily summaries of monitors: load the hourly file \(hourly_88101_2018.csv\) with townlight ingest air --source aqs$/,
    ],
    [
      'whole counties for places',
      CASES,
      'date,county,state,fips,cases,deaths',
      /coronavirus totals of whole counties: load totals of places, or of communities$/,
    ],
  ])('another product of the same kind: %s', async (_, args, header, sentence) => {
    expect(
      await ingest(args, 'other.csv', `${header}\n${header.replaceAll(/[^,]+/g, '1')}\n`),
    ).toBe(1);
    expect(printed.at(-1)).toMatch(sentence);
  });
});
