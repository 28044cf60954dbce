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

/** Editions whose sending has begun are public. */
const PUBLIC_STATES = ['sending', 'paused', 'sent'];

/** Registers `/news/{edition}/{area}`, the web version of an email. Other paths are left to the site's pages. */
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
