import { type Language, languagePrefix } from '@townlight/domain/language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { z } from 'zod';
import { PUBLIC_CACHE_CONTROL } from '../../../platform/http/cache-control.ts';
import { hashContent, sendConditionally } from '../../../platform/http/conditional-reply.ts';
import type { App } from '../../../platform/http/create-app.ts';
import { getSiteLanguages } from '../../../platform/i18n/site-languages.ts';
import { createEditionRenderer, type EmailRenderContext } from '../email/edition-renderer.ts';
import { renderWebEdition } from '../email/preview-email.ts';
import { readEdition } from '../store/editions.ts';
import { readAreaEditionFacts } from '../store/facts.ts';

/** Editions whose sending has begun are public. */
const PUBLIC_STATES = ['sending', 'paused', 'sent'];

/** Registers `/news/{edition}/{area}`, the web version of an email. Other paths are left to the site's pages. */
export function newsletterWebRoutes(app: App, pool: Pool, emailContext: EmailRenderContext): void {
  const send = async (
    language: Language,
    request: FastifyRequest<{ Params: { edition: string; area: string } }>,
    reply: FastifyReply,
  ) => {
    const { edition: id, area } = request.params;
    const edition = await readEdition(pool, id);
    const facts =
      edition !== null && PUBLIC_STATES.includes(edition.state)
        ? await readAreaEditionFacts(pool, id, area)
        : null;
    if (edition === null || facts === null) return reply.callNotFound();
    const html =
      renderWebEdition(createEditionRenderer(edition, [facts], emailContext), area, language) ?? '';
    const bytes = Buffer.from(html);
    return await sendConditionally(
      request,
      reply,
      {
        hash: hashContent(html),
        encoding: 'identity',
        contentType: 'text/html; charset=utf-8',
        cacheControl: PUBLIC_CACHE_CONTROL,
      },
      () => bytes,
    );
  };
  for (const language of getSiteLanguages())
    app.get(
      `${languagePrefix(language)}/news/:edition/:area`,
      {
        schema: {
          hide: true,
          params: z.object({ edition: z.string().max(60), area: z.string().max(80) }),
        },
      },
      (request, reply) => send(language, request, reply),
    );
}
