import type { AreaCrimes } from '@townlight/contract/crime';
import { MIN_REPORTS_FOR_RATE } from '@townlight/domain/crime';
import { Text } from '../../../../i18n/Text.tsx';
import { ManyVisitors } from '../../figures/ManyVisitors.tsx';
import styles from './WhatItMeans.module.css';
import { WindowStreet } from './WindowStreet.tsx';

/** More windows look alike, fewer are no street. */
const MIN_WINDOWS = 20;
const MAX_WINDOWS = 400;

/** The reports of 12 months as “one for every N residents”, next to the county's. */
export function WhatItMeans(props: {
  /** As a phrase within a sentence. */
  crime: string;
  /** The neighborhood in 12 months. */
  area: AreaCrimes;
  /** The reports of the county per resident; `null` where too few neighborhoods are on record. */
  county: number | null;
}) {
  const { area, county, crime } = props;
  const { population, total_crime_count: count, ranking } = area;
  if (ranking === null || !population || count === null || count < MIN_REPORTS_FOR_RATE)
    return null;
  const residents = Math.round(population / count);
  return (
    <section>
      <h2>
        <Text id="crimePlace.meansTitle" />
      </h2>
      <p className={styles.sentence}>
        <Text id="crimePlace.means" values={{ crime, residents }} />
      </p>
      {residents >= MIN_WINDOWS && residents <= MAX_WINDOWS && (
        <WindowStreet residents={residents} />
      )}
      <p className={styles.note}>
        {residents >= MIN_WINDOWS && residents <= MAX_WINDOWS && (
          <>
            <Text id="crimePlace.windows" values={{ residents }} />{' '}
          </>
        )}
        {county !== null && county > 0 && (
          <>
            <Text id="crimePlace.meansCounty" values={{ residents: Math.round(1 / county) }} />{' '}
          </>
        )}
        <Text id="crimePlace.meansLimits" />
      </p>
      <ManyVisitors area={area} partition="neighborhoods" />
    </section>
  );
}
