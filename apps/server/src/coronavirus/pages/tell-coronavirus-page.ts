import type { Language } from '@townlight/domain/language';
import { pagePath, readPage } from '@townlight/domain/pages';
import type { AreaId } from '@townlight/domain/places';
import type { PlacesSnapshot } from '../../places/index.ts';
import type { PageAddress, PageTold } from '../../platform/parts/part-pages.ts';
import type { CoronavirusSnapshot } from '../snapshot/coronavirus-snapshot.ts';

/** What coronavirus pages are told of. */
export interface CoronavirusBook {
  readonly coronavirus: CoronavirusSnapshot;
  readonly places: PlacesSnapshot;
}

type PictureOf = (area: AreaId | null, language: Language) => PageTold['picture'];

const UNLISTED: PageTold = { path: null };

/** The coronavirus map and its method, as the snapshot knows them; null for a page of another subject. */
export function tellCoronavirusPage(
  address: PageAddress,
  book: CoronavirusBook,
  pictureOf: PictureOf,
): PageTold | null {
  const page = readPage(address.steps, address.query);
  switch (page?.kind) {
    case 'coronavirus':
      return {
        ...tellMap(page.area, book),
        picture: pictureOf(page.area, address.language),
      };
    case 'coronavirus-method':
      return { path: pagePath(page) };
    case 'embed-coronavirus':
      return UNLISTED;
    default:
      return null;
  }
}

function tellMap(slug: string | null, { coronavirus, places }: CoronavirusBook): PageTold {
  // of a pair that is counted together there is one page
  const area = slug === null ? null : (coronavirus.groupOf.get(slug)?.neighborhoods[0] ?? slug);
  if (area !== null && !places.data.areas.neighborhoods.some(({ id }) => id === area))
    return { ...UNLISTED, isMissing: true };
  return {
    path: pagePath({ kind: 'coronavirus', area }),
    // the map has its shapes while its code is still coming; the hash in the address is that of these very shapes
    data: [`/api/neighborhoods/geojson?v=${places.lastingGeojson.neighborhoods.hash}`],
  };
}
