/** The languages of the site. */
export const LANGUAGES = ['en', 'es'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The language without a path prefix: `/map` is English, `/es/map` Spanish. */
export const PLAIN_LANGUAGE: Language = 'en';

/** A path of the site with its language prefix split off. */
export interface LocalAddress {
  readonly language: Language;
  /** Begins with a slash: `/map`. */
  readonly path: string;
}

/** Parses `/es/map` as the map in Spanish; `/map`, and `/estates` too, are English. */
export function readLocalAddress(pathname: string): LocalAddress {
  const [, first = '', ...rest] = pathname.split('/');
  const language = LANGUAGES.find((one) => one === first);
  if (language === undefined || language === PLAIN_LANGUAGE) {
    return { language: PLAIN_LANGUAGE, path: pathname };
  }
  return { language, path: `/${rest.join('/')}` };
}

/** Adds the language prefix to a path: `/map` becomes `/es/map`. */
export function localAddress(language: Language, path: string): string {
  return languageBase(language) + path;
}

/** Returns the path prefix of a language: empty, or `/es`. */
export function languageBase(language: Language): string {
  return language === PLAIN_LANGUAGE ? '' : `/${language}`;
}

/** Returns the first of a reader's languages that the site supports: `['es-MX', 'en']` gives `es`. */
export function preferredLanguage(preferred: readonly string[]): Language | null {
  for (const tag of preferred) {
    const primary = tag.toLowerCase().split('-')[0];
    const spoken = LANGUAGES.find((language) => language === primary);
    if (spoken !== undefined) return spoken;
  }
  return null;
}
