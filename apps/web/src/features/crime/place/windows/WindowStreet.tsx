import { layoutWindows, WINDOW_SIDE } from './layout-windows.ts';
import styles from './WindowStreet.svg.module.css';

/** “1 in N residents” as N windows of a street, one of them lit; the sentence next to it has the number. */
export function WindowStreet({ residents }: { residents: number }) {
  const { width, height, buildings, windows, lit } = layoutWindows(residents);
  const draw = ({ x, y }: { x: number; y: number }) =>
    `M${x} ${y}h${WINDOW_SIDE}v${WINDOW_SIDE}h${-WINDOW_SIDE}z`;
  const glowing = windows[lit];
  return (
    <svg
      className={styles.street}
      viewBox={`-2 ${-height - 2} ${width + 4} ${height + 3}`}
      preserveAspectRatio="xMinYMax meet"
      aria-hidden="true"
    >
      {buildings.map((one) => (
        <rect
          key={one.x}
          className={styles.building}
          x={one.x}
          y={-one.height}
          width={one.width}
          height={one.height}
        />
      ))}
      <path
        className={styles.dark}
        d={windows
          .filter((_, at) => at !== lit)
          .map(draw)
          .join('')}
      />
      {glowing && (
        <>
          <circle
            className={styles.glow}
            cx={glowing.x + WINDOW_SIDE / 2}
            cy={glowing.y + WINDOW_SIDE / 2}
            r={WINDOW_SIDE * 1.8}
          />
          <path className={styles.lit} d={draw(glowing)} />
        </>
      )}
      <path className={styles.ground} d={`M-2 0H${width + 2}`} />
    </svg>
  );
}
