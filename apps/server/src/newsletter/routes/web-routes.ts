import { LANGUAGES, type Language, languageBase } from '@townlight/domain/language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { z } from 'zod';
import { contentHash, sendConditionally } from '../../platform/http/conditional-reply.ts';
import type { App } from '../../platform/http/create-app.ts';
import { type PrintShop, printEdition } from '../letter/open-edition.ts';
import { webLetter } from '../letter/preview-letter.ts';
import { readEdition } from '../store/editions.ts';
import { readAreaFacts } from '../store/facts.ts';

/** Letters that have gone, or are going, may be read by all. */
const PUBLIC_STATES = ['sending', 'paused', 'sent'];

/** `/news/{edition}/{area}`: the letter itself, as it was mailed. What is no edition is left to the site's own pages. */
export function webRoutes(app: App, pool: Pool, shop: PrintShop): void {
  const send = async (
    language: Language,
    request: FastifyRequest<{ Params: { edition: string; area: string } }>,
    reply: FastifyReply,
  ) => {
    const { edition: id, area } = request.params;
    const edition = await readEdition(pool, id);
    const facts =
      edition !== null && PUBLIC_STATES.includes(edition.state)
        ? await readAreaFacts(pool, id, area)
        : null;
    if (edition === null || facts === null) return reply.callNotFound();
    const html = webLetter(printEdition(edition, [facts], shop), area, language) ?? '';
    const bytes = Buffer.from(html);
    return await sendConditionally(
      request,
      reply,
      {
        hash: contentHash(html),
        encoding: 'identity',
        contentType: 'text/html; charset=utf-8',
        cacheControl: 'no-cache',
      },
      () => bytes,
    );
  };
  for (const language of LANGUAGES)
    app.get(
      `${languageBase(language)}/news/:edition/:area`,
      {
        schema: {
          hide: true,
          params: z.object({ edition: z.string().max(60), area: z.string().max(80) }),
        },
      },
      (request, reply) => send(language, request, reply),
    );
}
