import Button from '@mui/material/Button';
import { useIntl } from 'react-intl';
import { Text } from '../../i18n/Text.tsx';
import { useText } from '../../i18n/use-text.ts';
import type { FormatAgencyName } from './api/use-agency-name.ts';
import styles from './BundleTool.module.css';
import type { SchemeRowFilter } from './model/filter-rows.ts';
import type { SchemeTableName } from './model/scheme-tables.ts';

/** Shows the filters of a table and the actions on its rows. */
export function SchemeTableBar(props: {
  table: SchemeTableName;
  filter: SchemeRowFilter;
  onFilter: (filter: SchemeRowFilter) => void;
  /** All agencies, for the crime description mappings. */
  agencies: readonly string[];
  agencyName: FormatAgencyName;
  /** Rows without a category, and the number of their records. */
  waiting: { readonly rows: number; readonly records: number };
  selected: number;
  onAdd?: () => void;
  onDelete?: () => void;
  /** Assigns a nickname to all selected rows. */
  onAssign?: () => void;
}) {
  const { table, filter, onFilter, waiting, selected } = props;
  const intl = useIntl();
  const text = useText();
  return (
    <div className={styles.bar}>
      <input
        type="search"
        className={styles.search}
        aria-label={text(`bundles.search.${table}`)}
        placeholder={text(`bundles.search.${table}`)}
        value={filter.search}
        onChange={(event) => onFilter({ ...filter, search: event.target.value })}
      />
      {props.agencies.length > 0 && (
        <label className={styles.agency}>
          <Text id="bundles.agency" />
          <select
            value={filter.agency ?? ''}
            onChange={(event) => onFilter({ ...filter, agency: event.target.value || null })}
          >
            <option value="">{text('bundles.allAgencies')}</option>
            {props.agencies.map((agency) => (
              <option key={agency} value={agency}>
                {props.agencyName(agency)}
              </option>
            ))}
          </select>
        </label>
      )}
      {table !== 'big' && (
        <button
          type="button"
          className={styles.chip}
          aria-pressed={filter.uncategorized}
          onClick={() => onFilter({ ...filter, uncategorized: !filter.uncategorized })}
        >
          <Text id="bundles.needsCategory" /> <b>{intl.formatNumber(waiting.rows)}</b>
          {waiting.records > 0 && (
            <span className={styles.waiting}>
              <Text id="bundles.recordsWait" values={{ count: waiting.records }} />
            </span>
          )}
        </button>
      )}
      <span className={styles.actions}>
        {props.onAssign && selected > 0 && (
          <Button variant="outlined" onClick={props.onAssign}>
            <Text id="bundles.assign" values={{ count: selected }} />
          </Button>
        )}
        {props.onDelete && selected > 0 && (
          <Button variant="outlined" color="error" onClick={props.onDelete}>
            <Text id="bundles.deleteSelected" values={{ count: selected }} />
          </Button>
        )}
        {props.onAdd && (
          <Button variant="outlined" onClick={props.onAdd}>
            <Text id={`bundles.add.${table as 'big' | 'small' | 'nicknames'}`} />
          </Button>
        )}
      </span>
    </div>
  );
}
