import type { HoverText } from './HoverLabel.tsx';

/** A point on a map that is no area: a station, with its reading. */
export interface MapPoint {
  readonly id: string;
  readonly center: readonly [longitude: number, latitude: number];
  /** What stands in its sign: two or three characters. */
  readonly sign: string;
  /** Its sign is dashed: what stands in it is not to be taken as it is. */
  readonly doubtful: boolean;
  /** What is said of it at the pointer, to the keyboard and to screen readers. */
  readonly text: HoverText;
}
