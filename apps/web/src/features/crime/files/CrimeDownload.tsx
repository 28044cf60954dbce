import { useQuery } from '@tanstack/react-query';
import type { Basket } from '@townlight/contract/crime';
import type { CsvCell } from '@townlight/domain/csv';
import type { ComponentProps } from 'react';
import { DownloadCsv } from '../../../tables/DownloadCsv.tsx';
import { crimeStatusQuery } from '../api/crime-status-query.ts';
import type { RecordCoverage } from './completeness.ts';
import { markSampleRows } from './csv-rows.ts';

const importMessages = async () => (await import('./crime-file-messages.ts')).CRIME_FILE_MESSAGES;

/**
 * Downloads crime figures as a file, with a second file of metadata. The code that writes the rows is loaded on demand.
 */
export function CrimeDownload(
  props: Omit<ComponentProps<typeof DownloadCsv>, 'exportSource' | 'rows'> & {
    rows: (status: RecordCoverage['status']) => Promise<readonly (readonly CsvCell[])[]>;
  },
) {
  const status = useQuery(crimeStatusQuery).data;
  return (
    <DownloadCsv
      {...props}
      rows={async () => markSampleRows(await props.rows(status), status?.sample ?? false)}
      exportSource={{ status, importMessages }}
    />
  );
}

/** Returns what a file counts, by the names of the records: `all crime`, `Property Crime`, `Burglary; Robbery`. */
export function formatCrimesCounted(chosen: {
  readonly bigBundle: string | null;
  readonly smallBundles: readonly string[];
  readonly basket?: Basket | undefined;
}): string {
  if (chosen.smallBundles.length > 0) return chosen.smallBundles.join('; ');
  if (chosen.bigBundle !== null) return chosen.bigBundle;
  return chosen.basket === 'everything' ? 'everything on record' : ALL_CRIME_COUNTED;
}

export const ALL_CRIME_COUNTED = 'all crime';
