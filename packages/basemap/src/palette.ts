/** The colors of the base map in one color scheme. They are muted so that the data drawn over them stays legible. */
export interface BasemapPalette {
  readonly land: string;
  readonly wood: string;
  readonly park: string;
  readonly built: string;
  readonly water: string;
  readonly waterName: string;
  readonly building: string;
  readonly buildingOutline: string;
  readonly road: string;
  /** The casing of a road; half transparent because it overlies colors of every lightness. */
  readonly roadCasing: string;
  readonly bridgeCasing: string;
  readonly rail: string;
  readonly boundary: string;
  /** Names of towns, and the secondary ones of streets, hills and regions. */
  readonly name: string;
  readonly streetName: string;
  readonly secondaryName: string;
  readonly parkName: string;
  /** Separates a name from the colors under it. */
  readonly halo: string;
  readonly shields: Readonly<Record<ShieldKind, ShieldColors>>;
}

export type ShieldKind = 'interstate' | 'us' | 'state';

export interface ShieldColors {
  readonly fill: string;
  readonly outline: string;
  readonly text: string;
}

export const LIGHT_PALETTE: BasemapPalette = {
  land: '#f3f0e9',
  wood: '#e6e9db',
  park: '#e3ead9',
  built: '#ece8df',
  water: '#d6e4ea',
  waterName: '#55707f',
  building: 'rgba(58, 36, 14, 0.16)',
  buildingOutline: 'rgba(58, 36, 14, 0.3)',
  road: '#ffffff',
  roadCasing: 'rgba(74, 60, 40, 0.22)',
  bridgeCasing: 'rgba(52, 34, 16, 0.72)',
  rail: 'rgba(90, 82, 70, 0.4)',
  boundary: '#5a6570',
  name: '#14202b',
  streetName: '#36424d',
  secondaryName: '#4d5863',
  parkName: '#4d6350',
  halo: '#ffffff',
  shields: {
    interstate: { fill: '#4b667c', outline: '#ffffff', text: '#ffffff' },
    us: { fill: '#ffffff', outline: '#56616b', text: '#14202b' },
    state: { fill: '#56725f', outline: '#ffffff', text: '#ffffff' },
  },
};

export const DARK_PALETTE: BasemapPalette = {
  land: '#1d252b',
  wood: '#1c2a28',
  park: '#1d2d28',
  built: '#222b31',
  water: '#0d1a23',
  waterName: '#7f99a8',
  building: 'rgba(224, 232, 238, 0.1)',
  buildingOutline: 'rgba(224, 232, 238, 0.2)',
  road: '#414c54',
  roadCasing: 'rgba(8, 12, 15, 0.45)',
  bridgeCasing: 'rgba(4, 7, 9, 0.8)',
  rail: 'rgba(200, 210, 218, 0.22)',
  boundary: '#a5b0b9',
  name: '#e8edf0',
  streetName: '#c3ccd3',
  secondaryName: '#a5b0b9',
  parkName: '#9db5a2',
  halo: '#172027',
  shields: {
    interstate: { fill: '#5c7a91', outline: '#172027', text: '#ffffff' },
    us: { fill: '#172027', outline: '#a5b0b9', text: '#e8edf0' },
    state: { fill: '#54705d', outline: '#172027', text: '#ffffff' },
  },
};
