import type { LoadScenery } from '../../images/index.ts';
import type { AirFeature } from '../air/index.ts';
import type { CrimeFeature } from '../crime/index.ts';
import type { PlacesFeature } from '../places/index.ts';
import type { NewsCounty } from './messages/index.ts';

/** The options of the news feature. */
export interface NewsOptions extends NewsCounty {
  readonly places: PlacesFeature;
  readonly crime: CrimeFeature;
  readonly air: AirFeature;
  /** Base URL of the site for the addresses in feeds; by default that of the request. */
  readonly publicUrl: string | undefined;
  /** Reads the GeoJSON of land and freeways, for pictures. */
  readonly scenery: LoadScenery;
}
