import { type CsvCell, toCsv } from '@townlight/domain/csv';
import type { MonthRange } from '@townlight/domain/time';
import { useState } from 'react';
import { saveFile } from '../download/save-file.ts';
import { type ExportSource, useSaveMetadata } from '../download/use-save-metadata.ts';
import { Text } from '../i18n/Text.tsx';
import { useLoadFailureNotice } from '../notices/use-openable.tsx';
import styles from './DownloadCsv.module.css';

type Rows = readonly (readonly CsvCell[])[];

/** Downloads the figures in view as a file, and then, on request, their metadata as `.metadata.json`. */
export function DownloadCsv(props: {
  fileName: string;
  /** A promise if the code that builds them is loaded first. */
  rows: () => Rows | Promise<Rows>;
  /** The period that is counted, where no column of the rows contains it. */
  period?: MonthRange | null;
  /** The feature that the figures belong to. */
  exportSource: ExportSource;
}) {
  const { fileName, period = null } = props;
  const saveMetadata = useSaveMetadata(props.exportSource);
  const notifyFailure = useLoadFailureNotice();
  const [isSaved, setIsSaved] = useState(false);
  const saveCsv = async () => {
    saveFile(fileName, toCsv(await props.rows()), 'text/csv');
    setIsSaved(true);
  };
  const saveDescription = async () => saveMetadata({ fileName, rows: await props.rows(), period });
  return (
    <span className={styles.pair}>
      <button
        type="button"
        className="link-button"
        onClick={() => void saveCsv().catch(notifyFailure)}
      >
        <Text id="download.csv" />
      </button>
      {/* Browsers would prompt for a permission for two downloads from one click. */}
      {isSaved && (
        <button
          type="button"
          className="link-button"
          onClick={() => void saveDescription().catch(notifyFailure)}
        >
          <Text id="download.metadata" />
        </button>
      )}
    </span>
  );
}
