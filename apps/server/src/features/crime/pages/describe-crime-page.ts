import {
  crimePath,
  type Page,
  pagePath,
  parsePage,
  type RequestedMonth,
  trackerPath,
} from '@townlight/domain/pages';
import type { AreaId } from '@townlight/domain/places';
import type { YearMonth } from '@townlight/domain/time';
import type { PageAddress, PageMetadata } from '../../../platform/features/feature-pages.ts';
import type { PictureMessagesByLanguage } from '../messages/index.ts';
import {
  findNeighborhoodSlugPath,
  findRenamedCategoryPath,
  resolveMonthFormPath,
} from './moved-paths.ts';
import type { CrimePageContent } from './page-content.ts';
import type { PreviewSubject } from './preview.ts';
import { buildPreviewPicture } from './preview-picture.ts';

/** Subjects for tracker addresses that name none. */
export type DefaultSubjects = { readonly neighborhood: AreaId; readonly crime: string };

const UNLISTED = { path: null } as const;
const NOWHERE = { ...UNLISTED, isMissing: true } as const;

/** Page metadata before the address of its picture is known. */
type PageDraft = Omit<PageMetadata, 'picture'> & { readonly preview?: PreviewSubject };

/** Describes the pages of the crime maps, the trackers and the methods, for the current snapshot. */
export function describeCrimePage(
  address: PageAddress,
  content: CrimePageContent,
  { messages, defaults }: { messages: PictureMessagesByLanguage; defaults: DefaultSubjects },
): PageMetadata | null {
  const page = parsePage(address.steps, address.query);
  if (page === null) return null;
  const movedTo =
    resolveMonthFormPath(address) ??
    findRenamedCategoryPath(address, content.facts.names) ??
    findNeighborhoodSlugPath(address, (id) => content.facts.area('neighborhoods', id) !== null) ??
    defaultTracker(page, defaults);
  if (movedTo !== null) return { path: null, movedTo };
  const found = describeKnownPage(page, content, defaults);
  if (found === null) return null;
  const { preview, ...metadata } = found;
  const pictureMessages = messages[address.language];
  const picture =
    preview && buildPreviewPicture(preview, content, address.language, pictureMessages);
  return { ...metadata, ...(picture && { picture }) };
}

/** Redirects a tracker without a subject to the default one. // spec 2 */
function defaultTracker(page: Page, defaults: DefaultSubjects): string | null {
  if (page.kind === 'neighborhood' && page.area === null)
    return trackerPath('neighborhood', defaults.neighborhood);
  if (page.kind === 'crime' && page.crime === null) return crimePath(defaults.crime, page);
  return null;
}

/** Returns null for a page of another feature. */
function describeKnownPage(
  page: Page,
  content: CrimePageContent,
  defaults: DefaultSubjects,
): PageDraft | null {
  const { facts, places } = content;
  const newest = facts.record?.to ?? null;
  switch (page.kind) {
    case 'map': {
      const area = page.area === null ? null : facts.area(page.partition, page.area);
      if (page.area !== null && area === null) return { ...NOWHERE, preview: { kind: 'map' } };
      return {
        path: pagePath({ ...page, area: area?.slug ?? null }),
        // the map requests the shapes by this address, whose hash identifies exactly these shapes
        data: [`/api/${page.partition}/geojson?v=${places.lastingGeojson[page.partition].hash}`],
        preview:
          area === null || page.partition !== 'neighborhoods'
            ? { kind: 'map' }
            : { kind: 'neighborhood', area: area.slug },
      };
    }
    case 'neighborhood': {
      const requested = page.area ?? defaults.neighborhood;
      const area = page.month === null ? null : facts.area('neighborhoods', requested, page.month);
      if (area === null) return NOWHERE;
      const month = shownMonth(page.month, newest);
      return {
        path: pagePath({ ...page, area: area.slug, month }),
        preview: { kind: 'neighborhood', area: area.slug, ...(month && { month }) },
      };
    }
    case 'crime': {
      const requested = page.crime ?? defaults.crime;
      const county = page.month === null ? null : facts.county(requested, page.month);
      if (county?.crime == null) return NOWHERE;
      const month = shownMonth(page.month, newest);
      const { slug } = county.crime;
      if (page.area !== null) {
        const area = facts.area('neighborhoods', page.area, page.month ?? undefined);
        if (area === null) return NOWHERE;
        return {
          path: pagePath({ ...page, crime: slug, month, area: area.slug }),
          preview: { kind: 'neighborhood', area: area.slug, crime: slug, ...(month && { month }) },
        };
      }
      return {
        path: pagePath({ ...page, crime: slug, month }),
        preview: { kind: 'crime', crime: slug, ...(month && { month }) },
      };
    }
    case 'compare': {
      const known = page.areas.flatMap((id) => facts.area('neighborhoods', id) ?? []);
      if (known.length === 0)
        return page.areas.length === 0
          ? { path: pagePath(page), preview: { kind: 'map' } }
          : { ...NOWHERE, preview: { kind: 'map' } };
      const areas = known.map(({ slug }) => slug);
      return {
        path: pagePath({ kind: 'compare', areas }),
        preview: { kind: 'compare', areas },
      };
    }
    case 'data':
    case 'method':
      return { path: pagePath(page), preview: { kind: page.kind } };
    case 'categories-method':
    case 'crime-types-method':
      return { path: pagePath(page), preview: { kind: 'method' } };
    case 'embed-map':
      return UNLISTED;
    case 'embed-chart':
      return facts.area('neighborhoods', page.area) === null ? NOWHERE : UNLISTED;
    case 'embed-unknown':
      return NOWHERE;
    default:
      return null;
  }
}

/** Returns undefined for the newest month, which has the address without a month. */
function shownMonth(requested: RequestedMonth, newest: YearMonth | null): YearMonth | undefined {
  return requested === null || requested === newest ? undefined : requested;
}
