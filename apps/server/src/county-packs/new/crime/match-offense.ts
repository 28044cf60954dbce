import { STARTING_CRIME_TYPES, type StartingCrimeType } from './offenses.ts';

/** A code as it occurs in a file of records. */
export interface CountedCode {
  readonly code: string;
  readonly description: string;
  readonly records: number;
}

/** A code with its crime type, where its description or its number is known. */
export interface MatchedCode extends CountedCode {
  readonly crimeType: StartingCrimeType | undefined;
  readonly nibrs: string | null;
}

const byNibrs = new Map(
  STARTING_CRIME_TYPES.flatMap((type) => type.nibrs.map((code) => [code, type] as const)),
);

/** The share of a file's codes that have to be of NIBRS. */
const MOST = 0.8;
const NIBRS = /^(\d{2}[A-Z0-9]|[1-7]\d0)$/;

/** Finds the crime types of codes: by the FBI's numbers where a file has them, else by their descriptions. */
export function matchOffenses(codes: readonly CountedCode[]): MatchedCode[] {
  const known = codes.filter(({ code }) => byNibrs.has(code.toUpperCase()));
  const isNibrs =
    codes.length > 0 &&
    known.length >= codes.filter(({ code }) => NIBRS.test(code)).length * MOST &&
    known.length * 2 > codes.length;
  return codes.map((one) => {
    const number = isNibrs && byNibrs.has(one.code.toUpperCase()) ? one.code.toUpperCase() : null;
    return {
      ...one,
      nibrs: number,
      crimeType: number === null ? matchDescription(one.description) : byNibrs.get(number),
    };
  });
}

/** Non-criminal reports and attempts without their offense are left to people. */
const UNDECIDED = /non-?criminal|not a crime|lost property|^attempt(ed)?$/;

export function matchDescription(description: string): StartingCrimeType | undefined {
  const text = description.toLowerCase();
  if (UNDECIDED.test(text)) return undefined;
  return STARTING_CRIME_TYPES.find(({ pattern }) => pattern.test(text));
}
