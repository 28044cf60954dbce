import type { ComponentProps } from 'react';
import { DownloadCsv } from '../../tables/DownloadCsv.tsx';
import { useCrimeStatus } from '../api/use-crime-status.ts';

const fetchWords = async () => (await import('./crime-file-words.ts')).CRIME_FILE_WORDS;

/** Figures of crime as a file, and beside it what must be known of them. */
export function CrimeDownload(props: Omit<ComponentProps<typeof DownloadCsv>, 'subject'>) {
  const status = useCrimeStatus().data;
  return <DownloadCsv {...props} subject={{ status, fetchWords }} />;
}
