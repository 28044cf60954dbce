import { longitudeDegreeScale } from '@townlight/domain/places';
import { z } from 'zod';
import type { PackFolder } from '../pack-folder.ts';

type Position = readonly [longitude: number, latitude: number];

/** One hundred block of a main street. */
export interface StreetBlock {
  /** `W Olympic Boulevard` */
  readonly street: string;
  /** The invented first number, a multiple of 100; only the sample county uses it. */
  readonly number: number;
  readonly line: readonly Position[];
}

const streetSchema = z.strictObject({
  name: z.string().min(1),
  class: z.string(),
  ref: z.string(),
  points: z.string().transform((text) => text.split(';').map(parsePosition)),
});
/** A piece is a hundred block, to the north a third of one: about as dense as the numbers of the city. */
const PIECE_KM = 0.123;
const NORTHERN_PIECE_KM = 0.106;
const NORTHERN_PIECES = 3;
const KM_PER_DEGREE = 111.2;

/**
 * Reads the main streets of the base map, which are approximate, in hundred blocks.
 * @param origin where the numbers of the streets begin
 */
export function readMainStreets(folder: PackFolder, origin: Position): StreetBlock[] {
  return folder
    .readCsv('geography/basemap/streets.csv', streetSchema)
    .flatMap(({ name, points }) => blocksOf(name, points, origin));
}

function parsePosition(text: string): Position {
  const [longitude, latitude] = text.trim().split(' ').map(Number) as [number, number];
  return [longitude, latitude];
}

/**
 * Cuts a street where its numbers pass a hundred. Numbers grow away from the origin along the street's longer extent;
 * a street on both sides of the origin has a direction in its name.
 */
function blocksOf(name: string, points: readonly Position[], origin: Position): StreetBlock[] {
  const plane = points.map((point) => toKilometers(point, origin));
  const axis = extent(plane.map(([x]) => x)) >= extent(plane.map(([, y]) => y)) ? 0 : 1;
  const along = plane.map((at) => {
    const isNorth = axis === 1 && at[axis] > 0;
    return at[axis] / (isNorth ? NORTHERN_PIECE_KM : PIECE_KM);
  });
  const passesOrigin = Math.min(...along) < -1 && Math.max(...along) > 1;
  const [before, after] = axis === 0 ? (['W', 'E'] as const) : (['S', 'N'] as const);
  const blocks = new Map<string, { street: string; number: number; line: Position[] }>();
  for (const [index, to] of points.entries()) {
    if (index === 0) continue;
    const from = points[index - 1] as Position;
    const [a, b] = [along[index - 1] as number, along[index] as number];
    const cuts = cutsBetween(a, b);
    for (const [piece, end] of cuts.slice(1).entries()) {
      const start = cuts[piece] as number;
      const at = Math.floor(a + ((b - a) * (start + end)) / 2);
      const street = passesOrigin ? `${at < 0 ? before : after} ${name}` : name;
      const block = at < 0 ? -at : 1 + (axis === 0 ? at : Math.floor(at / NORTHERN_PIECES));
      const number = 100 * block;
      const known = blocks.get(`${street} ${number}`);
      if (known !== undefined) known.line.push(between(from, to, end));
      else {
        const line = [between(from, to, start), between(from, to, end)];
        blocks.set(`${street} ${number}`, { street, number, line });
      }
    }
  }
  return [...blocks.values()].map((one) => ({ ...one, line: awayFrom(origin, one.line, axis) }));
}

/** Orders a line so that numbers grow along it. */
function awayFrom(origin: Position, line: readonly Position[], axis: 0 | 1): readonly Position[] {
  const [first, last] = [line[0], line.at(-1)].map((at) =>
    Math.abs((at as Position)[axis] - origin[axis]),
  ) as [number, number];
  return first <= last ? line : line.toReversed();
}

/** Returns 0, the shares of the way from a to b at which a whole number is passed, in order, and 1. */
function cutsBetween(a: number, b: number): number[] {
  const first = Math.ceil(Math.min(a, b));
  const count = Math.max(0, Math.floor(Math.max(a, b)) - first + 1);
  const passed = Array.from({ length: count }, (_, at) => (first + at - a) / (b - a));
  return [0, ...passed.filter((share) => share > 0 && share < 1).sort((x, y) => x - y), 1];
}

function toKilometers([longitude, latitude]: Position, origin: Position): Position {
  return [
    (longitude - origin[0]) * KM_PER_DEGREE * longitudeDegreeScale(origin[1]),
    (latitude - origin[1]) * KM_PER_DEGREE,
  ];
}

function between([ax, ay]: Position, [bx, by]: Position, share: number): Position {
  return [ax + (bx - ax) * share, ay + (by - ay) * share];
}

function extent(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}
