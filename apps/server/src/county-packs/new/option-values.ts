import { AREA_NAME_PATTERN } from '@townlight/county';
import type { AreaTerm } from '@townlight/domain/county';
import { toSlug } from '@townlight/domain/places';
import { InvalidArgumentError } from 'commander';
import proj4 from 'proj4';
import type { ProposedColumns } from './crime/propose-columns.ts';

/** Fields that `--column` may name. */
export const COLUMN_OPTION_FIELDS = [
  'number',
  'code',
  'description',
  'category',
  'date',
  'time',
  'latitude',
  'longitude',
  'x',
  'y',
  'status',
  'deleted',
] as const;

export function parseColumn(text: string, previous: ProposedColumns = {}): ProposedColumns {
  const [field = '', ...rest] = text.split('=');
  const name = rest.join('=');
  if (!COLUMN_OPTION_FIELDS.some((known) => known === field) || name === '')
    throw new InvalidArgumentError(`write a field and a column, e.g. date="Date of report"`);
  return { ...previous, [field]: name };
}

/** Parses `ward,wards`. */
export function parseAreaTerm(text: string): AreaTerm {
  const [one = '', many = '', ...rest] = text.split(',').map((name) => name.trim());
  if (rest.length > 0 || [one, many].some((name) => !AREA_NAME_PATTERN.test(name)))
    throw new InvalidArgumentError('write one and several, in small letters, such as ward,wards');
  return { one, many };
}

/** Parses `IL,Illinois`. */
export function parseStateNames(text: string): string[] {
  const names = text.split(',').map((name) => name.trim());
  if (names.every((name) => /\p{L}.*\p{L}/u.test(name))) return names;
  throw new InvalidArgumentError('write its names with commas between, such as IL,Illinois');
}

/** @throws InvalidArgumentError for a name that is not in the IANA database */
export function parseTimeZone(name: string): string {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return name;
  } catch {
    throw new InvalidArgumentError('write an IANA time zone, such as America/Chicago');
  }
}

export function parseProjection(definition: string): string {
  try {
    proj4(definition);
    return definition;
  } catch {
    throw new InvalidArgumentError(
      'write a PROJ string, such as "+proj=utm +zone=32 +ellps=GRS80"',
    );
  }
}

export function parseAgency(name: string): string {
  if (toSlug(name) !== '') return name;
  throw new InvalidArgumentError('write a name with letters of A to Z or digits');
}
