import { useQuery } from '@tanstack/react-query';
import type { AreaCrimes } from '@townlight/contract/crime';
import type { Partition } from '@townlight/domain/places';
import { useIntl } from 'react-intl';
import { formatRate } from '../../../i18n/figures.ts';
import { Text } from '../../../i18n/Text.tsx';
import { daytimeQuery } from '../api/daytime-query.ts';
import styles from './ManyVisitors.module.css';

/** Notes next to a rate that it is inflated where many visitors come, and shows the rate by the daytime population. */
export function ManyVisitors(props: { area: AreaCrimes; partition: Partition }) {
  const intl = useIntl();
  const { area, partition } = props;
  const daytime = useQuery(daytimeQuery(partition)).data;
  const known = daytime?.areas.get(area.id);
  const { total_crime_count: count, total_crime_rate: rate } = area;
  if (!daytime || !known?.reads_high) return null;
  if (count === null || rate === null || area.reliability === 'too-few') return null;
  const people = known.daytime_population;
  const { source } = daytime;
  return (
    <div className={styles.visitors}>
      <p>
        <Text id={`visitors.${known.reads_high}`} />
      </p>
      {people !== null && people > 0 && (
        <p>
          <Text id="visitors.daytime" values={{ rate: formatRate(intl, count / people), people }} />{' '}
          {source === null ? (
            <Text id="visitors.invented" />
          ) : (
            <Text id="visitors.source" values={{ name: source.name, year: String(source.year) }} />
          )}
        </p>
      )}
    </div>
  );
}
