import { useIntl } from 'react-intl';
import { useCrimeStatus } from '../crime/index.ts';
import { saveFile } from './save-file.ts';
import type { TakenTable } from './table-files.ts';

/** Saves what must be known of a table's file; what makes it is fetched when it is asked for. */
export function useSaveMetadata(): (table: TakenTable) => Promise<void> {
  const intl = useIntl();
  const status = useCrimeStatus().data;
  return async (table) => {
    const { tableFiles } = await import('./table-files.ts');
    const from = { title: document.title, url: window.location.href, status };
    const { metadata } = tableFiles(intl, table, from);
    saveFile(metadata.name, metadata.text, 'application/json');
  };
}
