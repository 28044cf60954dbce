import type { NewsEntry } from '@townlight/contract/news';
import { computeAirQualityIndex } from '@townlight/domain/air';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@townlight/domain/language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  type CountyShapes,
  createShapeLoader,
  drawAreaPanel,
  drawAreasPanel,
  drawCountyPanel,
  drawNeutralPanel,
  drawPreview,
  drawStoryMap,
  getImageVersion,
  LINE_COLORS,
  type LoadLandAndFreeways,
  openImageRenderer,
  PREVIEW_SIZE,
  sendImage,
} from '../../../images/index.ts';
import type { PageMetadata } from '../../../platform/features/feature-pages.ts';
import type { App } from '../../../platform/http/create-app.ts';
import { NotFound } from '../../../platform/http/errors.ts';
import { capitalize } from '../../../platform/i18n/county-terms.ts';
import { createCrimePageFacts } from '../../crime/index.ts';
import { getNewsEntry } from '../entries/news-list.ts';
import { findUnhealthyDay } from '../entries/unhealthy-days.ts';
import { classifyNeighborhoods } from '../facts/county-month.ts';
import type { NewsMessages, NewsMessagesByLanguage } from '../messages/index.ts';
import type { NewsSnapshot } from '../snapshot/news-snapshot.ts';
import { MONTH_MAP_FILE, parseDayMapFile } from './picture-paths.ts';

/** Number of characters that fit in five lines. */
const MAX_SENTENCE_CHARACTERS = 150;

const FILE = /^preview(?:\.([a-z]{2}))?\.png$/;

/**
 * Creates the link previews of entries.
 * @param snapshot throws before the first snapshot
 */
export function createNewsPictures(
  snapshot: () => NewsSnapshot,
  { scenery, messages }: { scenery: LoadLandAndFreeways; messages: NewsMessagesByLanguage },
) {
  const renderer = openImageRenderer();
  const shapesOf = createShapeLoader(scenery);
  const drawMonth = (entry: NewsEntry) =>
    drawMonthMap(entry, snapshot(), shapesOf(snapshot().places));
  const draw = (entry: NewsEntry, language: Language) =>
    drawEntry(entry, snapshot(), {
      messages: messages[language],
      shapes: () => shapesOf(snapshot().places),
    });
  return {
    /** Returns the preview of an entry for its page metadata. */
    pictureOf(entry: NewsEntry, language: Language): NonNullable<PageMetadata['picture']> {
      const area = entry.area === null ? '' : `/${encodeURIComponent(entry.area.id)}`;
      const file = language === DEFAULT_LANGUAGE ? 'preview.png' : `preview.${language}.png`;
      return {
        path: `/news/${entry.id}${area}/${file}?v=${getImageVersion(draw(entry, language))}`,
        ...PREVIEW_SIZE,
        alt: messages[language].text('picture.alt', { title: entry.title }),
      };
    },
    routes(app: App): void {
      const schema = {
        tags: ['Pictures'],
        summary: 'The link preview of an entry of the news, or its map',
        description:
          '`file` is preview.png or preview.es.png; for a month of crime also map.svg, the neighborhoods that are higher or lower than usual, or the rates where none is; for a month of air day-24.svg, the air of an unhealthy day. `area` is a neighborhood.',
        querystring: z.object({ v: z.string().max(40).optional() }),
      };
      const params = z.object({ entry: z.string().max(60), file: z.string().max(20) });
      const find = (id: string, file: string, area?: string) => {
        const [match, named = DEFAULT_LANGUAGE] = FILE.exec(file) ?? [];
        const language = LANGUAGES.find((one) => one === named);
        const day = parseDayMapFile(file);
        const isMap = file === MONTH_MAP_FILE || day !== undefined;
        if ((match === undefined && !isMap) || language === undefined)
          throw new NotFound(
            `There is no picture ${file}; it is preview.png, preview.es.png, ${MONTH_MAP_FILE} or day-24.svg.`,
          );
        const entry = getNewsEntry(snapshot(), id, { area, language }, messages[language]);
        if (day !== undefined)
          return drawDayMap(entry, day, snapshot(), shapesOf(snapshot().places));
        return isMap ? drawMonth(entry) : draw(entry, language);
      };
      const send = (
        request: FastifyRequest,
        reply: FastifyReply,
        { entry, file, area }: z.infer<typeof params> & { area?: string },
      ) =>
        sendImage(renderer, request, reply, {
          draw: () => find(entry, file, area),
          format: file.endsWith('.svg') ? 'svg' : 'png',
          scale: 1,
        });
      app.get('/images/news/:entry/:file', { schema: { ...schema, params } }, (request, reply) =>
        send(request, reply, request.params),
      );
      app.get(
        '/images/news/:entry/:area/:file',
        { schema: { ...schema, params: params.extend({ area: z.string().max(80) }) } },
        (request, reply) => send(request, reply, request.params),
      );
    },
    close: () => renderer.close(),
  };
}

