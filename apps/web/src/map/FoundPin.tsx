import type { AreaId } from '@townlight/domain/places';
import { useEffect, useRef } from 'react';
import { useFoundPlace } from '../search/found-place.ts';
import type { CountyMap } from './canvas/county-map.ts';
import styles from './FoundPin.module.css';

/** Marks the address or landmark that was searched, while the area that contains it is selected. */
export function FoundPin(props: { map: CountyMap; selected: AreaId | null }) {
  const { map, selected } = props;
  const place = useFoundPlace();
  const pin = useRef<HTMLDivElement>(null);
  const shown = place !== null && place.area === selected ? place : null;
  useEffect(() => {
    if (shown === null) return;
    return map.track(shown.center, (x, y) => {
      if (pin.current !== null) pin.current.style.transform = `translate(${x}px, ${y}px)`;
    });
  }, [map, shown]);
  if (shown === null) return null;
  return (
    <div ref={pin} className={styles.pin} data-testid="found-pin">
      <svg width="1.625rem" height="2.125rem" viewBox="0 0 26 34" aria-hidden="true">
        <path d="M13 33C8 25 2 19.500 2 12.500a11 11 0 0 1 22 0C24 19.500 18 25 13 33Z" />
        <circle cx="13" cy="12.500" r="4.200" />
      </svg>
      <span className={styles.label}>{shown.label}</span>
    </div>
  );
}
