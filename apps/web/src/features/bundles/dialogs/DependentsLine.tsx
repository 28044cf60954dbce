import { useIntl } from 'react-intl';
import { Text } from '../../../i18n/Text.tsx';
import type { RowDependents } from '../model/dependents.ts';
import type { NameTable } from '../model/draft-names.ts';

const MAX_LISTED = 5;

/** Summarizes the dependents of a row: their number, the first names, and the number of records. */
export function DependentsLine(props: { of: NameTable; name: string; dependents: RowDependents }) {
  const { of, name, dependents } = props;
  const intl = useIntl();
  const first = dependents.rows.slice(0, MAX_LISTED);
  const more = dependents.rows.length - first.length;
  const values = {
    name,
    count: dependents.rows.length,
    rows: intl.formatList(
      more > 0 ? [...first, intl.formatMessage({ id: 'bundles.more' }, { count: more })] : first,
    ),
    records: dependents.records,
  };
  if (dependents.rows.length === 0) return <Text id="bundles.heldByNone" values={values} />;
  return <Text id={`bundles.heldBy.${of}`} values={values} />;
}
