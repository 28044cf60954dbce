import { type DataTable, TABLE_FORMATS } from '@townlight/contract/open-data';
import { useIntl } from 'react-intl';
import { county } from '../../../i18n/county.ts';
import { formatDay } from '../../../i18n/figures.ts';
import { Text } from '../../../i18n/Text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import styles from './TableCard.module.css';

/** The names of formats are the same in every language. */
const FORMATS = { csv: 'CSV', parquet: 'Parquet' } as const;

/** One table: its files, its columns, its citation. */
export function TableCard({ table }: { table: DataTable }) {
  const intl = useIntl();
  const text = useText();
  const { name, title, release, citation } = table;
  const columnsOf = text('downloads.columnsOf', { table: title });
  return (
    <section className={styles.card} aria-labelledby={`table-${name}`}>
      <h2 id={`table-${name}`}>{title}</h2>
      <p>{table.rows}</p>
      <p className={styles.release}>
        {release === null ? (
          <Text id="downloads.noRelease" />
        ) : (
          <Text
            id="downloads.release"
            values={{
              id: release.id,
              day: formatDay(intl, release.published_at, county.timeZone),
            }}
          />
        )}{' '}
        {table.sample && <Text id="downloads.sample" />}
      </p>
      <p className={styles.files}>
        {TABLE_FORMATS.map((format) => (
          // not a page: the address is the same in every language
          <a key={format} href={table.files[format]} download className={styles.file}>
            <Text id="downloads.file" values={{ format: FORMATS[format], table: title }} />
          </a>
        ))}
      </p>
      <details className={styles.details}>
        <summary>
          <Text id="downloads.columns" values={{ count: table.columns.length }} />
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard */}
        <section className={styles.scroll} tabIndex={0} aria-label={columnsOf}>
          <table>
            <thead>
              <tr>
                {(['column', 'meaning', 'type', 'unit', 'source'] as const).map((head) => (
                  <th key={head} scope="col">
                    <Text id={`downloads.head.${head}`} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.columns.map((column) => (
                <tr key={column.name}>
                  <th scope="row">
                    <code>{column.name}</code>
                  </th>
                  <td>{column.meaning}</td>
                  <td>
                    <Text id={`downloads.type.${column.type}`} />
                  </td>
                  <td>{column.unit ?? '–'}</td>
                  <td>
                    <Text id={`downloads.source.${column.source}`} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
      <details className={styles.details}>
        <summary>
          <Text id="downloads.cite" />
        </summary>
        <p>{citation.text}</p>
        <p>
          <Text id="downloads.bibtex" />
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard */}
        <pre tabIndex={0}>
          <code>{citation.bibtex}</code>
        </pre>
      </details>
    </section>
  );
}
