import { useIntl } from 'react-intl';
import { useLanguageChoice } from '../language/use-language.ts';
import { withTexts } from '../language/with-texts.ts';
import type { DataStatus } from '../status/data-status.ts';
import type { FileWords } from './describe-file.ts';
import { saveFile } from './save-file.ts';
import type { TakenTable } from './table-files.ts';

/** What is known of a subject's files: how far its figures reach, and its words, fetched when they are wanted. */
export interface FileSubject {
  readonly status: DataStatus | undefined;
  readonly fetchWords: () => Promise<FileWords>;
}

/** Saves what must be known of a table's file; what makes it is fetched when it is asked for. */
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
