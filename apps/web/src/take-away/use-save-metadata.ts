import { useIntl } from 'react-intl';
import { useLanguageChoice } from '../language/use-language.ts';
import { withTexts } from '../language/with-texts.ts';
import type { DataStatus } from '../status/data-status.ts';
import type { FileWords } from './describe-file.ts';
import { saveFile } from './save-file.ts';
import type { TakenTable } from './table-files.ts';

/** The data status of a feature, and the import of its file messages. */
export interface FileSubject {
  readonly status: DataStatus | undefined;
  readonly fetchWords: () => Promise<FileWords>;
}

/** Saves the metadata of a table's file; the code that builds it is loaded on demand. */
export function useSaveMetadata(subject: FileSubject): (table: TakenTable) => Promise<void> {
  const intl = useIntl();
  const { language } = useLanguageChoice();
  const { status, fetchWords } = subject;
  return async (table) => {
    const [{ tableFiles }, words, told] = await Promise.all([
      import('./table-files.ts'),
      fetchWords(),
      withTexts(intl, language, 'takeAway'),
    ]);
    const from = { title: document.title, url: window.location.href, status };
    const { metadata } = tableFiles(told, table, words, from);
    saveFile(metadata.name, metadata.text, 'application/json');
  };
}
