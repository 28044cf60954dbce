import { openImageRenderer } from '../../images/index.ts';
import type { FeatureServerContext, ServedFeature } from '../../platform/features/feature.ts';
import { openMailer } from '../../platform/mail/mailer.ts';
import { automaticEditionsJob } from './edition/automatic-editions.ts';
import { createEditionContext } from './edition/create-edition-context.ts';
import { createEditionRenderer, type EmailRenderContext } from './email/edition-renderer.ts';
import type { EmailContent } from './email/email-content.ts';
import { previewEmail } from './email/preview-email.ts';
import { testEmailJob } from './email/test-email-job.ts';
import { createEmailMessages } from './messages/index.ts';
import type { NewsletterOptions } from './newsletter-options.ts';
import { renderChartsAheadJob } from './pictures/warm-pictures.ts';
import { emailPictureRoutes } from './routes/picture-routes.ts';
import { newsletterStaffRoutes } from './routes/staff-routes.ts';
import { newsletterWebRoutes } from './routes/web-routes.ts';
import { readEdition } from './store/editions.ts';
import { readAreaEditionFacts } from './store/facts.ts';

/** Creates the routes and jobs, which only the server's main thread needs. */
export function serveNewsletter(
  server: FeatureServerContext<unknown>,
  options: NewsletterOptions,
): ServedFeature {
  const { pool, log, current } = server;
  const { siteUrl, postalAddress } = options;
  const emailContext: EmailRenderContext = {
    siteUrl,
    messages: createEmailMessages(options),
    postalAddress,
  };
  const context = createEditionContext(pool, current, options);
  const renderer = openImageRenderer();
  const mailer = openMailer(options.mail, log);

  const preview = async (
    id: string,
    { area, language }: { area: string; language: 'en' | 'es' },
  ): Promise<EmailContent | null> => {
    const edition = await readEdition(pool, id);
    if (edition === null) return null;
    const facts =
      edition.state === 'draft'
        ? context.liveFacts(edition.period).facts.find((one) => one.id === area)
        : await readAreaEditionFacts(pool, id, area);
    if (!facts) return null;
    return previewEmail(
      createEditionRenderer(edition, [facts], emailContext),
      [area],
      language,
      emailContext.siteUrl,
    );
  };

  const testEmail = testEmailJob(pool, mailer, preview);

  return {
    routes(app) {
      emailPictureRoutes(app, context, { messages: emailContext.messages, renderer });
      newsletterWebRoutes(app, pool, emailContext);
      newsletterStaffRoutes(app, server, {
        context,
        preview,
        mailTest: async (given) => void (await server.send(testEmail, given)),
      });
    },
    jobs: [
      testEmail,
      renderChartsAheadJob({
        pool,
        messages: emailContext.messages,
        renderer,
        now: () => new Date(),
      }),
      automaticEditionsJob({
        context,
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
