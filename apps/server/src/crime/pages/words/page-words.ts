import type { Language, LocaleFigures } from '@townlight/domain/language';

/**
 * What first HTML and pictures say, in one language. Titles are those that the page itself will set (the catalogs of
 * `apps/web`); `e2e/previews.spec.ts` holds the two together.
 */
export interface PageWords extends LocaleFigures {
  readonly county: string;
  /** A crime type as a title, and within a sentence. */
  crime(name: string): string;
  crimeInSentence(name: string): string;

  readonly titles: {
    readonly map: string;
    mapOfArea(name: string): string;
    neighborhood(name: string): string;
    crime(crime: string): string;
    readonly compare: string;
    compared(names: string): string;
    readonly data: string;
    readonly method: string;
    readonly categories: string;
    readonly crimeTypes: string;
    readonly embed: string;
  };
  readonly descriptions: {
    map(given: { month: string; ranked: string }): string;
    area(given: {
      name: string;
      count: string;
      month: string;
      rate: string | null;
      rank: { rank: string; ranked: string } | null;
    }): string;
    /** An area whose records of the month are incomplete. */
    incompleteArea(given: { name: string; month: string }): string;
    crime(given: { crime: string; count: string; month: string; highest: string | null }): string;
    readonly compare: string;
    compared(given: { names: string; month: string }): string;
    readonly data: string;
    readonly method: string;
    readonly categories: string;
    readonly crimeTypes: string;
    readonly sample: string;
  };
  readonly picture: {
    neighborhoodKind(county: string): string;
    crimeKind(county: string): string;
    reported(month: string): string;
    onRecord(month: string): string;
    rank(given: { rank: string; ranked: string }): string;
    readonly tooFew: string;
    readonly unranked: string;
    readonly mapTitle: string;
    /** `in 272 neighborhoods` */
    neighborhoods(count: string): string;
    /** Said of an area in place of a count. */
    incomplete(month: string): string;
    comparedBy(month: string): string;
    through(month: string): string;
    readonly sample: string;
    alt(title: string): string;
  };
}

export type WordsOf = Readonly<Record<Language, PageWords>>;
