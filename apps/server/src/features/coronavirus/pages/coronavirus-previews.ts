import type { CoronavirusRecord } from '@townlight/contract/coronavirus';
import { computeQuantileBreaks, findColorLevel } from '@townlight/domain/crime';
import type { Language } from '@townlight/domain/language';
import type { AreaId } from '@townlight/domain/places';
import {
  createMapPreviews,
  createShapeLoader,
  drawAreaPanel,
  drawCountyPanel,
  drawPreview,
  type LoadLandAndFreeways,
  type MapPreviews,
  type PreviewContent,
  type PreviewDrawing,
} from '../../../images/index.ts';
import { capitalize } from '../../../platform/i18n/county-terms.ts';
import { CORONAVIRUS_MESSAGES } from '../messages/index.ts';
import { buildCoronavirusRecords } from '../replies/records-reply.ts';
import { hasSeriesEnded } from '../replies/status-reply.ts';
import type { CoronavirusPageContext } from './describe-coronavirus-page.ts';

/** Properties of the county that the pages describe. */
export interface CoronavirusPagesCounty {
  readonly county: string;
  /** Spanish name of the county. */
  readonly spanishCounty: string;
}

/** The number of classes on the map. */
const CLASSES = 6;

/**
 * Creates the link previews of the coronavirus map only from the reply of its public endpoint: a withheld number
 * appears in no image and determines no color.
 */
export function createCoronavirusPreviews(
  current: () => CoronavirusPageContext,
  scenery: LoadLandAndFreeways,
  { county, spanishCounty }: CoronavirusPagesCounty,
): MapPreviews {
  const shapesOf = createShapeLoader(scenery);
  const counties = { en: county, es: capitalize(spanishCounty) };
  const draw = (slug: AreaId | null, language: Language): PreviewDrawing | null => {
    const { coronavirus, places } = current();
    const { last: day, groupOf, data } = coronavirus;
    const messages = CORONAVIRUS_MESSAGES[language];
    const { text } = messages;
    if (day === null || (slug !== null && shapesOf(places).find(slug) === undefined)) return null;
    const records = buildCoronavirusRecords(coronavirus, day);
    const areas = slug === null ? [] : (groupOf.get(slug)?.neighborhoods ?? [slug]);
    const nameOf = (ids: readonly AreaId[]) =>
      messages.list(
        places.data.areas.neighborhoods
          .filter(({ id }) => ids.includes(id))
          .map(({ name }) => name),
      );
    const ended = hasSeriesEnded(coronavirus);
    const title = slug === null ? text('preview.title') : nameOf(areas);
    const shapes = shapesOf(places);
    const levels = levelsOf(records);
    const svg = drawPreview(
      {
        kind: text('preview.kind', { county: counties[language] }),
        title,
        ...(slug === null
          ? describeHighest(records, messages, nameOf)
          : describeRecord(
              records.find(({ neighborhood }) => neighborhood === areas[0]),
              records,
              { messages, name: title, day: messages.day(day) },
            )),
        note: text('preview.note', { ended, day: messages.shortDay(day) }),
        ...(data.sample && { sample: text('preview.sample') }),
      },
      slug === null
        ? drawCountyPanel(shapes, levels, 'infection')
        : drawAreaPanel(shapes, slug, levels, 'infection'),
    );
    return {
      svg,
      alt: text('preview.alt', {
        title: text(slug === null ? 'preview.mapTitle' : 'preview.areaTitle', {
          name: title,
          ended,
          day: messages.day(day),
        }),
      }),
    };
  };
  return createMapPreviews({
    folder: 'coronavirus',
    summary: 'The link preview of the coronavirus map, or of a neighborhood on it',
    figures: () => current().coronavirus,
    draw,
  });
}

type CoronavirusMessages = (typeof CORONAVIRUS_MESSAGES)[Language];
type PreviewSummary = Pick<PreviewContent, 'figure' | 'sentence'>;

function describeHighest(
  records: readonly CoronavirusRecord[],
  messages: CoronavirusMessages,
  nameOf: (ids: readonly AreaId[]) => string,
): PreviewSummary {
  const first = records.find(({ ranking }) => ranking === 1);
  if (first === undefined) return {};
  return {
    figure: {
      number: messages.number(Math.round(first.infection_rate_per_100K ?? 0)),
      counts: messages.text('preview.rate'),
      standing: messages.text('preview.highest', { name: nameOf(first.neighborhoods) }),
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
    messages: CoronavirusMessages;
    name: string;
    day: string;
  },
): PreviewSummary {
  const { text, number } = messages;
  if (record === undefined) return { sentence: text('preview.none', { name, day }) };
  if (record.suppressed_because === 'reporting-area')
    return { sentence: text('preview.withheldReportingArea', { name, day }) };
  if (record.is_suppressed) return { sentence: text('preview.withheld', { name, day }) };
  const { ranking, infection_rate_per_100K: rate, total_cases: cases } = record;
  if (ranking === null || rate === null)
    return { figure: { number: number(Math.round(cases ?? 0)), counts: text('preview.cases') } };
  const ranked = records.filter((one) => one.ranking !== null).length;
  return {
    figure: {
      number: number(Math.round(rate)),
      counts: text('preview.rate'),
      standing: text('preview.standing', { rank: ranking, ranked }),
    },
  };
}

/** Assigns six classes of equal count over ranked areas, as on the map (reading 14). */
function levelsOf(records: readonly CoronavirusRecord[]): ReadonlyMap<AreaId, number | null> {
  const rateOf = ({ ranking, infection_rate }: CoronavirusRecord) =>
    ranking === null ? null : infection_rate;
  const breaks = computeQuantileBreaks(
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
