/** The opacity of a faded area. */
export const FADED = 0.4;

/**
 * The fill of an area: a level of the ramp, or `null` for the gray of missing figures, without gray where `hatched`.
 */
export interface AreaTone {
  readonly level: number | null;
  /** Dots: a figure exists, but its source does not publish it. The level is `null`. */
  readonly withheld?: boolean;
  /** Crosses: the type is not recorded there at all. The level is `null`. */
  readonly unrecorded?: boolean;
  /** Thin stripes over the color: an unreliable figure; without a color: too few reports for a figure. */
  readonly hatched: boolean;
  /** A transparent color: a figure based on few measurements. */
  readonly faded?: boolean;
}
