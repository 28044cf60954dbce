import type { CoronavirusRecord } from '@townlight/contract/coronavirus';
import { findColorLevel, quantileBreaks } from '@townlight/domain/crime';
import type { Language } from '@townlight/domain/language';
import type { AreaId } from '@townlight/domain/places';
import {
  createMapPreviews,
  createShapeLoader,
  drawAreaPanel,
  drawCountyPanel,
  drawPreview,
  type LoadScenery,
  type MapPreviews,
  type PreviewContent,
  type PreviewDrawing,
} from '../../../images/index.ts';
import { buildCoronavirusRecords } from '../replies/records-reply.ts';
import { hasSeriesEnded } from '../replies/status-reply.ts';
import type { CoronavirusPreviewMessages } from './coronavirus-preview-messages.ts';
import type { CoronavirusPageContext } from './describe-coronavirus-page.ts';

/** The number of classes on the map. */
const CLASSES = 6;

/**
 * Creates the link previews of the coronavirus map only from the reply of its public endpoint: a withheld number
 * appears in no image and determines no color.
 */
export function createCoronavirusPreviews(
  current: () => CoronavirusPageContext,
  scenery: LoadScenery,
  messagesByLanguage: Readonly<Record<Language, CoronavirusPreviewMessages>>,
): MapPreviews {
  const shapesOf = createShapeLoader(scenery);
  const draw = (slug: AreaId | null, language: Language): PreviewDrawing | null => {
    const { coronavirus, places } = current();
    const { last: day, groupOf, data } = coronavirus;
    const messages = messagesByLanguage[language];
    if (day === null || (slug !== null && shapesOf(places).find(slug) === undefined)) return null;
    const records = buildCoronavirusRecords(coronavirus, day);
    const areas = slug === null ? [] : (groupOf.get(slug)?.neighborhoods ?? [slug]);
    const nameOf = (ids: readonly AreaId[]) =>
      messages.list(
        places.data.areas.neighborhoods
          .filter(({ id }) => ids.includes(id))
          .map(({ name }) => name),
      );
    const series = { through: day, ended: hasSeriesEnded(coronavirus) };
    const title = slug === null ? messages.title : nameOf(areas);
    const shapes = shapesOf(places);
    const levels = levelsOf(records);
    const svg = drawPreview(
      {
        kind: messages.kind,
        title,
        ...(slug === null
          ? describeHighest(records, messages, nameOf)
          : describeRecord(
              records.find(({ neighborhood }) => neighborhood === areas[0]),
              records,
              { messages: messages, name: title, day },
            )),
        note: messages.note(series),
        ...(data.sample && { sample: messages.sample }),
      },
      slug === null
        ? drawCountyPanel(shapes, levels, 'infection')
        : drawAreaPanel(shapes, slug, levels, 'infection'),
    );
    return {
      svg,
      alt: messages.alt(
        slug === null ? messages.mapTitle(series) : messages.areaTitle(title, series),
      ),
    };
  };
  return createMapPreviews({
    folder: 'coronavirus',
    summary: 'The link preview of the coronavirus map, or of a neighborhood on it',
    figures: () => current().coronavirus,
    draw,
  });
}

type PreviewSummary = Pick<PreviewContent, 'figure' | 'sentence'>;

function describeHighest(
  records: readonly CoronavirusRecord[],
  messages: CoronavirusPreviewMessages,
  nameOf: (ids: readonly AreaId[]) => string,
): PreviewSummary {
  const first = records.find(({ ranking }) => ranking === 1);
  if (first === undefined) return {};
  return {
    figure: {
      number: messages.number(first.infection_rate_per_100K ?? 0),
      counts: messages.rate,
      standing: messages.highest(nameOf(first.neighborhoods)),
    },
  };
}

function describeRecord(
  record: CoronavirusRecord | undefined,
  records: readonly CoronavirusRecord[],
  {
    messages,
    name,
    day,
  }: {
    messages: CoronavirusPreviewMessages;
    name: string;
    day: Parameters<CoronavirusPreviewMessages['none']>[1];
  },
): PreviewSummary {
  if (record === undefined) return { sentence: messages.none(name, day) };
  if (record.suppressed_because === 'reporting-area')
    return { sentence: messages.withheldReportingArea(name, day) };
  if (record.is_suppressed) return { sentence: messages.withheld(name, day) };
  const { ranking, infection_rate_per_100K: rate, total_cases: cases } = record;
  if (ranking === null || rate === null)
    return { figure: { number: messages.number(cases ?? 0), counts: messages.cases } };
  const ranked = records.filter((one) => one.ranking !== null).length;
  return {
    figure: {
      number: messages.number(rate),
      counts: messages.rate,
      standing: messages.standing(ranking, ranked),
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
      const level = rate === null ? null : findColorLevel(rate, breaks, CLASSES);
      return record.neighborhoods.map((id) => [id, level] as const);
    }),
  );
}
