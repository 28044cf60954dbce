import type { CoronavirusRecord } from '@townlight/contract/coronavirus';
import type { Language } from '@townlight/domain/language';
import { pagePath, readPage } from '@townlight/domain/pages';
import type { AreaId } from '@townlight/domain/places';
import type { PlacesSnapshot } from '../../places/index.ts';
import type { PageAddress, PageTold } from '../../platform/parts/part-pages.ts';
import { coronavirusRecords } from '../replies/records-reply.ts';
import { hasEnded } from '../replies/status-reply.ts';
import type { CoronavirusSnapshot } from '../snapshot/coronavirus-snapshot.ts';
import type { CoronavirusPageWords } from './coronavirus-page-words.ts';

/** What coronavirus pages are told of. */
export interface CoronavirusBook {
  readonly coronavirus: CoronavirusSnapshot;
  readonly places: PlacesSnapshot;
}

type PictureOf = (area: AreaId | null, language: Language) => PageTold['picture'];

const NOWHERE: PageTold = { title: null, description: null, path: null };

/** The coronavirus map and its method, in words true of the snapshot; null for a page of another subject. */
export function tellCoronavirusPage(
  address: PageAddress,
  book: CoronavirusBook,
  words: CoronavirusPageWords,
  pictureOf: PictureOf,
): PageTold | null {
  const told = tell(address, book, words, pictureOf);
  if (told === null || told.description === null || !book.coronavirus.data.sample) return told;
  return { ...told, description: `${words.descriptions.sample} ${told.description}` };
}

function tell(
  address: PageAddress,
  book: CoronavirusBook,
  words: CoronavirusPageWords,
  pictureOf: PictureOf,
): PageTold | null {
  const page = readPage(address.steps, address.query);
  switch (page?.kind) {
    case 'coronavirus':
      return {
        ...tellMap(page.area, book, words),
        picture: pictureOf(page.area, address.language),
      };
    case 'coronavirus-method':
      return {
        title: words.titles.method,
        description: words.descriptions.method,
        path: pagePath(page),
      };
    case 'embed-coronavirus':
      return { ...NOWHERE, title: words.titles.embed };
    default:
      return null;
  }
}

function tellMap(
  slug: string | null,
  { coronavirus, places }: CoronavirusBook,
  { titles, descriptions, list }: CoronavirusPageWords,
): PageTold {
  const { last: day, groupOf } = coronavirus;
  const series = day === null ? null : { through: day, ended: hasEnded(coronavirus) };
  // of a pair that is counted together there is one page
  const group = slug === null ? undefined : groupOf.get(slug);
  const id = group?.neighborhoods[0] ?? slug;
  const parts = group?.neighborhoods ?? (slug === null ? [] : [slug]);
  const named = (ids: readonly AreaId[]) =>
    places.data.areas.neighborhoods.filter((one) => ids.includes(one.id)).map((one) => one.name);
  const name = list(named(parts));
  if (slug !== null && name === '')
    return { ...NOWHERE, title: titles.map(series), isMissing: true };
  const records = day === null ? [] : coronavirusRecords(coronavirus, day);
  const describe = (): string | null => {
    if (day === null) return null;
    const ranked = records.filter(({ ranking }) => ranking !== null);
    if (slug === null) {
      const highest = ranked.find(({ ranking }) => ranking === 1);
      return highest === undefined
        ? null
        : descriptions.map({
            ...figuresOf(highest, list(named(highest.neighborhoods))),
            neighborhoods: ranked.length,
            day,
          });
    }
    const record = records.find(({ neighborhood }) => neighborhood === id);
    if (record === undefined) return descriptions.none(name, day);
    if (record.is_suppressed) return descriptions.withheld(name, day);
    const figures = figuresOf(record, name);
    if (record.ranking === null) return descriptions.unranked({ ...figures, day });
    return descriptions.area({ ...figures, rank: record.ranking, ranked: ranked.length, day });
  };
  return {
    title: slug === null ? titles.map(series) : titles.mapOfArea(name, series),
    description: describe(),
    path: pagePath({ kind: 'coronavirus', area: id }),
    // the map has its shapes while its code is still coming; the hash in the address is that of these very shapes
    data: [`/api/neighborhoods/geojson?v=${places.lastingGeojson.neighborhoods.hash}`],
  };
}

function figuresOf({ total_cases, infection_rate_per_100K }: CoronavirusRecord, name: string) {
  return { name, cases: total_cases ?? 0, rate: infection_rate_per_100K ?? 0 };
}
