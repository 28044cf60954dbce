import type { AreaId, Partition } from '@townlight/domain/places';
import { useState } from 'react';
import { useHref, useLocation } from 'react-router';
import type { AreaTone } from '../area-tone.ts';
import type { MapPlace } from '../map-place.ts';
import type { ColorRamp } from '../ramp.ts';
import styles from './AreaPicture.module.css';
import { renderAreasSvg } from './render-areas-svg.ts';

/**
 * The colored areas in the first HTML, visible before the map has loaded and without script. An area links to its
 * report. The client does not hydrate it (`show-pictures-while-loading.ts` reveals it after the first paint of the
 * text); pages rendered in the browser have none.
 */
export function AreaPicture(props: {
  partition: Partition;
  names: ReadonlyMap<AreaId, string>;
  tones: ReadonlyMap<AreaId, AreaTone> | undefined;
  ramp: ColorRamp;
  selected: AreaId | null;
  place: MapPlace | null;
  coveredBelow: number;
}) {
  const { pathname, search } = useLocation();
  const path = useHref(pathname);
  const { tones } = props;
  // only for the initial figures
  const [painted] = useState(tones);
  if (painted !== tones) return null;
  const html =
    import.meta.env.SSR && tones !== undefined
      ? `<noscript data-picture>${renderAreasSvg({ ...props, tones, pathOf: (area) => `${path}?${withArea(search, area)}` })}</noscript>`
      : '';
  return (
    <div
      className={styles.picture}
      // the table has the same links for assistive technology
      aria-hidden="true"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: built by code that escapes names and addresses
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

function withArea(search: string, area: AreaId): URLSearchParams {
  const query = new URLSearchParams(search);
  query.set('area', area);
  return query;
}
