import {
  type AskedMonth,
  type Page,
  pagePath,
  readPage,
  trackerPath,
} from '@townlight/domain/pages';
import type { AreaId } from '@townlight/domain/places';
import type { YearMonth } from '@townlight/domain/time';
import type { PageAddress, PageTold } from '../../platform/parts/part-pages.ts';
import { headPicture } from './head-picture.ts';
import { chosenMonthAddress, movedAddress } from './moved-address.ts';
import type { PageBook } from './page-book.ts';
import type { PreviewSubject } from './preview.ts';
import type { PageWords, WordsOf } from './words/page-words.ts';

/** The subjects of trackers whose addresses name none. */
export type DefaultSubjects = { readonly neighborhood: AreaId; readonly crime: string };

/** What is told of a page before its picture has an address. */
type Told = Omit<PageTold, 'picture'> & { readonly preview?: PreviewSubject };

/** The maps and trackers of crime, and the pages about its figures, in words true of the snapshot. */
export function tellPage(
  address: PageAddress,
  book: PageBook,
  { words, defaults }: { words: WordsOf; defaults: DefaultSubjects },
): PageTold | null {
  const page = readPage(address.steps, address.query);
  if (page === null) return null;
  const movedTo =
    chosenMonthAddress(address) ??
    movedAddress(address, book.facts.names) ??
    defaultTracker(page, defaults);
  if (movedTo !== null) return { title: null, description: null, path: null, movedTo };
  const own = words[address.language];
  const found = tell(page, book, own, defaults);
  if (found === null) return null;
  const { preview, ...told } = found;
  const picture = preview && headPicture(preview, book, address.language, own);
  const isSample = book.facts.status.sample && told.path !== null && told.description !== null;
  return {
    ...told,
    ...(isSample && { description: `${own.descriptions.sample} ${told.description}` }),
    ...(picture && { picture }),
  };
}

/** A tracker that names no subject leads to that of the first one. // spec 2 */
function defaultTracker(page: Page, defaults: DefaultSubjects): string | null {
  if (page.kind === 'neighborhood' && page.area === null)
    return trackerPath('neighborhood', defaults.neighborhood);
  if (page.kind === 'crime' && page.crime === null) return trackerPath('crime', defaults.crime);
  return null;
}

/** Null for a page of another subject. */
function tell(
  page: Page,
  book: PageBook,
  words: PageWords,
  defaults: DefaultSubjects,
): Told | null {
  const { facts, places } = book;
  const { titles, descriptions } = words;
  const unlisted: Told = { title: null, description: null, path: null };
  const nowhere: Told = { ...unlisted, isMissing: true };
  const newest = facts.record?.to ?? null;
  switch (page.kind) {
    case 'map': {
      const area = page.area === null ? null : facts.area(page.partition, page.area);
      if (page.area !== null && area === null)
        return { ...nowhere, title: titles.map, preview: { kind: 'map' } };
      const county = facts.county(null);
      return {
        title: area === null ? titles.map : titles.mapOfArea(area.name),
        description:
          area !== null
            ? areaDescription(area, words)
            : county === null
              ? null
              : descriptions.map({
                  month: words.month(county.month),
                  ranked: words.number(county.rankedCount),
                }),
        path: pagePath({ ...page, area: area?.slug ?? null }),
        // the map has its shapes while its code is still coming; the hash in the address is that of these very shapes
        data: [`/api/${page.partition}/geojson?v=${places.lastingGeojson[page.partition].hash}`],
        preview:
          area === null || page.partition !== 'neighborhoods'
            ? { kind: 'map' }
            : { kind: 'neighborhood', area: area.slug },
      };
    }
    case 'neighborhood': {
      const asked = page.area ?? defaults.neighborhood;
      const area = page.month === null ? null : facts.area('neighborhoods', asked, page.month);
      if (area === null) return nowhere;
      const month = shownMonth(page.month, newest);
      return {
        title: titles.neighborhood(area.name),
        description: areaDescription(area, words),
        path: pagePath({ ...page, area: area.slug, month }),
        preview: { kind: 'neighborhood', area: area.slug, ...(month && { month }) },
      };
    }
    case 'crime': {
      const asked = page.crime ?? defaults.crime;
      const county = page.month === null ? null : facts.county(asked, page.month);
      if (county?.crime == null) return nowhere;
      const month = shownMonth(page.month, newest);
      const { name, slug } = county.crime;
      return {
        title: titles.crime(words.crime(name)),
        description: descriptions.crime({
          crime: words.crimeInSentence(name),
          count: words.number(county.count),
          month: words.month(county.month),
          highest: county.highest,
        }),
        path: pagePath({ ...page, crime: slug, month }),
        preview: { kind: 'crime', crime: slug, ...(month && { month }) },
      };
    }
    case 'compare': {
      const known = page.areas.flatMap((id) => facts.area('neighborhoods', id) ?? []);
      const [first] = known;
      if (first === undefined)
        return {
          title: titles.compare,
          description: descriptions.compare,
          path: page.areas.length === 0 ? pagePath(page) : null,
          isMissing: page.areas.length > 0,
          preview: { kind: 'map' },
        };
      const names = words.list(known.map(({ name }) => name));
      const areas = known.map(({ slug }) => slug);
      return {
        title: titles.compared(names),
        description: descriptions.compared({ names, month: words.month(first.month) }),
        path: pagePath({ kind: 'compare', areas }),
        preview: { kind: 'compare', areas },
      };
    }
    case 'data':
    case 'method':
      return {
        title: titles[page.kind],
        description: descriptions[page.kind],
        path: pagePath(page),
        preview: { kind: page.kind },
      };
    case 'categories-method':
      return {
        title: titles.categories,
        description: descriptions.categories,
        path: pagePath(page),
        preview: { kind: 'method' },
      };
    case 'crime-types-method':
      return {
        title: titles.crimeTypes,
        description: descriptions.crimeTypes,
        path: pagePath(page),
        preview: { kind: 'method' },
      };
    case 'embed-map':
      return { ...unlisted, title: titles.embed };
    case 'embed-chart':
      return {
        ...(facts.area('neighborhoods', page.area) === null ? nowhere : unlisted),
        title: titles.embed,
      };
    case 'embed-unknown':
      return { ...nowhere, title: titles.embed };
    default:
      return null;
  }
}

function areaDescription(
  area: NonNullable<ReturnType<PageBook['facts']['area']>>,
  words: PageWords,
): string {
  const month = words.month(area.month);
  if (area.standing === 'incomplete')
    return words.descriptions.incompleteArea({ name: area.name, month });
  // under 10 reports no rate and no rank stands in prose (reading 16)
  const isRated = area.ranking !== null && area.reliability !== 'too-few';
  return words.descriptions.area({
    name: area.name,
    count: words.number(area.count),
    month,
    rate: isRated && area.rate !== null ? words.rate(area.rate) : null,
    rank:
      isRated && area.ranking !== null
        ? { rank: words.number(area.ranking), ranked: words.number(area.rankedCount) }
        : null,
  });
}

/** The newest month has the plain address. */
function shownMonth(asked: AskedMonth, newest: YearMonth | null): YearMonth | undefined {
  return asked === null || asked === newest ? undefined : asked;
}
