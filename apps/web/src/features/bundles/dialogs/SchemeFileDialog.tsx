import Button from '@mui/material/Button';
import type { BundleImportPreview, BundleImportRequest } from '@townlight/contract/bundles/scheme';
import { useRef, useState } from 'react';
import { saveFile } from '../../../download/save-file.ts';
import { Text } from '../../../i18n/Text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { fetchSchemeFile, previewScheme } from '../api/scheme-file.ts';
import { ChangePreview } from './ChangePreview.tsx';
import { RowChangeSummary } from './RowChangeSummary.tsx';
import styles from './ToolDialog.module.css';
import { ToolDialog } from './ToolDialog.tsx';

/** Downloads the scheme as a file, or imports one after a preview of its changes. */
export function SchemeFileDialog(props: {
  /** Visitors can only download; staff can also import. */
  canImport: boolean;
  onFailed: (error: unknown) => void;
  onImport: (file: BundleImportRequest) => Promise<void>;
  onClose: () => void;
}) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const [read, setRead] = useState<{
    file: BundleImportRequest;
    preview: BundleImportPreview;
  } | null>(null);
  const download = async (format: 'csv' | 'json') => {
    try {
      const type = format === 'csv' ? 'text/csv' : 'application/json';
      saveFile(`bundles.${format}`, await fetchSchemeFile(format), type);
    } catch (error) {
      props.onFailed(error);
    }
  };
  const previewFile = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    setRead(null);
    try {
      const file = readFile(await chosen.text());
      const preview = await previewScheme(file);
      // The import is rejected where the scheme was saved after the preview.
      setRead({ file: { ...file, state: preview.state }, preview });
    } catch (error) {
      props.onFailed(error);
    }
    if (input.current !== null) input.current.value = '';
  };
  return (
    <ToolDialog
      wide
      title="bundles.files"
      onClose={props.onClose}
      {...(read && { onSubmit: () => void props.onImport(read.file) })}
      buttons={
        <>
          <Button onClick={props.onClose}>
            <Text id="bundles.close" />
          </Button>
          {read && read.preview.touched > 0 && (
            <Button type="submit" variant="contained">
              <Text id="bundles.importNow" values={{ count: read.preview.touched }} />
            </Button>
          )}
        </>
      }
    >
      <div className={styles.entry}>
        <div>
          <Text id="bundles.exportText" />
        </div>
        <Button variant="outlined" onClick={() => void download('csv')}>
          <Text id="bundles.exportCsv" />
        </Button>
        <Button variant="outlined" onClick={() => void download('json')}>
          <Text id="bundles.exportJson" />
        </Button>
      </div>
      {props.canImport ? (
        <div className={styles.entry}>
          <div>
            <Text id="bundles.importText" />
          </div>
          <Button variant="outlined" onClick={() => input.current?.click()}>
            <Text id="bundles.chooseFile" />
          </Button>
          <input
            ref={input}
            hidden
            type="file"
            accept=".csv,.json,text/csv,application/json"
            aria-label={text('bundles.chooseFile')}
            onChange={(event) => void previewFile(event.target.files?.[0])}
          />
        </div>
      ) : (
        <p className={styles.muted}>
          <Text id="bundles.importSignIn" />
        </p>
      )}
      {read && <Preview preview={read.preview} />}
    </ToolDialog>
  );
}

function Preview({ preview }: { preview: BundleImportPreview }) {
  if (preview.touched === 0)
    return (
      <p role="status">
        <Text id="bundles.importNothing" />
      </p>
    );
  return (
    <section>
      <p role="status">
        <Text id="bundles.importWould" values={{ count: preview.touched }} />
      </p>
      <ul>
        {preview.tables
          .filter(({ added, changed, deleted }) => added + changed + deleted > 0)
          .map(({ table, added, changed, deleted }) => (
            <li key={table}>
              <Text
                id="bundles.importTable"
                values={{ table: <Text id={`bundles.tab.${table}`} />, added, changed, deleted }}
              />
            </li>
          ))}
      </ul>
      <h3>
        <Text id="bundles.importRows" />
      </h3>
      <ul>
        {preview.rows.map((row) => (
          <li key={JSON.stringify(row)}>
            <RowChangeSummary row={row} />
          </li>
        ))}
      </ul>
      <ChangePreview effect={preview} />
    </section>
  );
}

/** Treats text that is not JSON as CSV; the server validates the scheme. */
function readFile(text: string): BundleImportRequest {
  try {
    return { scheme: JSON.parse(text) };
  } catch {
    return { csv: text };
  }
}
