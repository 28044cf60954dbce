/** Types for polylabel, which has none. */
declare module 'polylabel' {
  /** @returns the point of a polygon (its rings) farthest from any edge, with that distance */
  // biome-ignore lint/style/noDefaultExport: this is how the library exports it
  export default function polylabel(
    polygon: readonly (readonly (readonly [number, number])[])[],
    precision?: number,
  ): [number, number] & { distance: number };
}
