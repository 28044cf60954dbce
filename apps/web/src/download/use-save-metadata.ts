import { useIntl } from 'react-intl';
import { loadIntlWithCatalog } from '../i18n/LanguageProvider.tsx';
import { downloadCatalog } from '../i18n/messages/shared-catalogs.ts';
import { useLanguageChoice } from '../i18n/use-language.ts';
import type { DataStatus } from '../provenance/data-status.ts';
import type { FileMessages } from './build-file-metadata.ts';
import type { ExportedTable } from './build-table-files.ts';
import { saveFile } from './save-file.ts';

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
      import('./build-table-files.ts'),
      importMessages(),
      loadIntlWithCatalog(intl, language, downloadCatalog),
    ]);
    const from = { title: document.title, url: window.location.href, status };
    const { metadata } = buildTableFiles(downloadIntl, table, messages, from);
    saveFile(metadata.name, metadata.text, 'application/json');
  };
}
