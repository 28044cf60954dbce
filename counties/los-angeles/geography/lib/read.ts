/** Reads the hand-maintained lists. Their fields contain no commas or quotes. */
import { readFileSync } from 'node:fs';
import type { Position } from './plane.ts';

export interface GazetteerPlace {
  slug: string;
  name: string;
  city: string;
  region: string;
  lon: number;
  lat: number;
  sqmi: number;
  residents: number;
}

export interface ZipCodeCenter {
  zipcode: string;
  lon: number;
  lat: number;
  /** Meters; 0 for an ordinary zip code, otherwise the half side of a single campus or tower. */
  radius: number;
  /** Whether it extends far into the national forest. */
  forest: boolean;
  /** Whether it has no residents: a college, a stadium, an office tower. */
  empty: boolean;
}

function rows(file: string): Map<string, string>[] {
  const [head = '', ...lines] = readFileSync(file, 'utf8').trim().split('\n');
  const names = head.split(',');
  return lines.map((line, i) => {
    const fields = line.split(',');
    if (fields.length !== names.length)
      throw new Error(`${file}:${i + 2} has another column count`);
    return new Map(names.map((name, n) => [name, fields[n] ?? '']));
  });
}

const text = (row: Map<string, string>, name: string): string => row.get(name) ?? '';
const number = (row: Map<string, string>, name: string): number => Number(text(row, name));

export const readGazetteer = (file: string): GazetteerPlace[] =>
  rows(file).map((row) => ({
    slug: text(row, 'slug'),
    name: text(row, 'name'),
    city: text(row, 'city'),
    region: text(row, 'region'),
    lon: number(row, 'lon'),
    lat: number(row, 'lat'),
    sqmi: number(row, 'sqmi'),
    residents: number(row, 'residents'),
  }));

export const readZipcodes = (file: string): ZipCodeCenter[] =>
  rows(file).map((row) => ({
    zipcode: text(row, 'zipcode'),
    lon: number(row, 'lon'),
    lat: number(row, 'lat'),
    radius: number(row, 'radius_m'),
    forest: text(row, 'forest') === 'yes',
    empty: text(row, 'empty') === 'yes',
  }));

/** A hand-maintained line or ring of the base map with its attributes. */
export interface BaseMapLine {
  fields: ReadonlyMap<string, string>;
  line: Position[];
}

/** Reads a list whose last column, `points`, has "longitude latitude" pairs separated by semicolons. */
export const readLines = (file: string): BaseMapLine[] =>
  rows(file).map((fields, i) => ({
    fields,
    line: text(fields, 'points')
      .split(';')
      .map((pair) => {
        const [lon, lat] = pair.split(' ').map(Number);
        if (lon === undefined || lat === undefined || !(lon < 0) || !(lat > 0))
          throw new Error(`${file}:${i + 2}: "${pair}" is no longitude and latitude`);
        return [lon, lat];
      }),
  }));

/** Reads a list of points with columns `lon` and `lat`. */
export const readPoints = (file: string): BaseMapLine[] =>
  rows(file).map((fields) => ({
    fields,
    line: [[number(fields, 'lon'), number(fields, 'lat')]],
  }));
