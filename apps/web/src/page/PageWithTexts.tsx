import { type ComponentType, use } from 'react';
import { AddTexts } from '../language/Language.tsx';
import { type Catalogue, messagesToDraw } from '../language/messages/load-messages.ts';
import { useLanguageChoice } from '../language/use-language.ts';

/** A page that is fetched when it is opened, its code and its texts at the same time. */
export function PageWithTexts(props: {
  fetchPage: () => Promise<ComponentType>;
  catalogue: Catalogue;
  /** A second catalogue, of what this page alone says. */
  and?: Catalogue;
}) {
  const { language } = useLanguageChoice();
  const { catalogue, and } = props;
  const page = props.fetchPage();
  // asked for here, read in AddTexts: neither waits for the other
  void messagesToDraw(language, catalogue);
  if (and !== undefined) void messagesToDraw(language, and);
  const Page = use(page);
  return (
    <AddTexts catalogue={catalogue}>
      {and === undefined ? (
        <Page />
      ) : (
        <AddTexts catalogue={and}>
          <Page />
        </AddTexts>
      )}
    </AddTexts>
  );
}
