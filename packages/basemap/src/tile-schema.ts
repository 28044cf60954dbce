/** A layer of the OpenMapTiles schema that the style reads. */
export interface NeededLayer {
  readonly layer: string;
  /** What is missing from the map without the layer. */
  readonly shows: string;
  /** Properties that the style reads; `anyOf` lists the alternatives of different schemas. */
  readonly fields: readonly { readonly anyOf: readonly string[]; readonly shows: string }[];
  /** The zoom level at which the layer should exist; a file with a lower maximum zoom is checked at that maximum. */
  readonly by: number;
  /** Without it the map lacks detail but works. */
  readonly optional?: true;
}

const NAME = { anyOf: ['name:latin', 'name'], shows: 'their names' };
const CLASS = { anyOf: ['class'], shows: 'their kinds' };

/** Every layer and property that the style reads; `basemap check` compares a file with this list. */
export const NEEDED_LAYERS: readonly NeededLayer[] = [
  { layer: 'water', shows: 'sea and lakes', fields: [], by: 10 },
  { layer: 'waterway', shows: 'rivers', fields: [CLASS, NAME], by: 12 },
  {
    layer: 'transportation',
    shows: 'roads',
    fields: [CLASS, { anyOf: ['brunnel'], shows: 'bridges and tunnels' }],
    by: 10,
  },
  {
    layer: 'transportation_name',
    shows: 'names of streets, shields',
    fields: [NAME, { anyOf: ['ref'], shows: 'numbers of routes' }],
    by: 12,
  },
  {
    layer: 'boundary',
    shows: 'borders',
    fields: [{ anyOf: ['admin_level'], shows: 'the ranks of borders' }],
    by: 10,
  },
  { layer: 'place', shows: 'names of places', fields: [CLASS, NAME], by: 10 },
  { layer: 'building', shows: 'buildings', fields: [], by: 14 },
  { layer: 'water_name', shows: 'names of waters', fields: [NAME], by: 14, optional: true },
  { layer: 'landcover', shows: 'woods and meadows', fields: [CLASS], by: 12, optional: true },
  { layer: 'landuse', shows: 'campuses and industry', fields: [CLASS], by: 12, optional: true },
  { layer: 'park', shows: 'parks', fields: [CLASS], by: 12, optional: true },
  { layer: 'aeroway', shows: 'runways', fields: [CLASS], by: 12, optional: true },
  { layer: 'aerodrome_label', shows: 'airports', fields: [NAME], by: 12, optional: true },
  { layer: 'mountain_peak', shows: 'peaks', fields: [NAME], by: 12, optional: true },
];
