import { type Language, readLocalAddress } from '@townlight/domain/language';
import type { FastifyReply, FastifyRequest } from 'fastify';

const LOOKS_AGAIN_SECONDS = 10;

const words: Readonly<Record<Language, { title: string; text: string }>> = {
  en: {
    title: 'The figures are not here yet',
    text: 'The server is still reading the figures, or cannot read them at the moment. This page looks again by itself every ten seconds.',
  },
  es: {
    title: 'Las cifras todavía no están aquí',
    text: 'El servidor todavía está leyendo las cifras, o no puede leerlas en este momento. Esta página vuelve a intentarlo por sí sola cada diez segundos.',
  },
};

/** Every page until there are figures. It needs no script, and gives way to the page itself. */
export function sendWaitingPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { language } = readLocalAddress(request.url.split('?')[0] ?? '');
  const { title, text } = words[language];
  return reply
    .code(503)
    .headers({
      'cache-control': 'no-store',
      'retry-after': String(LOOKS_AGAIN_SECONDS),
      'content-type': 'text/html; charset=utf-8',
    })
    .send(
      `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta http-equiv="refresh" content="${LOOKS_AGAIN_SECONDS}" />
    <title>${title}</title>
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      <p>${text}</p>
    </main>
  </body>
</html>
`,
    );
}
