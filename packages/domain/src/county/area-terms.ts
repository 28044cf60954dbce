import type { Language } from '../language/index.ts';

/** What residents call an area, within a sentence: one and several. */
export interface AreaTerm {
  readonly one: string;
  readonly many: string;
}

/** A county's terms for its areas, in place of those in the texts of the site. */
export interface AreaTerms {
  readonly neighborhood?: AreaTerm | undefined;
  readonly zipCode?: AreaTerm | undefined;
  readonly county?: AreaTerm | undefined;
}

export type AreaTermsByLanguage = Readonly<Partial<Record<Language, AreaTerms | undefined>>>;

/** The terms in the texts of the site. */
const SITE_TERMS: Readonly<Record<Language, Readonly<Record<keyof AreaTerms, AreaTerm>>>> = {
  en: {
    neighborhood: { one: 'neighborhood', many: 'neighborhoods' },
    zipCode: { one: 'zip code', many: 'zip codes' },
    county: { one: 'county', many: 'counties' },
  },
  es: {
    neighborhood: { one: 'vecindario', many: 'vecindarios' },
    zipCode: { one: 'código postal', many: 'códigos postales' },
    county: { one: 'condado', many: 'condados' },
  },
};

/**
 * Replaces the site's terms for areas with those of a county, in a plain text or an ICU message: `A neighborhood` becomes
 * `An area`. Spanish terms must be masculine. The argument `{county}` stays; no other argument or selector may have such
 * a name.
 */
export function replaceAreaTerms(text: string, language: Language, terms: AreaTerms): string {
  let replaced = text;
  for (const [name, { one, many }] of Object.entries(SITE_TERMS[language])) {
    const term = terms[name as keyof AreaTerms];
    if (term === undefined) continue;
    // not in a path such as /neighborhood
    const before = '(^|[^\\p{L}/]|(?:^|[^\\p{L}])an? )';
    const pattern = new RegExp(`${before}(${many}|${one})(?![\\p{L}/])`, 'giu');
    replaced = replaced.replace(pattern, (all: string, start: string, found: string) => {
      if (`${start}${found}` === '{county') return all;
      const chosen = found.toLowerCase() === many ? term.many : term.one;
      return (language === 'en' ? fitArticle(start, chosen) : start) + copyCase(found, chosen);
    });
  }
  return replaced;
}

/** The same in the text of HTML, not in its tags. */
export function replaceAreaTermsInHtml(html: string, language: Language, terms: AreaTerms): string {
  return html.replace(
    /(^|>)([^<]+)/g,
    (_, start: string, text: string) => start + replaceAreaTerms(text, language, terms),
  );
}

/** Returns the characters before a term with `a` or `an` as it needs. */
function fitArticle(before: string, term: string): string {
  const isVowel = /^(?!uni|eu|one)[aeiou]/i.test(term);
  return before.replace(/(a)n? $/i, isVowel ? '$1n ' : '$1 ');
}

function copyCase(found: string, term: string): string {
  const first = found.charAt(0);
  return first === first.toLowerCase() ? term : term.charAt(0).toUpperCase() + term.slice(1);
}
