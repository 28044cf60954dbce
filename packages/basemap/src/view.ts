/** spec 9: the style's default view; a map that is given another keeps that. */
export const DEFAULT_VIEW = {
  center: [-118.2439, 34.0544],
  zoom: 10,
  bearing: 0,
  pitch: 0,
} as const;
