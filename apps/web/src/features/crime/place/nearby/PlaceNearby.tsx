import { useQuery } from '@tanstack/react-query';
import type { AreaCrimes } from '@townlight/contract/crime';
import type { AreaId } from '@townlight/domain/places';
import type { MonthRange } from '@townlight/domain/time';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { combineLoads } from '../../../../http/loads.ts';
import { county } from '../../../../i18n/county.ts';
import { formatMonth, formatRate } from '../../../../i18n/figures.ts';
import { formatCrimeInSentence, localNameCapitalized } from '../../../../i18n/names.ts';
import { Text } from '../../../../i18n/Text.tsx';
import { useText } from '../../../../i18n/use-text.ts';
import { LoadPlaceholder } from '../../../../notices/FailureNotice.tsx';
import { useNearScreen } from '../../../../ui/use-near-screen.ts';
import { monthlyAreasQuery } from '../../api/monthly-areas-query.ts';
import { neighborsQuery } from '../../api/neighbors-query.ts';
import { compareNeighbors, NeighborsFinding } from '../../neighborhood/compare-neighbors.tsx';
import { buildSmallMultiples } from './build-small-multiples.ts';
import { countyRatesQuery } from './county-rates-query.ts';
import { MultipleChart } from './MultipleChart.tsx';
import styles from './PlaceNearby.module.css';

/** From here on the county's rate is stated as a multiple. */
const MIN_STATED_RATIO = 1.5;

/** A crime type next door and in the county, as small charts on one scale. */
export function PlaceNearby(props: {
  area: AreaId;
  name: string;
  crime: string;
  /** All neighborhoods in the 12 months. */
  inYear: readonly AreaCrimes[] | undefined;
  months: MonthRange | null;
  /** Returns the address of the same page of another neighborhood, or with `null` of the county. */
  pathOf: (area: AreaId | null) => string;
  /** The number of months from the end of those to the newest on record. */
  back: number;
}) {
  const intl = useIntl();
  const text = useText();
  const { area, name, crime, inYear, months } = props;
  const { ref, near } = useNearScreen<HTMLElement>();
  const wanted = near || import.meta.env.SSR;
  const neighbors = useQuery(neighborsQuery(area, wanted));
  const ids = neighbors.data ? [area, ...neighbors.data.map(({ id }) => id)] : [];
  const counts = useQuery({
    ...monthlyAreasQuery('neighborhoods', crime, ids, months?.to ?? null),
    enabled: wanted && ids.length > 0,
  });
  const countyRates = useQuery(countyRatesQuery(crime, area, wanted, props.back));
  const compared =
    neighbors.data && inYear && compareNeighbors([{ id: area, name }, ...neighbors.data], inYear);
  const multiples =
    compared && counts.data && countyRates.data && months && inYear
      ? buildSmallMultiples({
          ...compared,
          home: area,
          months,
          areas: inYear,
          counts: counts.data,
          countyMonths: countyRates.data,
        })
      : null;
  const homeRate = compared?.rows.find(({ id }) => id === area)?.rate ?? null;
  return (
    <section ref={ref} className="no-print">
      <h2>
        {compared?.againstCounty && homeRate !== null && compared.county !== null
          ? formatAgainstCounty(compared.againstCounty, homeRate / compared.county)
          : text('nearby.title', { name })}
      </h2>
      {compared && <NeighborsFinding rows={compared.rows} />}
      <div className={styles.place}>
        {multiples === null
          ? near && (
              <LoadPlaceholder loads={combineLoads([neighbors, counts, countyRates], [])}>
                {null}
              </LoadPlaceholder>
            )
          : months && (
              <>
                <ul className={styles.multiples}>
                  {multiples.charts.map((one) => (
                    <li key={one.id ?? ''}>
                      <Link className={styles.name} to={props.pathOf(one.id)}>
                        {one.name ?? localNameCapitalized(intl, county.name)}
                      </Link>
                      <MultipleChart rates={one.rates} home={multiples.home} top={multiples.top} />
                      <b className={styles.rate}>
                        {one.rate === null ? text('figure.tooFew') : formatRate(intl, one.rate)}
                      </b>
                    </li>
                  ))}
                </ul>
                <p className={styles.note}>
                  <Text
                    id="crimePlace.multiples"
                    values={{
                      crime: formatCrimeInSentence(intl, crime),
                      month: formatMonth(intl, months.to),
                      name: homeRate === null ? name : `${name} (${formatRate(intl, homeRate)})`,
                    }}
                  />
                </p>
              </>
            )}
      </div>
    </section>
  );

  function formatAgainstCounty(standing: 'close' | 'lower' | 'higher', ratio: number): string {
    if (standing !== 'higher' || ratio < MIN_STATED_RATIO) return text(`crimePlace.${standing}`);
    return text('crimePlace.times', {
      ratio: intl.formatNumber(ratio, { maximumFractionDigits: 1 }),
    });
  }
}
