import type { AirPart } from '../air/index.ts';
import type { CrimePart } from '../crime/index.ts';
import type { ReadScenery } from '../pictures/index.ts';
import type { PlacesPart } from '../places/index.ts';
import type { NewsCounty } from './words/news-words.ts';

/** The options of the news feature. */
export interface NewsOptions extends NewsCounty {
  readonly places: PlacesPart;
  readonly crime: CrimePart;
  readonly air: AirPart;
  /** Base URL of the site for the addresses in feeds; by default that of the request. */
  readonly publicUrl: string | undefined;
  /** Reads the GeoJSON of land and freeways, for pictures. */
  readonly scenery: ReadScenery;
}
