import type { AirPart } from '../air/index.ts';
import type { CrimePart } from '../crime/index.ts';
import type { ReadScenery } from '../pictures/index.ts';
import type { PlacesPart } from '../places/index.ts';
import type { NewsCounty } from './words/news-words.ts';

/** What the news of a county are made with. */
export interface NewsOptions extends NewsCounty {
  readonly places: PlacesPart;
  readonly crime: CrimePart;
  readonly air: AirPart;
  /** Where the site is, for the addresses in feeds; that of the request by default. */
  readonly publicUrl: string | undefined;
  /** Reads the GeoJSON of land and of freeways, for pictures. */
  readonly scenery: ReadScenery;
}
