import type { AreaCrimes } from '@townlight/contract/crime';
import { MAX_COMPARED_AREAS } from '@townlight/domain/pages';
import type { AreaId } from '@townlight/domain/places';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { Text } from '../../../i18n/Text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import type { useSavedPlaces } from '../../saved-places/index.ts';
import { addComparedArea, type CompareState, comparePath } from './compare-state.ts';
import styles from './StartingAreas.module.css';

/**
 * Offers what to begin with while no neighborhood is chosen: the reader's saved places, or those where most people
 * live. Nothing is requested for it.
 */
export function StartingAreas(props: {
  state: CompareState;
  saved: ReturnType<typeof useSavedPlaces>;
  crimes: readonly AreaCrimes[] | undefined;
  nameOf: ReadonlyMap<AreaId, string> | undefined;
}) {
  const intl = useIntl();
  const text = useText();
  const { crimes, nameOf } = props;
  const known = props.saved.filter(({ area }) => nameOf?.has(area));
  const offered =
    known.length > 0
      ? known.map(({ area, name }) => ({ id: area, name }))
      : findLargestAreas(crimes ?? []).map((id) => ({ id, name: nameOf?.get(id) ?? id }));
  if (offered.length === 0 || nameOf === undefined) return null;
  const none: CompareState = { ...props.state, areas: [] };
  const first = offered.slice(0, MAX_COMPARED_AREAS);
  return (
    <section key={known.length} className={styles.starting}>
      <h2>
        <Text id={known.length > 0 ? 'compare.startSaved' : 'compare.startLarge'} />
      </h2>
      <ul className={styles.areas}>
        {offered.map(({ id, name }) => {
          const residents = crimes?.find((one) => one.id === id)?.population ?? null;
          return (
            <li key={id}>
              <Link to={comparePath(addComparedArea(none, id))}>
                <span className={styles.name}>{name}</span>
                {residents !== null && (
                  <span className={styles.residents}>
                    {text('neighborhood.residents', { count: residents })}
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
      {first.length > 1 && (
        <p>
          <Link to={comparePath(first.reduce((state, { id }) => addComparedArea(state, id), none))}>
            <Text
              id="compare.together"
              values={{ names: intl.formatList(first.map(({ name }) => name)) }}
            />
          </Link>
        </p>
      )}
    </section>
  );
}

/** Returns the neighborhoods with most residents whose figures can be compared, as many as can be. */
export function findLargestAreas(crimes: readonly AreaCrimes[]): AreaId[] {
  return crimes
    .filter(({ complete, recorded, outlier }) => complete && recorded && !outlier)
    .sort((a, b) => (b.population ?? 0) - (a.population ?? 0))
    .slice(0, MAX_COMPARED_AREAS)
    .map(({ id }) => id);
}
