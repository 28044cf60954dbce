import { type RefObject, useEffect, useRef } from 'react';
import type { CountyMap } from '../canvas/county-map.ts';
import styles from './PrintedMap.module.css';

/** The size that fits on letter paper along with some of the report, in pixels of the page. */
const PAPER = { width: 680, height: 420 };

/** The map in print: a copy of its screen content, scaled down to the paper. */
export function PrintedMap(props: {
  map: CountyMap;
  frame: RefObject<HTMLElement | null>;
  coveredBelow: number;
}) {
  const { map, frame, coveredBelow } = props;
  const picture = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const copy = () => {
      const { current } = frame;
      if (current === null || picture.current === null) return;
      const width = current.clientWidth;
      const height = current.clientHeight - coveredBelow;
      const zoom = Math.min(1, PAPER.width / width, PAPER.height / height);
      map.copyTo(picture.current, height);
      current.style.setProperty('--printed', 'block');
      current.style.setProperty('--printed-width', `${width}px`);
      current.style.setProperty('--printed-height', `${height}px`);
      current.style.setProperty('--printed-zoom', String(zoom));
    };
    window.addEventListener('beforeprint', copy);
    return () => window.removeEventListener('beforeprint', copy);
  }, [map, frame, coveredBelow]);
  return <canvas ref={picture} className={styles.picture} />;
}
