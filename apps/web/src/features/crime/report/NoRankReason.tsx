import type { AreaCrimes } from '@townlight/contract/crime';
import { Text } from '../../../i18n/Text.tsx';
import { UnrankedText } from '../figures/UnrankedText.tsx';
import { findUnrankedReason } from '../figures/unranked-reason.ts';
import styles from './NoRankReason.module.css';

/** Explains under the figures why there is no rank: the area has none, or too few reports. */
export function NoRankReason({ area }: { area: AreaCrimes }) {
  const { population, total_crime_count: count } = area;
  const because = findUnrankedReason(area);
  return (
    <p className={styles.reason}>
      {because === null ? (
        <>
          <Text id="caption.tooFew" values={{ count: count ?? 0 }} />.
        </>
      ) : (
        <UnrankedText because={because} residents={population} count={count} />
      )}
    </p>
  );
}
