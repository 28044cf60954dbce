import { useQuery } from '@tanstack/react-query';
import type { AreaCrimes } from '@townlight/contract/crime';
import { findSimilarAreas } from '@townlight/domain/crime';
import type { AreaId } from '@townlight/domain/places';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { Text } from '../../../i18n/Text.tsx';
import { useWide } from '../../../ui/screen.ts';
import { neighborsQuery } from '../api/neighbors-query.ts';
import styles from './ComparePage.module.css';
import { addComparedArea, type CompareState, comparePath } from './compare-state.ts';

const MAX_OF_EACH = 3;

/** Offers the neighborhoods next to the first chosen one, and those with about as many residents. */
export function SuggestedAreas(props: {
  state: CompareState;
  first: AreaId;
  nameOf: ReadonlyMap<AreaId, string> | undefined;
  crimes: readonly AreaCrimes[] | undefined;
}) {
  const intl = useIntl();
  const { state, first, nameOf } = props;
  const neighbors = useQuery(neighborsQuery(first, true));
  const wide = useWide();
  const isOffered = (id: AreaId) => nameOf?.has(id) && !state.areas.includes(id);
  const nearest = (neighbors.data ?? [])
    .map(({ id }) => id)
    .filter(isOffered)
    .slice(0, MAX_OF_EACH);
  const similar = findSimilarPopulations(first, props.crimes ?? [])
    .filter((id) => isOffered(id) && !nearest.includes(id))
    .slice(0, MAX_OF_EACH);
  const links = (areas: readonly AreaId[]) =>
    intl.formatList(
      areas.map((id) => (
        <Link key={id} to={comparePath(addComparedArea(state, id))}>
          {nameOf?.get(id)}
        </Link>
      )),
      { type: 'disjunction' },
    );
  const isLoaded = !neighbors.isPending && nameOf !== undefined && props.crimes !== undefined;
  if (isLoaded && nearest.length + similar.length === 0) return null;
  return (
    // its usual number of lines, so that nothing below moves
    <p className={styles.intro} style={{ minHeight: wide ? '1lh' : '3lh' }}>
      {isLoaded && (
        <>
          {nearest.length > 0 && <Text id="compare.nextDoor" values={{ areas: links(nearest) }} />}{' '}
          {similar.length > 0 && <Text id="compare.similar" values={{ areas: links(similar) }} />}
        </>
      )}
    </p>
  );
}

/** Returns the areas with the most similar number of residents whose figures can be compared, nearest first. */
export function findSimilarPopulations(area: AreaId, crimes: readonly AreaCrimes[]): AreaId[] {
  const index = crimes.findIndex(({ id }) => id === area);
  if (index === -1) return [];
  const similar = findSimilarAreas(
    {
      residents: crimes.map(({ population }) => population ?? 0),
      onRecord: crimes.map(({ complete, recorded }) => Number(complete && recorded)),
    },
    index,
  );
  return similar.flatMap((at) => crimes[at]?.id ?? []);
}
