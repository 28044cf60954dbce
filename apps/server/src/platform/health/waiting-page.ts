import { parseLocalizedPath } from '@townlight/domain/language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createMessages } from '../i18n/create-messages.ts';
import { waitingEn } from './messages/en.ts';
import { waitingEs } from './messages/es.ts';

const REFRESH_SECONDS = 10;

const MESSAGES = createMessages({ en: waitingEn, es: waitingEs });

/** Inline, because the style sheet may not exist yet. */
const STYLE = `
      body { margin: 0; font: 1.125rem/1.5 system-ui, sans-serif; color: #16212b; background: #f7f5f1; }
      main { max-width: 34rem; margin: 15vh auto 0; padding: 0 1.25rem; }
      h1 { margin: 0 0 0.75rem; font-size: 1.75rem; line-height: 1.2; }
      p { margin: 0 0 0.75rem; }
      @media (prefers-color-scheme: dark) { body { color: #e8ecef; background: #161d23; } }`;

/** What a page waits for: the first figures, or a store that cannot be read now. */
export type WaitingFor = 'figures' | 'store';

/** Replies with a placeholder page for the time being. It needs no script, and reloads itself. */
export function sendWaitingPage(
  request: FastifyRequest,
  reply: FastifyReply,
  waitingFor: WaitingFor,
): FastifyReply {
  const { language } = parseLocalizedPath(request.url.split('?')[0] ?? '');
  const { text } = MESSAGES[language];
  const title = text(`waiting.${waitingFor}.title`);
  return reply
    .code(503)
    .headers({
      'cache-control': 'no-store',
      'retry-after': String(REFRESH_SECONDS),
      'content-type': 'text/html; charset=utf-8',
    })
    .send(
      `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta http-equiv="refresh" content="${REFRESH_SECONDS}" />
    <title>${title}</title>
    <style>${STYLE}
    </style>
  </head>
  <body>
    <main>
      <p><strong>Townlight</strong></p>
      <h1>${title}</h1>
      <p>${text(`waiting.${waitingFor}.text`, { seconds: REFRESH_SECONDS })}</p>
    </main>
  </body>
</html>
`,
    );
}
