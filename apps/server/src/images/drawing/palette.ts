/**
 * The light theme tokens of the web app: a shared image appears on other sites, without a dark scheme.
 * `scripts/server-and-web.test.ts` checks that both are equal.
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

export const ROAD_COLOR = '#ffffff';

/** Color of areas without figures. */
export const NEUTRAL_AREA_COLOR = '#e6e1d6';

/** Lines of a comparison, in the order in which areas were chosen. */
export const LINE_COLORS = ['#0b6a6f', '#cf6417', '#5b4b8a', '#7a7f1c'] as const;
