import type { AreaCrimes } from '@townlight/contract/crime';
import type { AreaId } from '@townlight/domain/places';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { lazyComponent } from '../../../http/lazy-imports.ts';
import type { Loads } from '../../../http/loads.ts';
import { Text } from '../../../i18n/Text.tsx';
import { useCooperativeGestures } from '../../../map/use-cooperative-gestures.ts';
import { isWebglSupported } from '../../../map/webgl.ts';
import { LoadPlaceholder } from '../../../notices/FailureNotice.tsx';
import { LazyErrorBoundary } from '../../../notices/LazyErrorBoundary.tsx';
import { useMapPicture } from '../../../page/HeadMap.tsx';
import { formatPeriodTitle } from '../../../period/period-text.ts';
import { useNearScreen } from '../../../ui/use-near-screen.ts';
import { safetyMapPath } from '../safety-map/safety-map-state.ts';
import { ratesPicture } from '../trackers/RatesMap.tsx';
import type { TrackerTime } from '../trackers/use-tracker-time.ts';
import styles from './NeighborhoodMap.module.css';

const NeighborsMap = lazyComponent(
  'map of neighbors',
  async () => (await import('./NeighborsMap.tsx')).NeighborsMap,
);

/** The neighborhood among its neighbors; the map loads after the page is readable, and when it is near the viewport. */
export function NeighborhoodMap(props: {
  area: AreaId;
  crimes: readonly AreaCrimes[] | undefined;
  time: TrackerTime;
  loads: Loads;
  onSelect: (id: AreaId) => void;
}) {
  const intl = useIntl();
  const { crimes, area, time } = props;
  const { period } = time;
  const { ref, near } = useNearScreen<HTMLElement>();
  const calm = useCooperativeGestures();
  const picture = useMapPicture(ratesPicture(`neighborhoods/${encodeURIComponent(area)}`, time));
  const isMapShown = near && crimes !== undefined && isWebglSupported();
  return (
    <section className="no-print" ref={ref}>
      <h2 className={styles.title}>
        {period && (
          <Text
            id="neighborhood.mapTitle"
            values={{ period: formatPeriodTitle(intl, period.range) }}
          />
        )}
      </h2>
      <div className={styles.frame} ref={calm}>
        {/* until the map is loaded, and instead of it without script or WebGL */}
        <img key={picture} src={picture} alt="" loading="lazy" className={styles.picture} />
        {near && !isWebglSupported() && (
          <p className={styles.none}>
            <Text id="neighborhood.noMap" />
          </p>
        )}
        {near && crimes === undefined && (
          <LoadPlaceholder loads={props.loads}>{null}</LoadPlaceholder>
        )}
        {isMapShown && (
          <LazyErrorBoundary text="failure.map">
            <Suspense>
              <NeighborsMap area={area} crimes={crimes} onSelect={props.onSelect} />
            </Suspense>
          </LazyErrorBoundary>
        )}
      </div>
      <p className={styles.links}>
        <Link to={safetyMapPath({ area })} target="_blank" rel="noopener">
          <Text id="neighborhood.expandMap" />
          <span className="visually-hidden">
            {' '}
            <Text id="nav.newTab" />
          </span>
        </Link>
        <Link to={safetyMapPath({ area, view: 'table' })}>
          <Text id="neighborhood.asTable" />
        </Link>
      </p>
    </section>
  );
}
