import type { Language } from '@townlight/domain/language';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { setApiTransport } from '../../http/api-request.ts';
import { prefetchPendingQueries } from '../../http/prefetch-pending-queries.ts';
import { createQueryClient } from '../../http/query-client.ts';
import { LOCALES } from '../../i18n/languages.ts';
import { en, es, namesEs } from '../../i18n/testing/all-messages.ts';
import { LanguageChoiceContext } from '../../i18n/use-language.ts';
import { DescriptionQueryContext } from '../DescriptionQueryProvider.tsx';

const MESSAGES = { en, es: { ...namesEs, ...es } };
const DESCRIPTION = /^<meta name="description" content="([^"]*)"/;

/**
 * Renders a description against an API with these replies, by path without a query.
 * @returns `null` where there is no description
 */
export async function renderDescription(
  description: ReactNode,
  replies: Readonly<Record<string, unknown>> = {},
  language: Language = 'en',
): Promise<string | null> {
  const queryClient = createQueryClient({ retry: false });
  setApiTransport(async (path) => {
    const reply = replies[path.split('?')[0] ?? ''];
    return new Response(JSON.stringify(reply ?? {}), { status: reply === undefined ? 404 : 200 });
  });
  const draw = () =>
    renderToStaticMarkup(
      <LanguageChoiceContext value={{ language, choose: () => {} }}>
        <IntlProvider locale={LOCALES[language]} messages={MESSAGES[language]}>
          <DescriptionQueryContext value={queryClient}>{description}</DescriptionQueryContext>
        </IntlProvider>
      </LanguageChoiceContext>,
    );
  let markup = draw();
  while (await prefetchPendingQueries(queryClient)) markup = draw();
  // a narrow no-break space precedes AM and PM
  return DESCRIPTION.exec(markup)?.[1]?.replaceAll('\u202f', ' ') ?? null;
}
