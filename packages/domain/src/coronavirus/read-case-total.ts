import { type CaseTotal, totalBetween, type Withheld } from './report.ts';

/** A suppressed number without a range. */
export type WithheldWithoutRange = 'withheld-without-range';

/** Plausibility limit of a total. */
const MOST_CASES = 20_000_000;

/**
 * Parses a field: a number (`1,250`, or `1250.0` as pandas writes it), a range (`1 to 4`, `5-9`, `<5`,
 * `fewer than 5`, `9 or fewer`), an empty value, or a suppression mark (`--`, `*`, `suppressed`).
 * @returns undefined for anything else
 */
export function readCaseTotal(text: string): CaseTotal | WithheldWithoutRange | undefined {
  const said = text.trim().toLowerCase().replaceAll(',', '');
  if (said === '') return null;
  if (/^\d+(\.0+)?$/.test(said)) return upTo(Number(said));
  if (/^(-{1,2}|–|—|\*+|s|suppressed|withheld)$/.test(said)) return 'withheld-without-range';
  return readRange(said);
}

/** Parses a range; `undefined` for anything else. */
function readRange(said: string): number | Withheld | undefined {
  const between = /^(\d+)\s*(?:to|-|–|—)\s*(\d+)$/.exec(said);
  if (between) return ordered(Number(between[1]), Number(between[2]));
  const below = /^(?:<|under|(?:fewer|less) than)\s*(\d+)$/.exec(said);
  if (below) return ordered(0, Number(below[1]) - 1);
  const most = /^(?:(?:≤|<=|up to)\s*(\d+)|(\d+) or (?:fewer|less))$/.exec(said);
  if (most) return ordered(0, Number(most[1] ?? most[2]));
  return undefined;
}

function ordered(atLeast: number, atMost: number): number | Withheld | undefined {
  return atLeast > atMost || upTo(atMost) === undefined ? undefined : totalBetween(atLeast, atMost);
}

function upTo(count: number): number | undefined {
  return count <= MOST_CASES ? count : undefined;
}
