import type { Language, LocaleFormatter } from '@townlight/domain/language';

/** Texts of the crime pictures in one language. */
export interface PictureMessages extends LocaleFormatter {
  readonly county: string;
  /** Formats a crime type as a title. */
  crime(name: string): string;
  /** Title and sentence of the pictures without figures. */
  readonly pages: Readonly<
    Record<'data' | 'method', { readonly title: string; readonly sentence: string }>
  >;
  neighborhoodKind(county: string): string;
  crimeKind(county: string): string;
  /** Label next to a number of crimes. */
  reported(given: { count: number; month: string }): string;
  onRecord(given: { count: number; month: string }): string;
  rank(given: { rank: string; ranked: string }): string;
  readonly tooFew: string;
  readonly unranked: string;
  readonly mapTitle: string;
  /** Formats e.g. `in 272 neighborhoods`. */
  neighborhoods(count: string): string;
  /** Replaces the count of an area with incomplete records. */
  incomplete(month: string): string;
  noRecords(month: string): string;
  readonly compareTitle: string;
  comparedBy(month: string): string;
  through(month: string): string;
  readonly sample: string;
  alt(title: string): string;
}

export type PictureMessagesByLanguage = Readonly<Record<Language, PictureMessages>>;
