import type { NewsEntry } from '@townlight/contract/news';
import { useLanguageChoice } from '../../language/use-language.ts';
import { PageDescription, SAMPLE_SENTENCE } from '../../page/PageDescription.tsx';

/** Of an entry: its summary, which stands alone. */
export function NewsEntryDescription({ entry }: { entry: NewsEntry }) {
  const { language } = useLanguageChoice();
  // among the remarks is the very sentence, where the figures are a sample
  const sample = entry.remarks.includes(SAMPLE_SENTENCE[language]);
  return <PageDescription sample={sample} text={entry.summary} />;
}
