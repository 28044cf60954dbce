import type { CsvCell } from '@townlight/domain/csv';
import type { ComponentProps } from 'react';
import { DownloadCsv } from '../../tables/DownloadCsv.tsx';
import { useCrimeStatus } from '../api/use-crime-status.ts';
import type { OnRecord } from './completeness.ts';
import { markSample } from './told-rows.ts';

const fetchWords = async () => (await import('./crime-file-words.ts')).CRIME_FILE_WORDS;

/**
 * Downloads crime figures as a file, with a second file of metadata. The code that writes the rows is loaded on demand.
 */
export function CrimeDownload(
  props: Omit<ComponentProps<typeof DownloadCsv>, 'subject' | 'rows'> & {
    rows: (status: OnRecord['status']) => Promise<readonly (readonly CsvCell[])[]>;
  },
) {
  const status = useCrimeStatus().data;
  return (
    <DownloadCsv
      {...props}
      rows={async () => markSample(await props.rows(status), status?.sample ?? false)}
      subject={{ status, fetchWords }}
    />
  );
}
