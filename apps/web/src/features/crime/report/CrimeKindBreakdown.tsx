import type { AreaCrimes } from '@townlight/contract/crime';
import { classifyReliability } from '@townlight/domain/crime';
import type { AreaId } from '@townlight/domain/places';
import { memo, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { formatRate } from '../../../i18n/figures.ts';
import { formatCrimeName } from '../../../i18n/names.ts';
import { Text } from '../../../i18n/Text.tsx';
import { listCrimeTypeCounts, listUnrecordedKinds } from '../figures/crime-kinds.ts';
import { crimeTypePath } from '../figures/crime-type-path.ts';
import { UnrecordedKinds } from '../figures/UnrecordedKinds.tsx';
import { findUnrankedReason } from '../figures/unranked-reason.ts';
import { CrimeTypeMeaningLink } from '../method/CrimeTypeMeaningLink.tsx';
import styles from './CrimeKindBreakdown.module.css';

const SHORT = 8;

/** The area's reports by kind, the most frequent first. */
export const CrimeKindBreakdown = memo(function CrimeKindBreakdown(props: {
  detail: AreaCrimes;
  when: string;
  /** The neighborhood that the crime types link to; `null` for other partitions. */
  area: AreaId | null;
}) {
  const intl = useIntl();
  const [isExpanded, setIsExpanded] = useState(false);
  const kinds = listCrimeTypeCounts(props.detail);
  // an area without a rate has none by crime type either
  const residents = findUnrankedReason(props.detail) === null ? props.detail.population : null;
  const isEmpty = kinds.length === 0 && listUnrecordedKinds(props.detail).length === 0;
  // the report's first sentence already covers the lack of records
  if (isEmpty && !props.detail.complete) return null;
  const maxCount = Math.max(1, ...kinds.map((kind) => kind.count));
  return (
    <section>
      <h2 className={styles.title}>
        <Text id="breakdown.title" values={{ when: props.when }} />
      </h2>
      {isEmpty && (
        <p className={styles.none}>
          <Text id="breakdown.none" />
        </p>
      )}
      {kinds.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <Text id="breakdown.kind" />
              </th>
              <th scope="col">
                <Text id="breakdown.count" />
              </th>
              <th scope="col">
                <Text id="breakdown.rate" />
              </th>
            </tr>
          </thead>
          <tbody>
            {kinds.map((kind, at) => (
              <tr
                key={kind.name}
                className={isExpanded || at < SHORT ? undefined : styles.rest}
                data-folded={isExpanded || at < SHORT ? undefined : true}
              >
                <th scope="row">
                  <Link to={crimeTypePath(kind.name, props.area)}>
                    {formatCrimeName(intl, kind.name)}
                  </Link>
                  <span
                    className={styles.bar}
                    style={{ width: `${(100 * kind.count) / maxCount}%` }}
                  />
                </th>
                <td>{intl.formatNumber(kind.count)}</td>
                <td>
                  {residents === null ? (
                    <span className={styles.few}>
                      <Text id="table.notAvailable" />
                    </span>
                  ) : classifyReliability(kind.count) === 'too-few' ? (
                    <span className={styles.few}>
                      <Text id="breakdown.tooFew" />
                    </span>
                  ) : (
                    formatRate(intl, kind.count / residents)
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <UnrecordedKinds area={props.detail} />
      <p className={styles.meaning}>
        <CrimeTypeMeaningLink />
      </p>
      {kinds.length > SHORT && (
        <button type="button" className="link-button" onClick={() => setIsExpanded(!isExpanded)}>
          <Text
            id={isExpanded ? 'breakdown.less' : 'breakdown.more'}
            values={{ count: kinds.length - SHORT }}
          />
        </button>
      )}
    </section>
  );
});
