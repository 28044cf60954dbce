export { type ComparedCode, compareWithFbi } from './compare-with-fbi.ts';
export type { DifferenceReason } from './differences.ts';
export { DOMESTIC_CODES, DOMESTIC_SUFFIX, toLapdNibrsCode } from './lapd-nibrs-code.ts';
export { crimeRecording } from './recording.ts';
export { seedCategories } from './seed-categories.ts';
export type { SeedCategories, SeedDescription } from './seed-categories-types.ts';
