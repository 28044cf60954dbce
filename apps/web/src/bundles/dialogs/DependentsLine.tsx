import { useIntl } from 'react-intl';
import { Text } from '../../language/Text.tsx';
import type { Dependents } from '../model/dependents.ts';
import type { NamingTable } from '../model/names-now.ts';

const MOST_NAMED = 5;

/** Summarizes the dependents of a row: their number, the first names, and the number of records. */
export function DependentsLine(props: { of: NamingTable; name: string; held: Dependents }) {
  const { of, name, held } = props;
  const intl = useIntl();
  const first = held.rows.slice(0, MOST_NAMED);
  const more = held.rows.length - first.length;
  const values = {
    name,
    count: held.rows.length,
    rows: intl.formatList(
      more > 0 ? [...first, intl.formatMessage({ id: 'bundles.more' }, { count: more })] : first,
    ),
    records: held.records,
  };
  if (held.rows.length === 0) return <Text id="bundles.heldByNone" values={values} />;
  return <Text id={`bundles.heldBy.${of}`} values={values} />;
}
