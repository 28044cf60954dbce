/** Inclusive bounds that a source gives in place of a number. */
export interface SuppressedRange {
  readonly min: number;
  readonly max: number;
}

/** A source's cumulative cases of an area at the end of a day; null for a day without a report. */
export type CaseTotal = number | SuppressedRange | null;

/** Returns whether the source gives bounds in place of the number. */
export function isSuppressedTotal(total: CaseTotal): total is SuppressedRange {
  return typeof total === 'object' && total !== null;
}

/** Returns the number where both bounds are equal, else the range. */
export function toCaseTotal(min: number, max: number): number | SuppressedRange {
  return min === max ? min : { min, max };
}

/**
 * Merges a stored total with a newer report: the newest number wins, but a suppressed total stays suppressed
 * regardless of the order and source of the reports.
 */
export function mergeCaseTotals(known: CaseTotal, reported: CaseTotal): CaseTotal {
  if (reported === null) return known;
  if (isSuppressedTotal(known) && isSuppressedTotal(reported))
    return {
      min: Math.min(known.min, reported.min),
      max: Math.max(known.max, reported.max),
    };
  return isSuppressedTotal(known) ? known : reported;
}

/** Compares two totals: numbers, bounds, or none. */
export function isSameCaseTotal(a: CaseTotal, b: CaseTotal): boolean {
  if (isSuppressedTotal(a) && isSuppressedTotal(b)) return a.min === b.min && a.max === b.max;
  return a === b;
}

/** A suppressed number without a range. */
export type SuppressedWithoutRange = 'withheld-without-range';

/** Plausibility limit of a total. */
const MAX_CASES = 20_000_000;

/**
 * Parses a field: a number (`1,250`, or `1250.0` as pandas writes it), a range (`1 to 4`, `5-9`, `<5`,
 * `fewer than 5`, `9 or fewer`), an empty value, or a suppression mark (`--`, `*`, `suppressed`).
 * @returns undefined for anything else
 */
export function parseCaseTotal(text: string): CaseTotal | SuppressedWithoutRange | undefined {
  const normalized = text.trim().toLowerCase().replaceAll(',', '');
  if (normalized === '') return null;
  if (/^\d+(\.0+)?$/.test(normalized)) return upTo(Number(normalized));
  if (/^(-{1,2}|–|—|\*+|s|suppressed|withheld)$/.test(normalized)) return 'withheld-without-range';
  return parseRange(normalized);
}

/** Parses a range; `undefined` for anything else. */
function parseRange(normalized: string): number | SuppressedRange | undefined {
  const between = /^(\d+)\s*(?:to|-|–|—)\s*(\d+)$/.exec(normalized);
  if (between) return toRange(Number(between[1]), Number(between[2]));
  const below = /^(?:<|under|(?:fewer|less) than)\s*(\d+)$/.exec(normalized);
  if (below) return toRange(0, Number(below[1]) - 1);
  const upToMax = /^(?:(?:≤|<=|up to)\s*(\d+)|(\d+) or (?:fewer|less))$/.exec(normalized);
  if (upToMax) return toRange(0, Number(upToMax[1] ?? upToMax[2]));
  return undefined;
}

function toRange(min: number, max: number): number | SuppressedRange | undefined {
  return min > max || upTo(max) === undefined ? undefined : toCaseTotal(min, max);
}

function upTo(count: number): number | undefined {
  return count <= MAX_CASES ? count : undefined;
}
