import type { AreaId } from '@townlight/domain/places';
import type { ReactNode } from 'react';
import { EmbedFrame } from '../embed/EmbedFrame.tsx';
import { useText } from '../i18n/use-text.ts';
import { LegendCollapsedContext } from '../map/legend/Legend.tsx';
import { useCooperativeGestures } from '../map/use-cooperative-gestures.ts';
import type { DataStatus } from '../provenance/data-status.ts';
import { ProgressLine } from '../ui/ProgressLine.tsx';
import { useMedia } from '../ui/screen.ts';
import { AreasView } from './AreasView.tsx';
import type { AreaMapFeature } from './area-map-feature.ts';
import type { AreaMapState } from './area-map-state.ts';
import styles from './EmbeddedMap.module.css';
import { FeatureLoadFailure } from './FeatureLoadFailure.tsx';
import notices from './MapNotice.module.css';

/** Windows in which the legend is collapsed. */
const LOW = '(max-height: 26.24rem), (max-width: 29.99rem) and (max-height: 33.74rem)';

/** A map without the rest of its page, for the frame of another site, with a link to the full page. */
export function EmbeddedMap(props: {
  title: string;
  /** The source and coverage of the figures: as a status, or in the feature's own markup. */
  status?: DataStatus | undefined;
  source?: ReactNode;
  /** Controls the time that the map shows, where the feature has one. */
  timeline?: ReactNode;
  /** The path of the full page. */
  fullMapPath: string;
  state: AreaMapState;
  feature: Pick<
    AreaMapFeature,
    'figures' | 'legend' | 'notice' | 'fetching' | 'failure' | 'current' | 'retry'
  >;
  onSelect: (id: AreaId) => void;
}) {
  const text = useText();
  const calm = useCooperativeGestures();
  const low = useMedia(LOW);
  const { state, feature } = props;
  const { figures, legend } = feature;
  const description = state.area === null ? null : figures.describe(state.area);
  return (
    <EmbedFrame
      filled
      title={props.title}
      status={props.status}
      source={props.source}
      link={{ to: props.fullMapPath, text: text('embed.fullMap') }}
    >
      <ProgressLine active={feature.fetching} />
      <div className={styles.map}>
        <div className={styles.areas} ref={calm}>
          <AreasView
            view={state.view}
            selected={state.area}
            place={state.place}
            figures={figures}
            coveredBelow={0}
            onSelect={props.onSelect}
          />
          {state.view === 'map' && legend !== null && (
            <div className={styles.legend}>
              <LegendCollapsedContext value={low}>{legend}</LegendCollapsedContext>
            </div>
          )}
        </div>
        {props.timeline}
      </div>
      <div className={`${notices.notice} ${styles.notice}`}>
        <FeatureLoadFailure feature={feature} />
      </div>
      {/* The figures of the selected area, because touch input cannot hover. */}
      <p className={styles.chosen} aria-live="polite">
        {description && (
          <>
            <b>{description.title}</b>{' '}
            {description.lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </>
        )}
      </p>
    </EmbedFrame>
  );
}
