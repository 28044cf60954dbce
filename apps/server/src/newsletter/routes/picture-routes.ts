import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { type Renderer, sendPicture } from '../../pictures/index.ts';
import type { App } from '../../platform/http/create-app.ts';
import { NotFound } from '../../platform/http/errors.ts';
import type { NewsDesk } from '../edition/news-desk.ts';
import { drawLetterPicture } from '../pictures/draw-letter-picture.ts';
import { MARK, markSvg } from '../pictures/mark.ts';
import { LETTER_PICTURE, readLetterPicture } from '../pictures/picture-address.ts';
import { readEdition } from '../store/editions.ts';
import { readAreaFacts } from '../store/facts.ts';
import type { LetterWordsOf } from '../words/index.ts';

const tags = ['Pictures'];
const query = z.object({ v: z.string().max(40).optional() });
/** Two editions in two languages; a drawing has some 6 KB. */
const MOST_DRAWINGS = 4_000;

/**
 * Registers the charts of emails. Their URLs contain edition, neighborhood and category, and nothing about the
 * subscriber.
 */
export function letterPictureRoutes(
  app: App,
  desk: NewsDesk,
  { words, renderer }: { words: LetterWordsOf; renderer: Renderer },
): void {
  const kept = new LRUCache<string, { svg: string }>({ max: MOST_DRAWINGS });

  const draw = async (id: string, area: string, file: string): Promise<string | null> => {
    const asked = readLetterPicture(file);
    const edition = asked === null ? null : await readEdition(desk.pool, id);
    if (asked === null || edition === null) return null;
    const isDraft = edition.state === 'draft';
    const key = `${id}|${area}|${file}|${edition.scheduledAt?.getTime()}`;
    const known = isDraft ? undefined : kept.get(key);
    if (known !== undefined) return known.svg;
    const facts = isDraft
      ? desk.liveFacts(edition.period).facts.find((one) => one.id === area)
      : await readAreaFacts(desk.pool, id, area);
    const svg = facts ? drawLetterPicture(asked.category, facts, words[asked.language]) : null;
    if (svg !== null && !isDraft) kept.set(key, { svg });
    return svg;
  };

  app.get(
    MARK.path,
    { schema: { tags, summary: 'The site’s logo at the top of its letters', querystring: query } },
    (request, reply) => sendPicture(renderer, request, reply, { draw: markSvg, ...LETTER_PICTURE }),
  );

  app.get(
    '/images/newsletter/:edition/:area/:file',
    {
      schema: {
        tags,
        summary: 'A chart in a letter',
        description:
          '`file` is the id of a visual category: `trend@2x.png`, in Spanish `trend.es@2x.png`. With `?v=` and the hash of its contents, as letters have it, it never changes.',
        params: z.object({
          edition: z.string().max(20),
          area: z.string().max(80),
          file: z.string().max(60),
        }),
        querystring: query,
      },
    },
    (request, reply) => {
      const { edition, area, file } = request.params;
      const asked = async () => {
        const svg = await draw(edition, area, file);
        if (svg === null)
          throw new NotFound(`There is no picture at ${request.url.split('?')[0]}.`);
        return svg;
      };
      return sendPicture(renderer, request, reply, { draw: asked, ...LETTER_PICTURE });
    },
  );
}
