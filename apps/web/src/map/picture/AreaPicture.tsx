import { outlinesPath } from '@townlight/contract/places/outlines';
import type { AreaId, Partition } from '@townlight/domain/places';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useHref, useLocation } from 'react-router';
import type { AreaTone } from '../area-tone.ts';
import type { OverlayInsets } from '../canvas/fit.ts';
import { useMapDemand } from '../loading/map-demand.ts';
import type { MapPlace } from '../map-place.ts';
import type { ColorRamp } from '../ramp.ts';
import styles from './AreaPicture.module.css';
import { panToArea } from './pan-to-area.ts';
import { showSelection } from './picture-selection.ts';

// a static import would load the renderer with the page in the browser, too
const serverRenderer = import.meta.env.SSR ? await import('./render-areas-svg.ts') : null;

interface AreaPictureProps {
  readonly partition: Partition;
  readonly names: ReadonlyMap<AreaId, string>;
  readonly tones: ReadonlyMap<AreaId, AreaTone> | undefined;
  readonly ramp: ColorRamp;
  readonly selected: AreaId | null;
  readonly place: MapPlace | null;
  /** The height that other content covers at the lower edge, in pixels. */
  readonly coveredBelow: number;
  /** Measures on demand what else covers the map across its full width. */
  readonly getOverlayInsets?: (() => OverlayInsets) | undefined;
  readonly onSelect: (id: AreaId) => void;
}

/**
 * The colored areas until the map has loaded: in the first HTML, without script, and in slow visits until someone moves
 * the map. An area links to its report; once the page is interactive, a press selects it in place.
 */
export function AreaPicture(props: AreaPictureProps) {
  const { tones } = props;
  const [drawn, setDrawn] = useState({ tones, version: 0 });
  if (drawn.tones !== tones) setDrawn({ tones, version: drawn.version + 1 });
  // other figures are another picture: nothing of the previous one may show under their labels
  return tones && props.names.size > 0 && <Picture {...props} tones={tones} key={drawn.version} />;
}

function Picture(props: AreaPictureProps & { tones: ReadonlyMap<AreaId, AreaTone> }) {
  const { partition } = props;
  const selected =
    props.selected !== null && props.names.has(props.selected) ? props.selected : null;
  const { pathname, search } = useLocation();
  const path = useHref(pathname);
  const frame = useRef<HTMLDivElement>(null);
  const isMapDemanded = useMapDemand();
  const pathOf = (area: AreaId) => `${path}?${withArea(search, area)}`;
  // the client does not hydrate it: `map-picture.ts` reveals it after the first paint of the text
  const [html, setHtml] = useState(() =>
    serverRenderer === null
      ? ''
      : `<noscript data-picture="${outlinesPath(partition)}">${serverRenderer.renderAreasSvg({ ...props, pathOf })}</noscript>`,
  );
  const draw = useEffectEvent(async () => {
    const { renderAreasSvg } = await import('./render-areas-svg.ts');
    setHtml(renderAreasSvg({ ...props, pathOf }));
  });
  useEffect(() => {
    // a failure leaves the frame empty until the map is there
    if (!isMapDemanded && !frame.current?.hasChildNodes()) draw().catch(() => {});
  }, [isMapDemanded]);
  const pan = useEffectEvent((area: AreaId) => {
    const { top, bottom } = props.getOverlayInsets?.() ?? { top: 0, bottom: 0 };
    panToArea(frame.current, area, { top, bottom: bottom + props.coveredBelow });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the selection is drawn into what `html` rendered
  useEffect(() => {
    showSelection(frame.current, partition, selected);
    if (selected !== null) pan(selected);
  }, [partition, selected, html]);
  const onSelect = useEffectEvent(props.onSelect);
  useEffect(() => {
    const onPress = (event: MouseEvent) => {
      const area = findPressedArea(event);
      if (area === null) return;
      event.preventDefault();
      onSelect(area);
    };
    const picture = frame.current;
    picture?.addEventListener('click', onPress);
    return () => picture?.removeEventListener('click', onPress);
  }, []);
  return (
    <div
      ref={frame}
      className={styles.picture}
      // the table has the same links for assistive technology
      aria-hidden="true"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: built by code that escapes names and addresses
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** Returns the area whose link was pressed; null for a press that opens it elsewhere. */
function findPressedArea(event: MouseEvent): AreaId | null {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  const link = (event.target as Element).closest<SVGAElement>('a');
  return link && new URL(link.href.baseVal, window.location.href).searchParams.get('area');
}

function withArea(search: string, area: AreaId): URLSearchParams {
  const query = new URLSearchParams(search);
  query.set('area', area);
  return query;
}
