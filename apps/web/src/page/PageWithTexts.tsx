import { type ComponentType, use } from 'react';
import { AddTexts } from '../language/Language.tsx';
import { type Catalog, messagesToDraw } from '../language/messages/load-messages.ts';
import { useLanguageChoice } from '../language/use-language.ts';

/** A page that is fetched when it is opened, its code and its texts at the same time. */
export function PageWithTexts(props: {
  fetchPage: () => Promise<ComponentType>;
  catalog: Catalog;
  /** A second catalog, of what this page alone says. */
  and?: Catalog;
}) {
  const { language } = useLanguageChoice();
  const { catalog, and } = props;
  const page = props.fetchPage();
  // asked for here, read in AddTexts: neither waits for the other
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
