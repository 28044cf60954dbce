import { useQuery } from '@tanstack/react-query';
import { trackerPath } from '@townlight/domain/pages';
import type { AreaId } from '@townlight/domain/places';
import { Link } from 'react-router';
import { combineLoads } from '../../../http/loads.ts';
import { Text } from '../../../i18n/Text.tsx';
import { LoadPlaceholder } from '../../../notices/LoadPlaceholder.tsx';
import { pictureUrl } from '../../../page/picture-url.ts';
import { useNearScreen } from '../../../ui/use-near-screen.ts';
import { neighborsQuery } from '../api/neighbors-query.ts';
import styles from './Nearby.module.css';

/**
 * Shows the neighborhoods that share the longest edges with this one, as pictures. They are in the first HTML; after a
 * client-side navigation they load when they are near the viewport.
 */
export function Nearby(props: { area: AreaId; name: string }) {
  const { ref, near } = useNearScreen<HTMLElement>();
  const neighbors = useQuery(neighborsQuery(props.area, near || import.meta.env.SSR));
  const shown = neighbors.data;
  // an island has none
  if (shown?.length === 0) return null;
  return (
    <section className={`${styles.section} no-print`} ref={ref}>
      <h2 className={styles.title}>
        <Text id="nearby.title" values={{ name: props.name }} />
      </h2>
      {near && shown === undefined && (
        <LoadPlaceholder loads={combineLoads([neighbors], [])}>{null}</LoadPlaceholder>
      )}
      <ul className={styles.list}>
        {shown?.map(({ id, name }) => (
          <li key={id}>
            <Link className={styles.card} to={trackerPath('neighborhood', id)}>
              <img
                src={pictureUrl(`/neighborhoods/${encodeURIComponent(id)}/shape.svg`)}
                width={320}
                height={180}
                alt=""
                loading="lazy"
              />
              <span className={styles.name}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
