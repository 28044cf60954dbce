import { useQuery } from '@tanstack/react-query';
import type { UsageReply } from '@townlight/contract/usage';
import {
  COUNTED_PAGE_PATHS,
  type CountedPage,
  USAGE_EVENTS,
  type UsageEvent,
} from '@townlight/domain/usage';
import { use, useState } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '../../i18n/messages/en.ts';
import { Text } from '../../i18n/Text.tsx';
import { useText } from '../../i18n/use-text.ts';
import { FeaturesContext } from '../../page/feature.ts';
import table from '../../tables/ranking-table.module.css';
import { SwitchGroup } from '../../ui/SwitchGroup.tsx';
import { StaffPage } from '../staff/index.ts';
import { UsageDayBars } from './UsageDayBars.tsx';
import { usageCountsQuery } from './usage-counts-query.ts';

const TIMES = [7, 30, 366] as const;

/** `/staff/usage`: page views and events by kind of page. */
export function UsagePage() {
  const text = useText();
  const [days, setDays] = useState<(typeof TIMES)[number]>(30);
  const counts = useQuery(usageCountsQuery(days));
  return (
    <StaffPage title="usage.title" lead="usage.lead" reply={counts}>
      {counts.data && (
        <>
          <div>
            <SwitchGroup
              label={text('usage.time')}
              chosen={String(days)}
              choices={TIMES.map((time) => ({
                value: String(time),
                text: text('usage.days', { days: time }),
              }))}
              onChoose={(chosen) => setDays(Number(chosen) as typeof days)}
            />
          </div>
          <section>
            <h2>
              <Text id="usage.views" />
            </h2>
            <UsageDayBars days={counts.data.days} />
          </section>
          <PageTable counts={counts.data.counts} />
        </>
      )}
    </StaffPage>
  );
}

function PageTable({ counts }: { counts: UsageReply['counts'] }) {
  const intl = useIntl();
  const names: Readonly<Partial<Record<CountedPage, MessageId>>> = Object.assign(
    {},
    ...use(FeaturesContext).map(({ pageNames }) => pageNames),
  );
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
                <th scope="row">
                  {COUNTED_PAGE_PATHS[page]}
                  <span className={table.small}>
                    <Text id={names[page] ?? 'usage.name.unknown'} />
                  </span>
                </th>
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
