/** How an area is painted: a level of the ramp, or `null` for the grey of missing figures. */
export interface AreaTone {
  readonly level: number | null;
  /** Too few reports: thin stripes over the colour. */
  readonly few: boolean;
}
