import { coveragePath } from '@townlight/domain/pages';
import type { AreaId } from '@townlight/domain/places';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { localName } from '../../../i18n/names.ts';
import { Text } from '../../../i18n/Text.tsx';

/** Lists the departments whose records are counted here, with a link to their coverage. */
export function PolicedBy(props: {
  agencies: readonly string[];
  /** A neighborhood; no coverage page exists for other areas. */
  area?: AreaId | undefined;
}) {
  const intl = useIntl();
  const names = intl.formatList(props.agencies.map((name) => localName(intl, name)));
  return (
    <>
      {props.agencies.length > 0 && <Text id="report.policedBy" values={{ names }} />}
      {props.area !== undefined && (
        <>
          {' '}
          <Link to={coveragePath(props.area)}>
            <Text id="report.onRecord" />
          </Link>
        </>
      )}
    </>
  );
}
