import { type ComponentType, use } from 'react';
import { AddMessages } from '../i18n/LanguageProvider.tsx';
import type { Catalog } from '../i18n/messages/define-catalog.ts';
import { useLanguageChoice } from '../i18n/use-language.ts';

/** A lazily loaded page: its code and its messages load in parallel. */
export function PageWithMessages(props: {
  importPage: () => Promise<ComponentType>;
  catalog: Catalog;
  /** A second catalog, for messages of this page only. */
  and?: Catalog;
}) {
  const { language } = useLanguageChoice();
  const { catalog, and } = props;
  const page = props.importPage();
  // starts both loads here; AddMessages reads them, so neither waits for the other
  void catalog.loadForRender(language);
  void and?.loadForRender(language);
  const Page = use(page);
  return (
    <AddMessages catalog={catalog}>
      {and === undefined ? (
        <Page />
      ) : (
        <AddMessages catalog={and}>
          <Page />
        </AddMessages>
      )}
    </AddMessages>
  );
}
