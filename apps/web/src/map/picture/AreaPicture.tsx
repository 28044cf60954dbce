import type { AreaId, Partition } from '@townlight/domain/places';
import { useState } from 'react';
import { useHref, useLocation } from 'react-router';
import type { AreaTone } from '../area-tone.ts';
import type { MapPlace } from '../map-place.ts';
import type { Ramp } from '../ramp.ts';
import styles from './AreaPicture.module.css';
import { paintAreas } from './paint-areas.ts';

/**
 * The areas in their colors, in the first HTML: what is seen before there is a map, and without script. An area leads to
 * its report. The browser takes it as it came and never draws it (`first-picture.ts` brings it out once the words are
 * painted); pages opened without the server have none.
 */
export function AreaPicture(props: {
  partition: Partition;
  names: ReadonlyMap<AreaId, string>;
  tones: ReadonlyMap<AreaId, AreaTone> | undefined;
  ramp: Ramp;
  selected: AreaId | null;
  place: MapPlace | null;
  coveredBelow: number;
}) {
  const { pathname, search } = useLocation();
  const path = useHref(pathname);
  const { tones } = props;
  // of these figures alone
  const [painted] = useState(tones);
  if (painted !== tones) return null;
  const html =
    import.meta.env.SSR && tones !== undefined
      ? `<noscript data-picture>${paintAreas({ ...props, tones, pathOf: (area) => `${path}?${withArea(search, area)}` })}</noscript>`
      : '';
  return (
    <div
      className={styles.picture}
      // its links are those of the table, for those who see the map
      aria-hidden="true"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own code, which escapes names and addresses
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

function withArea(search: string, area: AreaId): URLSearchParams {
  const query = new URLSearchParams(search);
  query.set('area', area);
  return query;
}
