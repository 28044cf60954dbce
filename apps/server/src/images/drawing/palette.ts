/**
 * The light theme tokens of the web app: a shared image appears on other sites, without a dark scheme.
 * `scripts/server-and-web.test.ts` checks that both palettes are equal to the tokens.
 */
export const PALETTE = {
  ink: '#14202b',
  muted: '#5a6570',
  background: '#f7f5f1',
  surface: '#ffffff',
  line: '#e4dfd6',
  accent: '#0b6a6f',
  noticeBackground: '#fff7e3',
  noticeText: '#6b4a06',
  noticeLine: '#efdfb3',
  water: '#d6e4ea',
  land: '#f3f0e9',
  seam: '#ffffff',
  crime: ['#fdf0de', '#fbd7ab', '#f6b26b', '#e98a3a', '#cf6417', '#9f420b'],
  infection: ['#f1ebf7', '#d9cbe8', '#bda4d6', '#9a78bf', '#7650a3', '#512a7f'],
  airMap: ['#d5e9c5', '#f6e19a', '#f2bd76', '#dd7c60', '#96609b'],
  trend: ['#1b7173', '#5aa6a3', '#b4d8d3', '#f2efe9', '#e6c9a4', '#c4904f', '#8a5a1f'],
  trendSeam: '#c9c2b6',
  barNow: '#cf6417',
  barBefore: '#efbb8d',
  air: ['#a8d37f', '#f4d35e', '#f2a154', '#c9403c', '#8e4a96', '#6b1e33'],
  missing: '#dcd8d1',
  missingStripe: '#c3beb5',
} as const;

/** The dark theme tokens that pictures on the site's pages need (0142). */
export const DARK_PALETTE = {
  ink: '#e8edf0',
  surface: '#172027',
  line: '#2d3841',
  accent: '#63c7c4',
  water: '#0d1a23',
  land: '#1d252b',
  seam: '#11181d',
  crime: ['#33291f', '#573a21', '#845125', '#b56d2a', '#e2923f', '#f9c083'],
  trend: ['#77d0cd', '#43989a', '#2a5b5c', '#2c3338', '#5f4c30', '#a67d45', '#e6ba80'],
  trendSeam: '#4a555d',
  air: ['#6fa84f', '#d9b93c', '#d98534', '#d9605c', '#a96bb0', '#b04a66'],
  missing: '#363f46',
  missingStripe: '#525d66',
} as const;

export const ROAD_COLOR = '#ffffff';
/** As on the dark base map. */
export const DARK_ROAD_COLOR = '#414c54';

/** Color of areas without figures, of an area that is shown by its shape alone, and of the county in small. */
export const NEUTRAL_AREA_COLOR = '#e6e1d6';
export const SHOWN_AREA_COLOR = '#7fb9b5';
export const SMALL_COUNTY_COLOR = '#cfc8ba';

/** Lines of a comparison, in the order in which areas were chosen. */
export const LINE_COLORS = ['#0b6a6f', '#cf6417', '#5b4b8a', '#7a7f1c'] as const;
