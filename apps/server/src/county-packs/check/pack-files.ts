/** A file of a pack with what the site lacks without it. */
interface PackFile {
  readonly name: string;
  readonly without: string;
}

/** The optional files of a pack, in the order of docs/operations/counties.md. */
export const PACK_FILES: readonly PackFile[] = [
  { name: 'datasets.yaml', without: 'nothing is fetched from publishers' },
  { name: 'geography/neighborhoods.geojson', without: 'boundaries are loaded by hand' },
  {
    name: 'residents.csv',
    without: 'residents are loaded by hand; without them no area has a rate',
  },
  { name: 'coverage.csv', without: 'coverage is loaded by hand; without it no area is ranked' },
  { name: 'agencies.yaml', without: 'no crime records' },
  { name: 'sources.yaml', without: 'crime records need a mapping file' },
  { name: 'categories.yaml', without: 'records have no crime type until staff add types' },
  { name: 'codes.csv', without: 'every code waits for staff' },
  { name: 'contacts.yaml', without: '“We do not know yet” in place of police numbers and help' },
  { name: 'source-terms.yaml', without: 'no publishers or terms are listed' },
  { name: 'method', without: 'methods name no sources and exceptions of the county' },
  { name: 'names.es.csv', without: 'English names on Spanish pages' },
  { name: 'nicknames.es.csv', without: 'English names of codes on Spanish pages' },
  { name: 'everyday-names.csv', without: 'areas are found by their names only' },
  { name: 'crime-synonyms.csv', without: 'crimes are found by their names only' },
  { name: 'places-outside.csv', without: 'places near the county are not found' },
  { name: 'daytime-places.yaml', without: 'rates carry no note on visitors' },
  { name: 'coronavirus/coronavirus.yaml', without: 'no coronavirus figures' },
  { name: 'geography/points-of-interest.csv', without: 'search finds addresses and areas only' },
  { name: 'geography/basemap.pmtiles', without: 'areas on plain ground' },
  { name: 'geography/basemap/land.json', without: 'pictures show areas only' },
  { name: 'sample.ts', without: 'the server starts empty' },
];
