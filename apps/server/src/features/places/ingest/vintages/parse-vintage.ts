import { InvalidArgumentError } from 'commander';

const FIRST_CENSUS = 1790;

/**
 * Parses `--vintage`. Tracts and zip code areas are redrawn for every census and identified by its year.
 * @throws InvalidArgumentError that suggests the census before a year in between
 */
export function parseVintage(text: string): number {
  const year = Number(text);
  if (!/^\d{4}$/.test(text) || year < FIRST_CENSUS || year > new Date().getUTCFullYear())
    throw new InvalidArgumentError(
      'write the year of the census whose areas the file has, for instance 2020',
    );
  const census = year - (year % 10);
  if (year !== census)
    throw new InvalidArgumentError(
      `there was no census in ${year}; areas of ${year} are mostly those of the census of ${census}: check that, and write ${census}`,
    );
  return year;
}
