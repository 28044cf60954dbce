/** The colors of one scheme, by their meaning. The orange of crime is used for nothing else. */
export interface Tokens {
  readonly ink: string;
  readonly muted: string;
  readonly background: string;
  readonly surface: string;
  readonly line: string;
  /** Interactive or selected elements. */
  readonly accent: string;
  readonly accentSoft: string;
  /** A filled button on hover: higher contrast with its text. */
  readonly accentStrong: string;
  readonly onAccent: string;
  /** The border of a field or a chip: 3:1 against its surface. */
  readonly rim: string;
  readonly noticeBackground: string;
  readonly noticeText: string;
  readonly noticeLine: string;
  readonly warning: string;
  /** The border and text of an invalid field. */
  readonly error: string;
  /** The border of a success message. */
  readonly success: string;
  readonly info: string;
  /** Land and water as on the map. */
  readonly water: string;
  readonly land: string;
  /** Lines between areas; those of trends are visible where no area has a color. */
  readonly seam: string;
  readonly trendSeam: string;
  /** Six levels, low to high. */
  readonly crime: readonly [string, string, string, string, string, string];
  /** Six levels of infection, low to high. */
  readonly infection: readonly [string, string, string, string, string, string];
  /** The bar of the newest month, and those before it. */
  readonly barNow: string;
  readonly barBefore: string;
  /** Three levels down (strongest first), not called, three levels up (weakest first). */
  readonly trend: readonly [string, string, string, string, string, string, string];
  /** EPA's colors of the six air quality categories, good to hazardous, and the text colors on each. */
  readonly air: readonly [string, string, string, string, string, string];
  readonly onAir: readonly [string, string, string, string, string, string];
  /** The five bands of the air map: the same hues, soft enough for labels over them. */
  readonly airMap: AirBands;
  /** The same for readers with color vision deficiency: the set that AirNow offers. */
  readonly airMapVision: AirBands;
  /** The bars of a chart in that set. */
  readonly airVision: AirBands;
  /** The badge of the score by concentration: green, yellow, orange, red, dark red; and the text color on each. */
  readonly airBadge: AirBands;
  readonly airBadgeInk: AirBands;
  readonly missing: string;
  readonly missingStripe: string;
  readonly fewStripe: string;
  /** An area whose figure its source withholds: the background and its dots. */
  readonly withheld: string;
  readonly withheldDot: string;
}

type AirBands = readonly [string, string, string, string, string];

// A badge has its own background and is the same in either scheme.
const AIR_BADGE: AirBands = ['#b9dfa6', '#f6df8a', '#f2b263', '#bf3420', '#6d0a24'];
const AIR_BADGE_INK: AirBands = ['#14202b', '#14202b', '#14202b', '#ffffff', '#ffffff'];

export const light: Tokens = {
  ink: '#14202b',
  muted: '#5a6570',
  background: '#f7f5f1',
  surface: '#ffffff',
  line: '#e4dfd6',
  accent: '#0b6a6f',
  accentSoft: '#e3f0ef',
  accentStrong: '#08494d',
  onAccent: '#ffffff',
  rim: '#8b8f8e',
  noticeBackground: '#fff7e3',
  noticeText: '#6b4a06',
  noticeLine: '#efdfb3',
  warning: '#8a5a1f',
  error: '#b3261e',
  success: '#2e8540',
  info: '#2a6fb0',
  water: '#d6e4ea',
  land: '#f3f0e9',
  seam: '#ffffff',
  trendSeam: '#c9c2b6',
  crime: ['#fdf0de', '#fbd7ab', '#f6b26b', '#e98a3a', '#cf6417', '#9f420b'],
  infection: ['#f1ebf7', '#d9cbe8', '#bda4d6', '#9a78bf', '#7650a3', '#512a7f'],
  barNow: '#cf6417',
  barBefore: '#efbb8d',
  trend: ['#1b7173', '#5aa6a3', '#b4d8d3', '#f2efe9', '#e6c9a4', '#c4904f', '#8a5a1f'],
  air: ['#a8d37f', '#f4d35e', '#f2a154', '#c9403c', '#8e4a96', '#6b1e33'],
  onAir: ['#14202b', '#14202b', '#14202b', '#ffffff', '#ffffff', '#ffffff'],
  airMap: ['#d5e9c5', '#f6e19a', '#f2bd76', '#dd7c60', '#96609b'],
  airMapVision: ['#9eff91', '#ffc905', '#ff8205', '#f02200', '#890997'],
  airVision: ['#64d655', '#e6b400', '#ff8205', '#f02200', '#890997'],
  airBadge: AIR_BADGE,
  airBadgeInk: AIR_BADGE_INK,
  missing: '#dcd8d1',
  missingStripe: '#c3beb5',
  fewStripe: '#4a2405',
  withheld: '#f3f0e9',
  withheldDot: '#7b6b8f',
};

/** The same roles for dark mode: the high end of a ramp is the bright one. */
export const dark: Tokens = {
  ink: '#e8edf0',
  muted: '#a5b0b9',
  background: '#0f151a',
  surface: '#172027',
  line: '#2d3841',
  accent: '#63c7c4',
  accentSoft: '#153538',
  accentStrong: '#8fdad7',
  onAccent: '#06282a',
  rim: '#6b7882',
  noticeBackground: '#2f2711',
  noticeText: '#f0d792',
  noticeLine: '#544519',
  warning: '#e9b76b',
  error: '#ff9a8f',
  success: '#3f8f50',
  info: '#3e7fbd',
  water: '#0d1a23',
  land: '#1d252b',
  seam: '#11181d',
  trendSeam: '#4a555d',
  crime: ['#33291f', '#573a21', '#845125', '#b56d2a', '#e2923f', '#f9c083'],
  infection: ['#2b2535', '#443560', '#63498c', '#8866b6', '#ae92d7', '#dacaf3'],
  barNow: '#f2a354',
  barBefore: '#7d5430',
  trend: ['#77d0cd', '#43989a', '#2a5b5c', '#2c3338', '#5f4c30', '#a67d45', '#e6ba80'],
  air: ['#6fa84f', '#d9b93c', '#d98534', '#d9605c', '#a96bb0', '#b04a66'],
  onAir: ['#0f151a', '#0f151a', '#0f151a', '#0f151a', '#0f151a', '#ffffff'],
  airMap: ['#2c4a35', '#6d6128', '#a06a2c', '#c4543f', '#c68fd0'],
  airMapVision: ['#4f8049', '#a88a1d', '#c76b12', '#e0452b', '#d27bdd'],
  airVision: ['#9eff91', '#ffc905', '#ff8205', '#f0452b', '#d27bdd'],
  airBadge: AIR_BADGE,
  airBadgeInk: AIR_BADGE_INK,
  missing: '#363f46',
  missingStripe: '#525d66',
  fewStripe: '#f4e6d4',
  withheld: '#1d252b',
  withheldDot: '#9a8bb0',
};

/** Returns the CSS variable of a token: `accentSoft` is `--accent-soft`. */
export function tokenVariable(name: string): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
