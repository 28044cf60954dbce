import { useQuery } from '@tanstack/react-query';
import type { NewsEntry } from '@townlight/contract/news';
import type { NewsUnhealthyDay } from '@townlight/contract/news/unhealthy-days';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import chart from '../../area-map/report-chart.module.css';
import { pictureUrl } from '../../http/page-settings.ts';
import { Text } from '../../i18n/Text.tsx';
import { useLanguageChoice } from '../../i18n/use-language.ts';
import { useText } from '../../i18n/use-text.ts';
import { unhealthyDaysQuery } from './api/unhealthy-days-query.ts';
import styles from './News.module.css';

/** The unhealthy days of a month, one by one: the figures of each, and its map. */
export function UnhealthyDays({ entry: { id, area } }: { entry: NewsEntry }) {
  const { language } = useLanguageChoice();
  const { data } = useQuery(unhealthyDaysQuery(language, id, area?.id ?? null));
  if (data === undefined || data.days.length === 0) return null;
  return (
    <section>
      <h2>
        <Text id="news.days" />
      </h2>
      <p>
        <Text id="news.daysMean" />
      </p>
      <p className={chart.key}>
        <Text id="news.dayKey" />
      </p>
      <div className={styles.news}>
        {data.days.map((day) => (
          <Day key={day.day} area={area?.name ?? null} day={day} />
        ))}
      </div>
    </section>
  );
}

function Day({ day, area }: { day: NewsUnhealthyDay; area: string | null }) {
  const intl = useIntl();
  const text = useText();
  const name = intl.formatDate(day.day, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <article className={styles.day}>
      <div>
        <h3>{name.charAt(0).toUpperCase() + name.slice(1)}</h3>
        {area !== null && day.area !== null && (
          <p>
            <Text id="news.dayOf" values={{ area, ...day.area }} />
          </p>
        )}
        <p>
          <Text id="news.dayAreas" values={{ unhealthy: day.unhealthy, areas: day.areas }} />{' '}
          <Text id="news.dayHighest" values={day.highest} />
        </p>
        <p>
          <Link to={day.path}>
            <Text id="news.dayHours" />
          </Link>
        </p>
      </div>
      <img
        src={pictureUrl(day.map)}
        width={600}
        height={560}
        alt={text('news.dayMap', { day: name })}
        loading="lazy"
      />
    </article>
  );
}
