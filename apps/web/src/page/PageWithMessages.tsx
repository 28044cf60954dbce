import { type ComponentType, type ReactNode, use } from 'react';
import { AddMessages } from '../i18n/LanguageProvider.tsx';
import type { Catalog } from '../i18n/messages/define-catalog.ts';
import { useLanguageChoice } from '../i18n/use-language.ts';

/** A lazily loaded page: its code and its messages load in parallel. */
export function PageWithMessages(props: {
  importPage: () => Promise<ComponentType>;
  catalogs: readonly Catalog[];
}) {
  const { language } = useLanguageChoice();
  const { catalogs } = props;
  const page = props.importPage();
  // starts all loads here; AddMessages reads them, so none waits for another
  for (const catalog of catalogs) void catalog.loadForRender(language);
  const Page = use(page);
  let content: ReactNode = <Page />;
  for (const catalog of catalogs.toReversed())
    content = <AddMessages catalog={catalog}>{content}</AddMessages>;
  return content;
}
