import type { NewsEntry } from '@townlight/contract/news';
import { useLanguageChoice } from '../../../i18n/use-language.ts';
import { PageDescription, SAMPLE_SENTENCE } from '../../../page/PageDescription.tsx';

/** Describes an entry by its summary, which makes sense without the page. */
export function NewsEntryDescription({ entry }: { entry: NewsEntry }) {
  const { language } = useLanguageChoice();
  // The remarks contain this exact sentence where the figures are sample data.
  const sample = entry.remarks.includes(SAMPLE_SENTENCE[language]);
  return <PageDescription sample={sample} text={entry.summary} />;
}
