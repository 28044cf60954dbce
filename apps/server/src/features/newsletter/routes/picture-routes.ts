import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { type ImageRenderer, sendImage } from '../../../images/index.ts';
import type { App } from '../../../platform/http/create-app.ts';
import { NotFound } from '../../../platform/http/errors.ts';
import type { EditionContext } from '../edition/edition-workflow.ts';
import type { EmailMessagesByLanguage } from '../messages/index.ts';
import { EMAIL_CHART_FORMAT, parseEmailChartFile } from '../pictures/email-chart-path.ts';
import { EMAIL_LOGO, renderEmailLogo } from '../pictures/logo.ts';
import { renderEmailChart } from '../pictures/render-email-chart.ts';
import { readEdition } from '../store/editions.ts';
import { readAreaEditionFacts } from '../store/facts.ts';

const tags = ['Pictures'];
const query = z.object({ v: z.string().max(40).optional() });
/** Two editions in two languages; a drawing has some 6 KB. */
const MAX_CACHED_DRAWINGS = 4_000;

/**
 * Registers the charts of emails. Their URLs contain edition, neighborhood and category, and nothing about the
 * subscriber.
 */
export function emailPictureRoutes(
  app: App,
  context: EditionContext,
  { messages, renderer }: { messages: EmailMessagesByLanguage; renderer: ImageRenderer },
): void {
  const cache = new LRUCache<string, { svg: string }>({ max: MAX_CACHED_DRAWINGS });

  const draw = async (id: string, area: string, file: string): Promise<string | null> => {
    const requested = parseEmailChartFile(file);
    const edition = requested === null ? null : await readEdition(context.pool, id);
    if (requested === null || edition === null) return null;
    const isDraft = edition.state === 'draft';
    const key = `${id}|${area}|${file}|${edition.scheduledAt?.getTime()}`;
    const known = isDraft ? undefined : cache.get(key);
    if (known !== undefined) return known.svg;
    const facts = isDraft
      ? context.liveFacts(edition.period).facts.find((one) => one.id === area)
      : await readAreaEditionFacts(context.pool, id, area);
    const svg = facts
      ? renderEmailChart(requested.category, facts, messages[requested.language])
      : null;
    if (svg !== null && !isDraft) cache.set(key, { svg });
    return svg;
  };

  app.get(
    EMAIL_LOGO.path,
    { schema: { tags, summary: 'The site’s logo at the top of its letters', querystring: query } },
    (request, reply) =>
      sendImage(renderer, request, reply, { draw: renderEmailLogo, ...EMAIL_CHART_FORMAT }),
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
      const drawRequested = async () => {
        const svg = await draw(edition, area, file);
        if (svg === null)
          throw new NotFound(`There is no picture at ${request.url.split('?')[0]}.`);
        return svg;
      };
      return sendImage(renderer, request, reply, { draw: drawRequested, ...EMAIL_CHART_FORMAT });
    },
  );
}
