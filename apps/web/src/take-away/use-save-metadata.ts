import { useIntl } from 'react-intl';
import { useLanguageChoice } from '../language/use-language.ts';
import { loadIntlWithCatalog } from '../language/with-texts.ts';
import type { DataStatus } from '../status/data-status.ts';
import type { FileMessages } from './describe-file.ts';
import { saveFile } from './save-file.ts';
import type { ExportedTable } from './table-files.ts';

/** The data status of a feature, and the import of its file messages. */
export interface ExportSource {
  readonly status: DataStatus | undefined;
  readonly importMessages: () => Promise<FileMessages>;
}

/** Saves the metadata of a table's file; the code that builds it is loaded on demand. */
export function useSaveMetadata(
  exportSource: ExportSource,
): (table: ExportedTable) => Promise<void> {
  const intl = useIntl();
  const { language } = useLanguageChoice();
  const { status, importMessages } = exportSource;
  return async (table) => {
    const [{ buildTableFiles }, messages, downloadIntl] = await Promise.all([
      import('./table-files.ts'),
      importMessages(),
      loadIntlWithCatalog(intl, language, 'takeAway'),
    ]);
    const from = { title: document.title, url: window.location.href, status };
    const { metadata } = buildTableFiles(downloadIntl, table, messages, from);
    saveFile(metadata.name, metadata.text, 'application/json');
  };
}
