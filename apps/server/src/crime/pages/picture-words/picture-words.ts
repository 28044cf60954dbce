import type { Language, LocaleFigures } from '@townlight/domain/language';

/** What pictures of crime say, in one language. */
export interface PictureWords extends LocaleFigures {
  readonly county: string;
  /** A crime type as a title. */
  crime(name: string): string;
  /** Of the pictures that have no figure: what stands large, and the sentence below it. */
  readonly pages: Readonly<
    Record<'data' | 'method', { readonly title: string; readonly sentence: string }>
  >;
  neighborhoodKind(county: string): string;
  crimeKind(county: string): string;
  /** What stands beside a number of crimes. */
  reported(given: { count: number; month: string }): string;
  onRecord(given: { count: number; month: string }): string;
  rank(given: { rank: string; ranked: string }): string;
  readonly tooFew: string;
  readonly unranked: string;
  readonly mapTitle: string;
  /** `in 272 neighborhoods` */
  neighborhoods(count: string): string;
  /** Said of an area in place of a count. */
  incomplete(month: string): string;
  noRecords(month: string): string;
  readonly compareTitle: string;
  comparedBy(month: string): string;
  through(month: string): string;
  readonly sample: string;
  alt(title: string): string;
}

export type WordsOf = Readonly<Record<Language, PictureWords>>;
