import { LANGUAGES, type Language, localAddress, PLAIN_LANGUAGE } from '@townlight/domain/language';
import { monthOfYear, type YearMonth, yearOf } from '@townlight/domain/time';
import type { PageHead } from '../platform/http/page-head.ts';
import { headPicture } from './head-picture.ts';
import { type AskedMonth, type DefaultSubjects, readPageAddress } from './page-address.ts';
import type { PageBook } from './page-book.ts';
import type { PreviewSubject } from './preview.ts';
import type { PageWords, WordsOf } from './words/page-words.ts';

export interface HeadOptions {
  readonly words: WordsOf;
  readonly defaults: DefaultSubjects;
  /** Begins the addresses of pictures where they do not come from here. */
  readonly imagesUrl: string | undefined;
}

/** What a head is made of before it has addresses. */
type Told = {
  readonly title: string;
  readonly description: string;
  /** Without origin and language; none for what is not to be found. */
  readonly path: string | null;
  readonly preview?: PreviewSubject;
  readonly preload?: readonly string[];
};

const LOCALES: Readonly<Record<Language, string>> = { en: 'en_US', es: 'es_US' };

/** The head of an address, in words true of the snapshot. What is not to be found is left out of search engines. */
export function headOf(
  url: string,
  origin: string,
  book: PageBook,
  { words, defaults, imagesUrl }: HeadOptions,
): PageHead {
  const { language, page } = readPageAddress(url, defaults);
  const own = words[language];
  const told = tell(page, book, own);
  const { titles, descriptions } = own;
  const sample = book.facts.status.sample ? `${descriptions.sample} ` : '';
  const title = told.title === '' ? 'Townlight' : titles.site(told.title);
  const picture = told.preview && headPicture(told.preview, book, language, own, origin, imagesUrl);
  const head: PageHead = {
    title,
    description: told.path === null ? told.description : sample + told.description,
    locale: LOCALES[language],
    ...(picture && { picture }),
    ...(told.preload && { preload: told.preload }),
    ...(imagesUrl !== undefined && { imagesUrl }),
  };
  if (told.path === null) return { ...head, noindex: true };
  const { path } = told;
  return {
    ...head,
    canonical: origin + localAddress(language, path),
    alternates: [
      ...LANGUAGES.map((one) => ({
        language: one as string,
        url: origin + localAddress(one, path),
      })),
      { language: 'x-default', url: origin + localAddress(PLAIN_LANGUAGE, path) },
    ],
  };
}

type Page = ReturnType<typeof readPageAddress>['page'];

function tell(page: Page, book: PageBook, words: PageWords): Told {
  const { facts, places } = book;
  const { titles, descriptions } = words;
  const nowhere: Told = { title: '', description: descriptions.site, path: null };
  const newest = facts.record?.to ?? null;
  switch (page.kind) {
    case 'map': {
      const area = page.area === null ? null : facts.area(page.partition, page.area);
      if (page.area !== null && area === null)
        return { ...nowhere, title: titles.map, preview: { kind: 'map' } };
      const county = facts.county(null);
      const query = new URLSearchParams();
      if (page.partition !== 'neighborhoods') query.set('partition', page.partition);
      if (area !== null) query.set('area', area.slug);
      return {
        title: area === null ? titles.map : titles.mapOfArea(area.name),
        description:
          area !== null
            ? areaDescription(area, words)
            : county === null
              ? descriptions.site
              : descriptions.map({
                  month: words.month(county.month),
                  ranked: words.number(county.rankedCount),
                }),
        path: `/map${query.size === 0 ? '' : `?${query}`}`,
        // the map has its shapes while its code is still coming; the hash in the address is that of these very shapes
        preload: [`/api/${page.partition}/geojson?v=${places.lastingGeojson[page.partition].hash}`],
        preview:
          area === null || page.partition !== 'neighborhoods'
            ? { kind: 'map' }
            : { kind: 'neighborhood', area: area.slug },
      };
    }
    case 'neighborhood': {
      const area = page.month === null ? null : facts.area('neighborhoods', page.area, page.month);
      if (area === null) return nowhere;
      const month = shownMonth(page.month, newest);
      return {
        title: titles.neighborhood(area.name),
        description: areaDescription(area, words),
        path: `/neighborhood/${encodeURIComponent(area.slug)}${monthPath(month)}`,
        preview: { kind: 'neighborhood', area: area.slug, ...(month && { month }) },
      };
    }
    case 'crime': {
      const county = page.month === null ? null : facts.county(page.crime, page.month);
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
        path: `/crime/${encodeURIComponent(slug)}${monthPath(month)}`,
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
          path: page.areas.length === 0 ? '/compare' : null,
          preview: { kind: 'map' },
        };
      const names = words.list(known.map(({ name }) => name));
      const areas = known.map(({ slug }) => slug);
      return {
        title: titles.compared(names),
        description: descriptions.compared({ names, month: words.month(first.month) }),
        path: `/compare?areas=${areas.map(encodeURIComponent).join(',')}`,
        preview: { kind: 'compare', areas },
      };
    }
    case 'data':
    case 'method':
      return {
        title: titles[page.kind],
        description: descriptions[page.kind],
        path: `/about/${page.kind}`,
        preview: { kind: page.kind },
      };
    case 'embed':
      return { ...nowhere, title: titles.embed };
    case 'other':
      return nowhere;
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

function monthPath(month: YearMonth | undefined): string {
  return month === undefined ? '' : `/${monthOfYear(month)}/${yearOf(month)}`;
}
