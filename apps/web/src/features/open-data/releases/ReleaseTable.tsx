import { type PublishedRelease, RELEASE_KINDS } from '@townlight/contract/open-data';
import { parseYearMonth } from '@townlight/domain/time';
import { type IntlShape, useIntl } from 'react-intl';
import { county } from '../../../i18n/county.ts';
import { formatDay, formatRange } from '../../../i18n/figures.ts';
import { Text } from '../../../i18n/Text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import styles from './Releases.module.css';

const HEADS = [
  'published',
  'what',
  'read',
  'kept',
  'new',
  'rejected',
  'unplaced',
  'months',
] as const;

/** Shows every release with its rows: rows read are those stored plus those rejected. */
export function ReleaseTable({ releases }: { releases: readonly PublishedRelease[] }) {
  const intl = useIntl();
  const text = useText();
  if (releases.length === 0)
    return (
      <p>
        <Text id="data.emptyLead" />
      </p>
    );
  return (
    <>
      <p>
        <Text id="releases.text" />
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={text('releases.list')}>
        <table>
          <thead>
            <tr>
              {HEADS.map((head) => (
                <th key={head} scope="col">
                  <Text id={`releases.head.${head}`} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {releases.map((release) => (
              <tr key={`${release.kind} ${release.id}`}>
                <td>
                  {formatDay(intl, release.published_at, county.timeZone)}
                  <br />
                  <span className={styles.small}>
                    <Text id="releases.number" values={{ id: release.id }} />
                    {release.as_of !== null && (
                      <>
                        <br />
                        <Text
                          id="releases.asOf"
                          values={{ day: formatDay(intl, release.as_of, county.timeZone) }}
                        />
                      </>
                    )}
                    {release.withdrawn_at !== null && (
                      <>
                        <br />
                        <Text
                          id="releases.withdrawn"
                          values={{ day: formatDay(intl, release.withdrawn_at, county.timeZone) }}
                        />
                      </>
                    )}
                  </span>
                </td>
                <th scope="row">
                  <Kind kind={release.kind} />
                  <br />
                  <span className={styles.small}>
                    {release.agency === null || release.agency === release.source
                      ? release.source
                      : `${release.agency}, ${release.source}`}
                    {release.loads > 1 && (
                      <>
                        {' '}
                        <Text id="releases.loads" values={{ count: release.loads }} />
                      </>
                    )}
                    {release.vintage !== null && (
                      <>
                        {' '}
                        <Text id="releases.vintage" values={{ year: String(release.vintage) }} />
                      </>
                    )}
                    {release.sample && (
                      <>
                        {' '}
                        <Text id="releases.sample" />
                      </>
                    )}
                  </span>
                </th>
                <td>{intl.formatNumber(release.rows_read)}</td>
                <td>
                  {intl.formatNumber(release.rows_kept)}
                  <Among id="releases.takenBack" count={release.records_withdrawn} />
                </td>
                <td>{intl.formatNumber(release.rows_new + release.rows_updated)}</td>
                <td>{intl.formatNumber(release.rows_rejected)}</td>
                <td>
                  {release.rows_unplaced === null ? '–' : intl.formatNumber(release.rows_unplaced)}
                  <Among id="releases.apart" count={release.records_apart} />
                </td>
                <td>
                  {monthsOf(intl, release) ?? '–'}
                  {release.areas !== null && (
                    <>
                      <br />
                      <span className={styles.small}>
                        <Text id="releases.areas" values={{ count: release.areas.length }} />
                      </span>
                    </>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

/** A note on some of the rows above. */
function Among({
  id,
  count,
}: {
  id: 'releases.takenBack' | 'releases.apart';
  count: number | null;
}) {
  if (!count) return null;
  return (
    <>
      <br />
      <span className={styles.small}>
        <Text id={id} values={{ count }} />
      </span>
    </>
  );
}

function Kind({ kind }: { kind: string }) {
  const known = RELEASE_KINDS.find((one) => one === kind);
  // a kind that this version does not know shows the server's name
  return known === undefined ? kind : <Text id={`releases.kind.${known}`} />;
}

function monthsOf(intl: IntlShape, { months }: PublishedRelease): string | null {
  const runs = months.flatMap((run) => {
    const [from, to] = [parseYearMonth(run.from), parseYearMonth(run.to)];
    return from === null || to === null ? [] : formatRange(intl, { from, to }, 'short');
  });
  return runs.length === 0 ? null : intl.formatList(runs, { type: 'unit' });
}
