import { useIntl } from 'react-intl';
import { localName } from '../../language/names.ts';
import { Text } from '../../language/Text.tsx';

/** Whose records are counted here. */
export function PolicedBy(props: { agencies: readonly string[] }) {
  const intl = useIntl();
  if (props.agencies.length === 0) return null;
  const names = intl.formatList(props.agencies.map((name) => localName(intl, name)));
  return <Text id="report.policedBy" values={{ names }} />;
}
