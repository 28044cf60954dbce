import type { Language } from '@townlight/domain/language';
import { pagePath, parsePage } from '@townlight/domain/pages';
import type { AreaId } from '@townlight/domain/places';
import type { PageAddress, PageMetadata } from '../../../platform/features/feature-pages.ts';
import type { PlacesSnapshot } from '../../places/index.ts';
import type { CoronavirusSnapshot } from '../snapshot/coronavirus-snapshot.ts';

/** The data that coronavirus pages are described from. */
export interface CoronavirusPageContext {
  readonly coronavirus: CoronavirusSnapshot;
  readonly places: PlacesSnapshot;
}

type PictureOf = (area: AreaId | null, language: Language) => PageMetadata['picture'];

const UNLISTED: PageMetadata = { path: null };

/** Describes the coronavirus map and its method from the snapshot; returns null for pages of other features. */
export function describeCoronavirusPage(
  address: PageAddress,
  context: CoronavirusPageContext,
  pictureOf: PictureOf,
): PageMetadata | null {
  const page = parsePage(address.steps, address.query);
  switch (page?.kind) {
    case 'coronavirus':
      return {
        ...describeMapPage(page.area, context),
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

function describeMapPage(
  slug: string | null,
  { coronavirus, places }: CoronavirusPageContext,
): PageMetadata {
  // a merged pair of neighborhoods has one page
  const area = slug === null ? null : (coronavirus.groupOf.get(slug)?.neighborhoods[0] ?? slug);
  if (area !== null && !places.data.areas.neighborhoods.some(({ id }) => id === area))
    return { ...UNLISTED, isMissing: true };
  return {
    path: pagePath({ kind: 'coronavirus', area }),
    // the map requests the shapes by this address, whose hash identifies exactly these shapes
    data: [`/api/neighborhoods/geojson?v=${places.lastingGeojson.neighborhoods.hash}`],
  };
}
