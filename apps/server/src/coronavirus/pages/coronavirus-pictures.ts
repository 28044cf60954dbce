import type { CoronavirusRecord } from '@townlight/contract/coronavirus';
import { levelOf, quantileBreaks } from '@townlight/domain/crime';
import type { Language } from '@townlight/domain/language';
import type { AreaId } from '@townlight/domain/places';
import {
  type DrawnPreview,
  drawAreaPanel,
  drawCountyPanel,
  drawPreview,
  type MapPreviews,
  mapPreviews,
  openShapes,
  type PreviewMatter,
  type ReadScenery,
} from '../../pictures/index.ts';
import { coronavirusRecords } from '../replies/records-reply.ts';
import { hasEnded } from '../replies/status-reply.ts';
import type { CoronavirusPictureWords } from './coronavirus-picture-words.ts';
import type { CoronavirusBook } from './tell-coronavirus-page.ts';

/** The number of classes on the map. */
const CLASSES = 6;

/**
 * Creates the link previews of the coronavirus map only from the reply of its public endpoint: a withheld number
 * appears in no image and determines no color.
 */
export function coronavirusPictures(
  current: () => CoronavirusBook,
  scenery: ReadScenery,
  words: Readonly<Record<Language, CoronavirusPictureWords>>,
): MapPreviews {
  const shapesOf = openShapes(scenery);
  const draw = (slug: AreaId | null, language: Language): DrawnPreview | null => {
    const { coronavirus, places } = current();
    const { last: day, groupOf, data } = coronavirus;
    const own = words[language];
    if (day === null || (slug !== null && shapesOf(places).find(slug) === undefined)) return null;
    const records = coronavirusRecords(coronavirus, day);
    const areas = slug === null ? [] : (groupOf.get(slug)?.neighborhoods ?? [slug]);
    const nameOf = (ids: readonly AreaId[]) =>
      own.list(
        places.data.areas.neighborhoods
          .filter(({ id }) => ids.includes(id))
          .map(({ name }) => name),
      );
    const series = { through: day, ended: hasEnded(coronavirus) };
    const title = slug === null ? own.title : nameOf(areas);
    const shapes = shapesOf(places);
    const levels = levelsOf(records);
    const svg = drawPreview(
      {
        kind: own.kind,
        title,
        ...(slug === null
          ? highest(records, own, nameOf)
          : matterOf(
              records.find(({ neighborhood }) => neighborhood === areas[0]),
              records,
              { words: own, name: title, day },
            )),
        note: own.note(series),
        ...(data.sample && { sample: own.sample }),
      },
      slug === null
        ? drawCountyPanel(shapes, levels, 'infection')
        : drawAreaPanel(shapes, slug, levels, 'infection'),
    );
    return {
      svg,
      alt: own.alt(slug === null ? own.mapTitle(series) : own.areaTitle(title, series)),
    };
  };
  return mapPreviews({
    folder: 'coronavirus',
    summary: 'The link preview of the coronavirus map, or of a neighborhood on it',
    figures: () => current().coronavirus,
    draw,
  });
}

type Told = Pick<PreviewMatter, 'figure' | 'sentence'>;

function highest(
  records: readonly CoronavirusRecord[],
  words: CoronavirusPictureWords,
  nameOf: (ids: readonly AreaId[]) => string,
): Told {
  const first = records.find(({ ranking }) => ranking === 1);
  if (first === undefined) return {};
  return {
    figure: {
      number: words.number(first.infection_rate_per_100K ?? 0),
      counts: words.rate,
      standing: words.highest(nameOf(first.neighborhoods)),
    },
  };
}

function matterOf(
  record: CoronavirusRecord | undefined,
  records: readonly CoronavirusRecord[],
  {
    words,
    name,
    day,
  }: {
    words: CoronavirusPictureWords;
    name: string;
    day: Parameters<CoronavirusPictureWords['none']>[1];
  },
): Told {
  if (record === undefined) return { sentence: words.none(name, day) };
  if (record.suppressed_because === 'reporting-area')
    return { sentence: words.withheldPart(name, day) };
  if (record.is_suppressed) return { sentence: words.withheld(name, day) };
  const { ranking, infection_rate_per_100K: rate, total_cases: cases } = record;
  if (ranking === null || rate === null)
    return { figure: { number: words.number(cases ?? 0), counts: words.cases } };
  const ranked = records.filter((one) => one.ranking !== null).length;
  return {
    figure: {
      number: words.number(rate),
      counts: words.rate,
      standing: words.standing(ranking, ranked),
    },
  };
}

/** Assigns six classes of equal count over ranked areas, as on the map (reading 14). */
function levelsOf(records: readonly CoronavirusRecord[]): ReadonlyMap<AreaId, number | null> {
  const rateOf = ({ ranking, infection_rate }: CoronavirusRecord) =>
    ranking === null ? null : infection_rate;
  const breaks = quantileBreaks(
    records.map(rateOf).filter((rate) => rate !== null),
    CLASSES,
  );
  return new Map(
    records.flatMap((record) => {
      const rate = rateOf(record);
      const level = rate === null ? null : levelOf(rate, breaks, CLASSES);
      return record.neighborhoods.map((id) => [id, level] as const);
    }),
  );
}
