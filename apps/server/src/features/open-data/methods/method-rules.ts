import type { MethodRule } from '@townlight/domain/crime';

/** The rules of the method in a sentence or two; the method page has the details. */
export const RULE_DESCRIPTIONS: Readonly<Record<MethodRule, string>> = {
  month: 'A report belongs to the month in which the crime happened, as its department writes it.',
  'newest-record':
    'A report is its department and the department’s own number. When a number comes again, the newest row counts, and nothing is counted twice.',
  border:
    'A point on a border belongs to the areas on it. On a border that areas share, and where areas overlap, it goes to the area whose id comes first, compared byte by byte.',
  unplaced:
    'A report without coordinates, with one of them 0, in no area, or at a spot that stands for no location is unplaced: it is kept, and counts in no figure.',
  'whole-months':
    'A month is whole for a department, or for a part of its territory, when a release in force says so: by the words of its operator, by a proposal from its days that a person accepted, or as a source goes on.',
  incomplete:
    'An area is incomplete in a period when a department that polices it has not supplied every month of it whole, when nobody is known to police it, or when it is policed in part. It has no rank.',
  'residents-unknown':
    'An area whose residents are unknown has no rate and no rank. It is no outlier.',
  ranking:
    'Rank 1 is the highest rate, unrounded. Equal rates share a rank, and the next rank counts all of them. Incomplete areas, outliers, areas whose residents are unknown, and those that do not record what is counted have none.',
  rounding:
    'Ranks and colors use unrounded rates. Calls give rates per resident; pages and files give them per 100,000, whole from 10 up and with one decimal below.',
  intervals:
    'Where a page shows how sure a rate is, it is the 95% Poisson interval of the count, divided by the residents.',
  changes:
    'Areas are called up or down so that of all that one map calls a bounded share is chance (Benjamini and Hochberg), by how much the counts of each area usually vary, per day and season. The 95% interval of a change is as wide as that.',
  'similar-areas':
    'Charts hold the rate of an area beside that of the county and the middle rate of the areas that are nearest in residents. Months that are not whole in enough of them have no rate; their line breaks there.',
};
