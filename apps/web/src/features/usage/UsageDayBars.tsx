import type { UsageReply } from '@townlight/contract/usage';
import { useIntl } from 'react-intl';
import { useText } from '../../i18n/use-text.ts';
import styles from './UsageDayBars.module.css';

const HEIGHT = 120;

/** Page views by day as bars; an accessible name summarizes the days and figures. */
export function UsageDayBars({ days }: { days: UsageReply['days'] }) {
  const intl = useIntl();
  const text = useText();
  const maxViews = Math.max(1, ...days.map(({ page_views }) => page_views));
  const all = days.reduce((sum, { page_views }) => sum + page_views, 0);
  const named = (day: string) =>
    intl.formatDate(`${day}T12:00:00Z`, { timeZone: 'UTC', month: 'short', day: 'numeric' });
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    <figure className={styles.bars}>
      <svg
        viewBox={`0 0 ${days.length * 10} ${HEIGHT}`}
        preserveAspectRatio="none"
        height={HEIGHT}
        role="img"
        aria-label={text('usage.viewsSummary', {
          count: all,
          most: maxViews,
          from: named(first.day),
          to: named(last.day),
        })}
      >
        {days.map(({ day, page_views }, at) => {
          const height = (page_views / maxViews) * HEIGHT;
          return (
            <rect key={day} x={at * 10 + 1} y={HEIGHT - height} width={8} height={height}>
              <title>{`${named(day)}: ${intl.formatNumber(page_views)}`}</title>
            </rect>
          );
        })}
      </svg>
      <figcaption>
        <span>{named(first.day)}</span>
        <span>{text('usage.viewsAll', { count: all })}</span>
        <span>{named(last.day)}</span>
      </figcaption>
    </figure>
  );
}
