import { errorReply } from '@townlight/contract/error-reply';
import { newsParagraphsRoute, putNewsParagraphRoute } from '@townlight/contract/news/paragraphs';
import type { FeatureServerContext } from '../../../platform/features/feature.ts';
import type { App } from '../../../platform/http/create-app.ts';
import { NotFound } from '../../../platform/http/errors.ts';
import { registerRoute } from '../../../platform/http/register-route.ts';
import { requireSession, requireStaff, staffOf } from '../../staff/index.ts';
import { saveNewsParagraph } from '../save-news-paragraph.ts';
import type { NewsSnapshot } from '../snapshot/news-snapshot.ts';

const refusals = { 400: errorReply, 401: errorReply, 403: errorReply, 404: errorReply };

/** Registers the staff routes that read and save the paragraphs of editors. */
export function registerNewsStaffRoutes(
  app: App,
  server: FeatureServerContext<NewsSnapshot>,
): void {
  const checkEntry = (id: string): void => {
    if (!server.currentData().entries.some((entry) => entry.id === id))
      throw new NotFound(`There is no news entry “${id}”; /api/news lists them all.`);
  };

  registerRoute(
    app,
    newsParagraphsRoute,
    {
      onRequest: requireSession(server),
      tags: ['News'],
      summary: 'What editors added to an entry, as Markdown',
      responses: refusals,
    },
    ({ params }) => {
      checkEntry(params.entry);
      const { paragraphs } = server.currentData().data;
      return {
        paragraphs: paragraphs
          .filter(({ entry }) => entry === params.entry)
          .map(({ language, markdown, writtenBy, writtenAt }) => ({
            language,
            markdown,
            written_by: writtenBy,
            written_at: writtenAt.toISOString(),
          })),
      };
    },
  );

  registerRoute(
    app,
    putNewsParagraphRoute,
    {
      onRequest: requireStaff(server),
      tags: ['News'],
      summary: 'Add an editor’s paragraph to an entry, or remove it',
      description:
        'Markdown: paragraphs, emphasis, links, lists and quotations; everything else is plain text. An empty text removes the paragraph.',
      responses: { ...refusals, 415: errorReply },
    },
    async (request) => {
      const { entry } = request.params;
      checkEntry(entry);
      const done = await saveNewsParagraph(server.pool, {
        ...request.body,
        entry,
        by: staffOf(request),
      });
      if (done === 'unchanged')
        return { message: 'Nothing needed to change.', error: false as const };
      server.markChanged();
      await server.checkNow();
      return {
        message: done === 'written' ? 'The paragraph was saved.' : 'The paragraph was removed.',
        error: false as const,
      };
    },
  );
}
