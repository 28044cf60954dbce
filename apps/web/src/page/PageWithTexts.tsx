import { type ComponentType, use } from 'react';
import { AddTexts } from '../language/Language.tsx';
import { type Catalog, messagesToDraw } from '../language/messages/load-messages.ts';
import { useLanguageChoice } from '../language/use-language.ts';

/** A lazily loaded page: its code and its messages load in parallel. */
export function PageWithTexts(props: {
  fetchPage: () => Promise<ComponentType>;
  catalog: Catalog;
  /** A second catalog, for messages of this page only. */
  and?: Catalog;
}) {
  const { language } = useLanguageChoice();
  const { catalog, and } = props;
  const page = props.fetchPage();
  // starts both loads here; AddMessages reads them, so neither waits for the other
  void messagesToDraw(language, catalog);
  if (and !== undefined) void messagesToDraw(language, and);
  const Page = use(page);
  return (
    <AddTexts catalog={catalog}>
      {and === undefined ? (
        <Page />
      ) : (
        <AddTexts catalog={and}>
          <Page />
        </AddTexts>
      )}
    </AddTexts>
  );
}
