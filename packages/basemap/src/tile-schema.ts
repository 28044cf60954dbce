/** A layer of the OpenMapTiles schema that the style reads. */
export interface RequiredLayer {
  readonly layer: string;
  /** What is missing from the map without the layer. */
  readonly shows: string;
  /** Properties that the style reads; `anyOf` lists the alternatives of different schemas. */
  readonly fields: readonly { readonly anyOf: readonly string[]; readonly shows: string }[];
  /** The zoom level at which the layer should exist; a file with a lower maximum zoom is checked at that maximum. */
  readonly expectedByZoom: number;
  /** Without it the map lacks detail but works. */
  readonly optional?: true;
}

const NAME = { anyOf: ['name:latin', 'name'], shows: 'their names' };
const CLASS = { anyOf: ['class'], shows: 'their kinds' };

/** Every layer and property that the style reads; `basemap check` compares a file with this list. */
export const REQUIRED_LAYERS: readonly RequiredLayer[] = [
  { layer: 'water', shows: 'sea and lakes', fields: [], expectedByZoom: 10 },
  { layer: 'waterway', shows: 'rivers', fields: [CLASS, NAME], expectedByZoom: 12 },
  {
    layer: 'transportation',
    shows: 'roads',
    fields: [CLASS, { anyOf: ['brunnel'], shows: 'bridges and tunnels' }],
    expectedByZoom: 10,
  },
  {
    layer: 'transportation_name',
    shows: 'names of streets, shields',
    fields: [NAME, { anyOf: ['ref'], shows: 'numbers of routes' }],
    expectedByZoom: 12,
  },
  {
    layer: 'boundary',
    shows: 'borders',
    fields: [{ anyOf: ['admin_level'], shows: 'the ranks of borders' }],
    expectedByZoom: 10,
  },
  { layer: 'place', shows: 'names of places', fields: [CLASS, NAME], expectedByZoom: 10 },
  { layer: 'building', shows: 'buildings', fields: [], expectedByZoom: 14 },
  {
    layer: 'water_name',
    shows: 'names of waters',
    fields: [NAME],
    expectedByZoom: 14,
    optional: true,
  },
  {
    layer: 'landcover',
    shows: 'woods and meadows',
    fields: [CLASS],
    expectedByZoom: 12,
    optional: true,
  },
  {
    layer: 'landuse',
    shows: 'campuses and industry',
    fields: [CLASS],
    expectedByZoom: 12,
    optional: true,
  },
  { layer: 'park', shows: 'parks', fields: [CLASS], expectedByZoom: 12, optional: true },
  { layer: 'aeroway', shows: 'runways', fields: [CLASS], expectedByZoom: 12, optional: true },
  {
    layer: 'aerodrome_label',
    shows: 'airports',
    fields: [NAME],
    expectedByZoom: 12,
    optional: true,
  },
  { layer: 'mountain_peak', shows: 'peaks', fields: [NAME], expectedByZoom: 12, optional: true },
];
