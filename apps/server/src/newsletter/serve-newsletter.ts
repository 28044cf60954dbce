import { openRenderer } from '../pictures/index.ts';
import { openMailer } from '../platform/mail/mailer.ts';
import type { PartServer, Served } from '../platform/parts/part.ts';
import { automaticEditionsJob } from './edition/automatic-editions.ts';
import { deskOf } from './edition/desk-of.ts';
import type { Letter } from './letter/letter.ts';
import { type PrintShop, printEdition } from './letter/open-edition.ts';
import { previewLetter } from './letter/preview-letter.ts';
import { testLetterJob } from './letter/test-letter-job.ts';
import type { NewsletterOptions } from './newsletter-options.ts';
import { warmPicturesJob } from './pictures/warm-pictures.ts';
import { letterPictureRoutes } from './routes/picture-routes.ts';
import { staffNewsletterRoutes } from './routes/staff-routes.ts';
import { webRoutes } from './routes/web-routes.ts';
import { readEdition } from './store/editions.ts';
import { readAreaFacts } from './store/facts.ts';
import { letterWords } from './words/index.ts';

/** Creates the routes and jobs, which only the server's main thread needs. */
export function serveNewsletter(server: PartServer<unknown>, options: NewsletterOptions): Served {
  const { pool, log, current } = server;
  const { siteUrl, postalAddress } = options;
  const shop: PrintShop = { siteUrl, words: letterWords(options), postalAddress };
  const desk = deskOf(pool, current, options);
  const renderer = openRenderer();
  const mailer = openMailer(options.mail, log);

  const preview = async (
    id: string,
    { area, language }: { area: string; language: 'en' | 'es' },
  ): Promise<Letter | null> => {
    const edition = await readEdition(pool, id);
    if (edition === null) return null;
    const facts =
      edition.state === 'draft'
        ? desk.liveFacts(edition.period).facts.find((one) => one.id === area)
        : await readAreaFacts(pool, id, area);
    if (!facts) return null;
    return previewLetter(printEdition(edition, [facts], shop), [area], language, shop.siteUrl);
  };

  const testLetter = testLetterJob(pool, mailer, preview);

  return {
    routes(app) {
      letterPictureRoutes(app, desk, { words: shop.words, renderer });
      webRoutes(app, pool, shop);
      staffNewsletterRoutes(app, server, {
        desk,
        preview,
        mailTest: async (given) => void (await server.send(testLetter, given)),
      });
    },
    jobs: [
      testLetter,
      warmPicturesJob({ pool, words: shop.words, renderer, now: () => new Date() }),
      automaticEditionsJob({
        desk,
        timeZone: options.timeZone,
        isSample: () => current().of(options.crime).data.status.sample,
        now: () => new Date(),
      }),
    ],
    async close() {
      mailer.close();
      await renderer.close();
    },
  };
}
