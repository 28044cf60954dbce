import type { NewsCrimeMonth, NewsEntry } from '@townlight/contract/news';
import { parseYearMonth, type YearMonth } from '@townlight/domain/time';
import { useIntl } from 'react-intl';
import chart from '../../area-map/report-chart.module.css';
import { MonthBars } from '../../charts/MonthBars.tsx';
import type { MonthPoint } from '../../charts/month-series.ts';
import { pictureUrl } from '../../http/page-settings.ts';
import { formatMonth } from '../../i18n/figures.ts';
import { useText } from '../../i18n/use-text.ts';
import styles from './News.module.css';

/** The 12 months up to an entry's as bars, and the map of what is higher or lower than usual. */
export function CrimeMonthPictures({ entry, month }: { entry: NewsEntry; month: NewsCrimeMonth }) {
  const intl = useIntl();
  const text = useText();
  const points = month.months.map(toPoint);
  const newest = points.at(-1)?.month;
  return (
    <div className={styles.sides}>
      {newest !== undefined && (
        <div>
          <MonthBars
            points={points}
            breaks={[]}
            residents={null}
            measure="count"
            xTitle={text('chart.lastMonths', { months: points.length })}
            yTitle={text('chart.countAxis')}
            isChosen={(one) => one === newest}
          />
          <p className={chart.key} data-chart-key>
            {points.some(({ before }) => before !== null) && text('chart.key')}{' '}
            {entry.area === null &&
              text('news.sameAreas', { areas: month.areas, count: points.at(-1)?.count ?? 0 })}
          </p>
        </div>
      )}
      <div>
        <img
          src={pictureUrl(month.map.path)}
          width={600}
          height={560}
          alt={text(`news.map.${month.map.shows}`, {
            month: formatMonth(intl, parseYearMonth(month.month) as YearMonth),
          })}
          loading="lazy"
        />
        <p className={chart.key}>{text(`news.mapKey.${month.map.shows}`)}</p>
      </div>
    </div>
  );
}

function toPoint({ month, count, before }: NewsCrimeMonth['months'][number]): MonthPoint {
  return {
    month: parseYearMonth(month) as YearMonth,
    count: count ?? 0,
    complete: count !== null,
    provisional: false,
    before,
  };
}
