import type { UsageReply } from '@townlight/contract/usage';
import { pagePath } from '@townlight/domain/pages';
import { COUNTED_PAGE_PATHS, USAGE_EVENTS, type UsageEvent } from '@townlight/domain/usage';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { Text } from '../language/Text.tsx';
import { useText } from '../language/use-text.ts';
import { SwitchGroup } from '../look/SwitchGroup.tsx';
import { ApiFailure } from '../net/api-request.ts';
import { FailureNotice } from '../notices/FailureNotice.tsx';
import table from '../tables/ranking-table.module.css';
import { DayBars } from './DayBars.tsx';
import styles from './UsagePage.module.css';
import { useUsageCounts } from './use-usage-counts.ts';

const TIMES = [7, 30, 366] as const;

/** `/staff/usage`: how often each kind of page was looked at and used. */
export function UsagePage() {
  const text = useText();
  const [days, setDays] = useState<(typeof TIMES)[number]>(30);
  const counts = useUsageCounts(days);
  const signedOut = counts.error instanceof ApiFailure && counts.error.status === 401;
  return (
    <div className={styles.page}>
      <title>{text('app.title', { page: text('usage.title') })}</title>
      <meta name="robots" content="noindex" />
      <h1>
        <Text id="usage.title" />
      </h1>
      <p className={styles.lead}>
        <Text id="usage.lead" />
      </p>
      {signedOut && (
        <p>
          <Link to={pagePath({ kind: 'staff' })}>
            <Text id="staff.signIn" />
          </Link>
        </p>
      )}
      {counts.isError && !signedOut && (
        <FailureNotice text="failure.load" onRetry={() => void counts.refetch()} />
      )}
      {counts.data && (
        <>
          <SwitchGroup
            label={text('usage.time')}
            chosen={String(days)}
            choices={TIMES.map((time) => ({
              value: String(time),
              text: text('usage.days', { days: time }),
            }))}
            onChoose={(chosen) => setDays(Number(chosen) as typeof days)}
          />
          <section>
            <h2>
              <Text id="usage.views" />
            </h2>
            <DayBars days={counts.data.days} />
          </section>
          <PageTable counts={counts.data.counts} />
        </>
      )}
    </div>
  );
}

function PageTable({ counts }: { counts: UsageReply['counts'] }) {
  const intl = useIntl();
  const pages = [...new Set(counts.map(({ page }) => page))];
  const sum = (event: UsageEvent, which: (one: UsageReply['counts'][number]) => boolean) =>
    intl.formatNumber(
      counts.reduce((all, one) => (one.event === event && which(one) ? all + one.count : all), 0),
    );
  if (pages.length === 0)
    return (
      <p>
        <Text id="usage.none" />
      </p>
    );
  return (
    <section>
      <h2 id="usage-pages">
        <Text id="usage.pages" />
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <div className={table.scroll} tabIndex={0}>
        <table className={table.table} aria-labelledby="usage-pages">
          <thead>
            <tr>
              <th scope="col" className={table.left}>
                <Text id="usage.page" />
              </th>
              {USAGE_EVENTS.map((event) => (
                <th key={event} scope="col">
                  <Text id={`usage.event.${event}`} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pages.map((page) => (
              <tr key={page}>
                <th scope="row">{COUNTED_PAGE_PATHS[page]}</th>
                {USAGE_EVENTS.map((event) => (
                  <td key={event}>{sum(event, (one) => one.page === page)}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            {(['en', 'es'] as const).map((language) => (
              <tr key={language}>
                <th scope="row">
                  <Text id={`usage.in.${language}`} />
                </th>
                {USAGE_EVENTS.map((event) => (
                  <td key={event}>{sum(event, (one) => one.language === language)}</td>
                ))}
              </tr>
            ))}
          </tfoot>
        </table>
      </div>
    </section>
  );
}
