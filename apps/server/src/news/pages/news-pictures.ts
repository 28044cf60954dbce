import type { NewsEntry } from '@townlight/contract/news';
import { LANGUAGES, type Language, PLAIN_LANGUAGE } from '@townlight/domain/language';
import { z } from 'zod';
import { crimePageFacts } from '../../crime/index.ts';
import {
  type CountyShapes,
  drawAreaPanel,
  drawAreasPanel,
  drawCountyPanel,
  drawPreview,
  drawQuietPanel,
  LINE_COLORS,
  openRenderer,
  openShapes,
  PREVIEW,
  pictureVersion,
  sendPicture,
} from '../../pictures/index.ts';
import type { App } from '../../platform/http/create-app.ts';
import { NotFound } from '../../platform/http/errors.ts';
import type { PageTold } from '../../platform/parts/part-pages.ts';
import type { NewsOptions } from '../news-options.ts';
import type { NewsSnapshot } from '../snapshot/news-snapshot.ts';
import { tellOne } from '../tell/tell-list.ts';
import type { NewsWords } from '../words/news-words.ts';

/** Number of characters that fit in five lines. */
const ROOM = 150;

const FILE = /^preview(?:\.([a-z]{2}))?\.png$/;

/**
 * Creates the link previews of entries.
 * @param snapshot throws before the first snapshot
 */
export function newsPictures(
  own: () => NewsSnapshot,
  {
    scenery,
    words,
  }: Pick<NewsOptions, 'scenery'> & { words: Readonly<Record<Language, NewsWords>> },
) {
  const renderer = openRenderer();
  const shapesOf = openShapes(scenery);
  const draw = (entry: NewsEntry, language: Language) =>
    drawEntry(entry, own(), { words: words[language], shapes: () => shapesOf(own().places) });
  return {
    /** Returns the preview of an entry for its page metadata. */
    pictureOf(entry: NewsEntry, language: Language): NonNullable<PageTold['picture']> {
      const area = entry.area === null ? '' : `/${encodeURIComponent(entry.area.id)}`;
      const file = language === PLAIN_LANGUAGE ? 'preview.png' : `preview.${language}.png`;
      return {
        path: `/news/${entry.id}${area}/${file}?v=${pictureVersion(draw(entry, language))}`,
        ...PREVIEW,
        alt: words[language].pictureAlt(entry.title),
      };
    },
    routes(app: App): void {
      const schema = {
        tags: ['Pictures'],
        summary: 'The link preview of an entry of the news',
        description: '`file` is preview.png, or preview.es.png; `area` is a neighborhood.',
        querystring: z.object({ v: z.string().max(40).optional() }),
      };
      const params = z.object({ entry: z.string().max(60), file: z.string().max(20) });
      const find = (id: string, file: string, area?: string) => {
        const [whole, named = PLAIN_LANGUAGE] = FILE.exec(file) ?? [];
        const language = LANGUAGES.find((one) => one === named);
        if (whole === undefined || language === undefined)
          throw new NotFound(`There is no picture ${file}; it is preview.png or preview.es.png.`);
        return draw(tellOne(own(), id, { area, language }, words[language]), language);
      };
      app.get('/images/news/:entry/:file', { schema: { ...schema, params } }, (request, reply) => {
        const asked = () => find(request.params.entry, request.params.file);
        return sendPicture(renderer, request, reply, { draw: asked, format: 'png', scale: 1 });
      });
      app.get(
        '/images/news/:entry/:area/:file',
        { schema: { ...schema, params: params.extend({ area: z.string().max(80) }) } },
        (request, reply) => {
          const { entry, area, file } = request.params;
          const asked = () => find(entry, file, area);
          return sendPicture(renderer, request, reply, { draw: asked, format: 'png', scale: 1 });
        },
      );
    },
    close: () => renderer.close(),
  };
}

function drawEntry(
  entry: NewsEntry,
  news: NewsSnapshot,
  { words, shapes }: { words: NewsWords; shapes: () => CountyShapes },
): string {
  return drawPreview(
    {
      kind: words.pictureKind,
      title: entry.title,
      sentence: firstSentences(entry.summary),
      note: words.day(new Date(entry.updated_at)),
      ...(entry.remarks.includes(words.sample) && { sample: words.samplePicture }),
    },
    panelOf(entry, news, shapes()),
  );
}

/** Returns as many full sentences as fit in a picture, but at least one. */
function firstSentences(summary: string): string {
  const [first = '', ...others] = summary.split(/(?<=\.)\s+(?=\p{Lu})/u);
  let shown = first;
  for (const sentence of others) {
    if (shown.length + sentence.length > ROOM) break;
    shown += ` ${sentence}`;
  }
  return shown;
}

/** Draws the rates of the month for crime, and only the shapes otherwise. */
function panelOf({ id, area }: NewsEntry, news: NewsSnapshot, shapes: CountyShapes): string {
  const subject = news.entries.find((entry) => entry.id === id)?.subject;
  if (subject?.kind !== 'crime')
    return area === null
      ? drawQuietPanel(shapes)
      : drawAreasPanel(shapes, [{ id: area.id, color: LINE_COLORS[0] as string }]);
  const levels = crimePageFacts(news.crime).levels(null, subject.month);
  return area === null ? drawCountyPanel(shapes, levels) : drawAreaPanel(shapes, area.id, levels);
}
