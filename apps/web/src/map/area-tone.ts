/** How much of its color a faded area keeps. */
export const FADED = 0.4;

/** How an area is painted: a level of the ramp, or `null` for the gray of missing figures, without gray where `hatched`. */
export interface AreaTone {
  readonly level: number | null;
  /** Dots: there is a figure, and its source does not publish it. The level is `null`. */
  readonly withheld?: boolean;
  /** Crosses: what is shown is not recorded there at all. The level is `null`. */
  readonly unrecorded?: boolean;
  /** Thin stripes over the color: a figure to be read with care; without a color: too few for a figure. */
  readonly hatched: boolean;
  /** The color let through to the land: a figure that few measurements carry. */
  readonly faded?: boolean;
}