function drawEntry(
  entry: NewsEntry,
  news: NewsSnapshot,
  { messages, shapes }: { messages: NewsMessages; shapes: () => CountyShapes },
): string {
  return drawPreview(
    {
      kind: messages.text('picture.kind', { county: capitalize(messages.county) }),
      title: entry.title,
      sentence: firstSentences(entry.summary),
      note: messages.day(new Date(entry.updated_at)),
      ...(entry.remarks.includes(messages.text('remark.sample')) && {
        sample: messages.text('picture.sample'),
      }),
    },
    drawPanel(entry, news, shapes()),
  );
}

/** @throws NotFound for an entry without a map */
function drawMonthMap(entry: NewsEntry, news: NewsSnapshot, shapes: CountyShapes): string {
  const subject = news.entries.find(({ id }) => id === entry.id)?.subject;
  const shows = entry.crime_month?.map?.shows;
  if (subject?.kind !== 'crime' || shows === undefined)
    throw new NotFound(
      `The entry “${entry.id}” has no map; /api/news gives the path where it has.`,
    );
  const { month } = subject;
  return drawStoryMap(
    shapes,
    shows === 'change'
      ? { shows, directions: classifyNeighborhoods(news.crime, month) }
      : { shows, levels: createCrimePageFacts(news.crime).levels(null, month) },
    { title: entry.title, only: entry.area?.id },
  );
}

/** @throws NotFound for an entry without this day */
function drawDayMap(
  entry: NewsEntry,
  day: number,
  news: NewsSnapshot,
  shapes: CountyShapes,
): string {
  const found = findUnhealthyDay(news, entry.id, day);
  if (found === undefined)
    throw new NotFound(
      `The entry “${entry.id}” has no map of this day; /api/news/{entry}/days gives the paths of those it has.`,
    );
  const categories = new Map(
    news.air.data.areas.slugs.map((slug, at) => [
      slug,
      computeAirQualityIndex(found.mean[at] as number).category,
    ]),
  );
  return drawStoryMap(
    shapes,
    { shows: 'air', categories },
    { title: entry.title, only: entry.area?.id },
  );
}

/** Returns as many full sentences as fit in a picture, but at least one. */
function firstSentences(summary: string): string {
  const [first = '', ...rest] = summary.split(/(?<=\.)\s+(?=\p{Lu})/u);
  let shown = first;
  for (const sentence of rest) {
    if (shown.length + sentence.length > MAX_SENTENCE_CHARACTERS) break;
    shown += ` ${sentence}`;
  }
  return shown;
}

/** Draws the rates of the month for crime, and only the shapes otherwise. */
function drawPanel({ id, area }: NewsEntry, news: NewsSnapshot, shapes: CountyShapes): string {
  const subject = news.entries.find((entry) => entry.id === id)?.subject;
  if (subject?.kind !== 'crime')
    return area === null
      ? drawNeutralPanel(shapes)
      : drawAreasPanel(shapes, [{ id: area.id, color: LINE_COLORS[0] as string }]);
  const levels = createCrimePageFacts(news.crime).levels(null, subject.month);
  return area === null ? drawCountyPanel(shapes, levels) : drawAreaPanel(shapes, area.id, levels);
}
