import { queryOptions, useQuery } from '@tanstack/react-query';
import { staffChangesRoute } from '@townlight/contract/staff/changes';
import { useIntl } from 'react-intl';
import { request } from '../../http/api-request.ts';
import { BROWSER_ONLY } from '../../http/query-client.ts';
import { county } from '../../i18n/county.ts';
import { formatMoment } from '../../i18n/figures.ts';
import { Text } from '../../i18n/Text.tsx';
import { describeStaffChange, formatChangeAuthor } from './messages/describe-staff-change.ts';
import styles from './Staff.module.css';

/** Who changed what, newest first. */
const staffChangesQuery = queryOptions({
  queryKey: ['staff changes'],
  meta: BROWSER_ONLY,
  staleTime: 0,
  queryFn: ({ signal }) => request(staffChangesRoute, { signal }),
});

const SHOWN = 10;

/** Lists the latest changes and their authors. */
export function StaffChangeLog() {
  const intl = useIntl();
  const changes = useQuery(staffChangesQuery).data;
  if (changes === undefined) return null;
  return (
    <section className={styles.section} aria-labelledby="changes">
      <h2 id="changes">
        <Text id="staff.changes" />
      </h2>
      {changes.length === 0 && (
        <p className={styles.muted}>
          <Text id="staff.noChanges" />
        </p>
      )}
      <ul className={styles.list}>
        {changes.slice(0, SHOWN).map((change) => (
          <li key={change.id}>
            <span>
              {describeStaffChange(intl, change) ?? (
                <span lang="en">{`${change.what}: ${change.of}`}</span>
              )}{' '}
              <span className={styles.muted}>
                {formatMoment(intl, change.at, county.timeZone)},{' '}
                {formatChangeAuthor(intl, change.by)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
