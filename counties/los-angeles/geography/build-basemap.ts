/** Builds the embedded base map, `basemap.pmtiles`, from the committed lines, with reproducible tiles. */
import { join } from 'node:path';
import { writeBaseMap } from './lib/write-base-map.ts';

const here = import.meta.dirname;
const { bytes, addressed, contents } = await writeBaseMap(here, join(here, 'basemap.pmtiles'));
console.log(
  `basemap.pmtiles: ${addressed} tiles, ${contents} of them different, ${Math.round(bytes / 1000)} KB`,
);
