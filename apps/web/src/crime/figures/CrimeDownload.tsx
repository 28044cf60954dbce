import type { ComponentProps } from 'react';
import { DownloadCsv } from '../../tables/DownloadCsv.tsx';
import { useCrimeStatus } from '../api/use-crime-status.ts';
import { markSample } from './told-rows.ts';

const fetchWords = async () => (await import('./crime-file-words.ts')).CRIME_FILE_WORDS;

/** Figures of crime as a file, and beside it what must be known of them. */
export function CrimeDownload(props: Omit<ComponentProps<typeof DownloadCsv>, 'subject'>) {
  const status = useCrimeStatus().data;
  return (
    <DownloadCsv
      {...props}
      rows={() => markSample(props.rows(), status?.sample ?? false)}
      subject={{ status, fetchWords }}
    />
  );
}
