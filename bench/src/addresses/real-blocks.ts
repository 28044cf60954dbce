import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededRandom } from '../measure/seeded-random.ts';

/** A hundred block of the police department: the place of its reports in one block. */
export interface RealBlock {
  readonly number: number;
  /** `W 39TH PL` */
  readonly street: string;
  readonly longitude: number;
  readonly latitude: number;
}

/** Reads the blocks that have a number; `null` where TOWNLIGHT_SHARED does not lead to them. */
export function readRealBlocks(): RealBlock[] | null {
  const file = join(process.env.TOWNLIGHT_SHARED ?? '', 'data/places/lapd-hundred-blocks-half.csv');
  if (process.env.TOWNLIGHT_SHARED === undefined || !existsSync(file)) return null;
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .flatMap((line) => {
      const [location = '', latitude, longitude] = line.split(',');
      const read = /^(\d+)\s+(.*\S)\s*$/.exec(location);
      if (read === null || Number(read[1]) === 0 || Number(latitude) === 0) return [];
      const street = (read[2] as string).replace(/\s+/g, ' ');
      return [
        {
          number: Number(read[1]),
          street,
          longitude: Number(longitude),
          latitude: Number(latitude),
        },
      ];
    });
}

export function formatBlockRow({ number, street, longitude, latitude }: RealBlock): string {
  return `${longitude},${latitude},${number},${street},,LOS ANGELES,,CA,,,\n`;
}

/** The spellings whose searches are measured. */
export const ADDRESS_STYLES = {
  'as the department, in small letters': (block: RealBlock) =>
    `${block.number} ${spoken(block.street).toLowerCase()}`,
  'words in full, numbers without ending': (block: RealBlock) =>
    `${block.number} ${inFull(block.street)}`,
  'one letter wrong': (block: RealBlock, random: () => number) =>
    oneWrong(`${block.number} ${spoken(block.street).toLowerCase()}`, random),
} as const;

const USUAL: Record<string, string> = {
  AV: 'AVE',
  BL: 'BLVD',
  WY: 'WAY',
  TR: 'TER',
  HY: 'HWY',
  CI: 'CIR',
  WK: 'WALK',
};
const FULL: Record<string, string> = {
  N: 'North',
  S: 'South',
  E: 'East',
  W: 'West',
  ST: 'Street',
  AV: 'Avenue',
  BL: 'Boulevard',
  DR: 'Drive',
  PL: 'Place',
  RD: 'Road',
  WY: 'Way',
  LN: 'Lane',
  CT: 'Court',
  TR: 'Terrace',
  HY: 'Highway',
  CI: 'Circle',
  WK: 'Walk',
};

/** Replaces the department's AV and BL by the usual `ave` and `blvd`. */
function spoken(street: string): string {
  const tokens = street.split(' ');
  const last = tokens.at(-1) as string;
  return [...tokens.slice(0, -1), tokens.length > 1 ? (USUAL[last] ?? last) : last].join(' ');
}

function inFull(street: string): string {
  const tokens = street.split(' ');
  return tokens
    .map((token, at) => {
      const ends = at === 0 || at === tokens.length - 1;
      if (ends && tokens.length > 1 && FULL[token] !== undefined) return FULL[token];
      return token
        .replace(/^(\d+)(?:ST|ND|RD|TH)$/, '$1')
        .replace(/\B\p{L}+/gu, (rest) => rest.toLowerCase());
    })
    .join(' ');
}

/** Omits, doubles, swaps or replaces one character in the longest word that has letters only. */
function oneWrong(text: string, random: () => number): string {
  const tokens = text.split(' ');
  const longest = tokens.reduce((a, b) => (/^[a-z]+$/.test(b) && b.length > a.length ? b : a), '');
  if (longest.length < 4) return text;
  const at = 1 + Math.floor(random() * (longest.length - 2));
  const replacement = String.fromCharCode(97 + Math.floor(random() * 26));
  const [before, here, after] = [
    longest.slice(0, at),
    longest[at] as string,
    longest.slice(at + 1),
  ];
  const wrong = [
    before + after,
    before + here + here + after,
    before + (after[0] ?? '') + here + after.slice(1),
    before + replacement + after,
  ][Math.floor(random() * 4)] as string;
  return tokens.map((token) => (token === longest ? wrong : token)).join(' ');
}

/** Samples the same blocks in every run; names that occur at several places are left out. */
export function sampleBlocks(blocks: readonly RealBlock[], count: number): RealBlock[] {
  const random = seededRandom(39);
  const times = new Map<string, number>();
  const keyOf = ({ number, street }: RealBlock) => `${number} ${street}`;
  for (const block of blocks) times.set(keyOf(block), (times.get(keyOf(block)) ?? 0) + 1);
  const single = blocks.filter((block) => times.get(keyOf(block)) === 1);
  return Array.from(
    { length: count },
    () => single[Math.floor(random() * single.length)] as RealBlock,
  );
}

/** Returns meters, precise enough within a county. */
export function metersBetween(
  a: { longitude: number; latitude: number },
  b: { longitude: number; latitude: number },
): number {
  return 111_195 * Math.hypot((a.longitude - b.longitude) * 0.829, a.latitude - b.latitude);
}
