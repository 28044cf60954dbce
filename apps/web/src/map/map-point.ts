import type { HoverText } from './HoverLabel.tsx';

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
