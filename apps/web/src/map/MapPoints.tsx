import { useEffect, useRef, useState } from 'react';
import type { CountyMap } from './canvas/county-map.ts';
import { HoverLabel, type HoverText } from './HoverLabel.tsx';
import styles from './MapPoints.module.css';

/** A point on a map that is not an area: a station, with its reading. */
export interface MapPoint {
  readonly id: string;
  readonly center: readonly [longitude: number, latitude: number];
  /** The text of its marker: two or three characters. */
  readonly sign: string;
  /** The marker is dashed: its value is unreliable. */
  readonly doubtful: boolean;
  /** Its tooltip, also for the keyboard and screen readers. */
  readonly text: HoverText;
}

type Shown = { readonly id: string; readonly x: number; readonly y: number };

/** Points over the areas as triangles: recognizable by shape, never by color alone, and reachable by keyboard. */
export function MapPoints(props: { map: CountyMap; points: readonly MapPoint[] }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const { map, points } = props;
  useEffect(() => {
    map.reserve(points.map(({ center }) => center));
    return () => map.reserve([]);
  }, [map, points]);
  const shownPoint = shown && points.find(({ id }) => id === shown.id);
  return (
    <>
      {points.map((point) => (
        <Point key={point.id} map={map} point={point} onShown={setShown} />
      ))}
      {shown && shownPoint && <HoverLabel x={shown.x} y={shown.y} text={shownPoint.text} />}
    </>
  );
}

function Point(props: { map: CountyMap; point: MapPoint; onShown: (shown: Shown | null) => void }) {
  const { map, point, onShown } = props;
  const [longitude, latitude] = point.center;
  const frame = useRef<HTMLButtonElement>(null);
  const at = useRef({ x: 0, y: 0 });
  useEffect(
    () =>
      map.track([longitude, latitude], (x, y) => {
        at.current = { x, y };
        if (frame.current !== null) frame.current.style.transform = `translate(${x}px, ${y}px)`;
      }),
    [map, longitude, latitude],
  );
  const show = () => onShown({ id: point.id, ...at.current });
  const hide = () => onShown(null);
  return (
    <button
      ref={frame}
      type="button"
      className={styles.point}
      aria-label={[point.text.title, ...point.text.lines].join('. ')}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
      onClick={show}
    >
      <svg width="2.5rem" height="2.1875rem" viewBox="0 0 40 35" aria-hidden="true">
        <path
          d="M20 2 38 33H2Z"
          className={point.doubtful ? styles.doubtful : styles.triangle}
          strokeLinejoin="round"
        />
        <text x="20" y="29" textAnchor="middle">
          {point.sign}
        </text>
      </svg>
    </button>
  );
}
