import { useIntl } from 'react-intl';
import { useCrimeStatus } from '../crime/index.ts';
import { useLanguageChoice } from '../language/use-language.ts';
import { withTexts } from '../language/with-texts.ts';
import { saveFile } from './save-file.ts';
import type { TakenTable } from './table-files.ts';

/** Saves what must be known of a table's file; what makes it is fetched when it is asked for. */
export function useSaveMetadata(): (table: TakenTable) => Promise<void> {
  const intl = useIntl();
  const { language } = useLanguageChoice();
  const status = useCrimeStatus().data;
  return async (table) => {
    const [{ tableFiles }, told] = await Promise.all([
      import('./table-files.ts'),
      withTexts(intl, language, 'takeAway'),
    ]);
    const from = { title: document.title, url: window.location.href, status };
    const { metadata } = tableFiles(told, table, from);
    saveFile(metadata.name, metadata.text, 'application/json');
  };
}
