import { type CsvCell, toCsv } from '@townlight/domain/csv';
import type { MonthRange } from '@townlight/domain/time';
import { Text } from '../language/Text.tsx';
import { saveFile } from '../take-away/save-file.ts';
import { type FileSubject, useSaveMetadata } from '../take-away/use-save-metadata.ts';
import styles from './DownloadCsv.module.css';

/** Gives the figures in view as a file, and beside it what must be known of them as `.metadata.json`. */
export function DownloadCsv(props: {
  fileName: string;
  rows: () => readonly (readonly CsvCell[])[];
  /** The period that is counted, where no column of the rows tells it. */
  period?: MonthRange | null;
  /** Whose figures they are. */
  subject: FileSubject;
}) {
  const { fileName, rows, period = null } = props;
  const saveMetadata = useSaveMetadata(props.subject);
  return (
    <span className={styles.pair}>
      <button
        type="button"
        className={styles.link}
        onClick={() => saveFile(fileName, toCsv(rows()), 'text/csv')}
      >
        <Text id="download.csv" />
      </button>
      {/* Two files for one press would make browsers ask for a permission. */}
      <button
        type="button"
        className={styles.link}
        onClick={() => void saveMetadata({ fileName, rows: rows(), period })}
      >
        <Text id="download.metadata" />
      </button>
    </span>
  );
}
