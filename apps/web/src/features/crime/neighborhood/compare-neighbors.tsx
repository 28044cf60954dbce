import type { AreaCrimes } from '@townlight/contract/crime';
import {
  CRIME_COLOR_CLASSES,
  computePoissonInterval,
  findColorLevel,
} from '@townlight/domain/crime';
import type { AreaId } from '@townlight/domain/places';
import { useIntl } from 'react-intl';
import { useText } from '../../../i18n/use-text.ts';
import { computeRateBreaks } from '../figures/color-scales.ts';
import { computeCountyRate } from '../figures/county-rate.ts';
import styles from './Nearby.module.css';

/** A neighborhood next to others. */
export interface NeighborRow {
  readonly id: AreaId;
  readonly name: string;
  /** Reports per resident; `null` where it has no rate. */
  readonly rate: number | null;
  /** The class of the map; `null` without a rate. */
  readonly level: number | null;
  /** Against the first; `null` for itself, and without a rate. `close` where the 95% intervals overlap. */
  readonly standing: RateStanding | null;
}

export type RateStanding = 'close' | 'lower' | 'higher';

interface ComparedNeighbors {
  /** The highest rate first, those without one last. */
  readonly rows: readonly NeighborRow[];
  /** The end of the scale, in reports per resident. */
  readonly top: number;
  /** The reports of all neighborhoods on record by their residents; `null` where too few are on record. */
  readonly county: number | null;
  /** The first against the county: `close` where its 95% interval includes the county's rate. */
  readonly againstCounty: RateStanding | null;
}

/**
 * Compares a neighborhood with those next to it.
 * @param places the neighborhood, then its neighbors
 * @param crimes all neighborhoods in the period
 */
export function compareNeighbors(
  places: readonly { readonly id: AreaId; readonly name: string }[],
  crimes: readonly AreaCrimes[],
): ComparedNeighbors {
  const areas = new Map(crimes.map((one) => [one.id, one]));
  const breaks = computeRateBreaks(crimes);
  const [home] = places;
  const homeInterval = home && rateInterval(areas.get(home.id));
  const rows = places.map(({ id, name }): NeighborRow => {
    const area = areas.get(id);
    const interval = rateInterval(area);
    const rate = interval && (area?.total_crime_rate ?? null);
    const isCompared = homeInterval && interval && id !== home.id;
    return {
      id,
      name,
      rate,
      level: rate === null ? null : findColorLevel(rate, breaks, CRIME_COLOR_CLASSES),
      standing: isCompared
        ? interval.high < homeInterval.low
          ? 'lower'
          : interval.low > homeInterval.high
            ? 'higher'
            : 'close'
        : null,
    };
  });
  const county = computeCountyRate(crimes);
  return {
    rows: rows.toSorted((a, b) => (b.rate ?? -1) - (a.rate ?? -1)),
    top: Math.max(county ?? 0, ...rows.map(({ rate }) => rate ?? 0)) || 1,
    county,
    againstCounty:
      homeInterval && county !== null
        ? homeInterval.low > county
          ? 'higher'
          : homeInterval.high < county
            ? 'lower'
            : 'close'
        : null,
  };
}

/** Returns the 95% interval of a rate, `null` where the area is not ranked. */
function rateInterval(area: AreaCrimes | undefined) {
  const { total_crime_count: count, population, ranking } = area ?? {};
  if (count == null || !population || ranking == null) return null;
  const { low, high } = computePoissonInterval(count);
  return { low: low / population, high: high / population };
}

/** Which neighbors are close, lower and higher, where the intervals of their rates show it. */
export function NeighborsFinding({ rows }: { rows: readonly NeighborRow[] }) {
  const intl = useIntl();
  const text = useText();
  const sentences = (['close', 'lower', 'higher'] as const).flatMap((standing) => {
    const names = rows.filter((row) => row.standing === standing).map((row) => row.name);
    return names.length === 0
      ? []
      : [text(`nearby.${standing}`, { names: intl.formatList(names) })];
  });
  return sentences.length > 0 && <p className={styles.finding}>{sentences.join(' ')}</p>;
}
