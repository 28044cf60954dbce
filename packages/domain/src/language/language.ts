/** The languages of the site. */
export const LANGUAGES = ['en', 'es'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The language without a path prefix: `/map` is English, `/es/map` Spanish. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** A path of the site with its language prefix split off. */
export interface LocalizedPath {
  readonly language: Language;
  /** Begins with a slash: `/map`. */
  readonly path: string;
}

/** Parses `/es/map` as the map in Spanish; `/map`, and `/estates` too, are English. */
export function parseLocalizedPath(pathname: string): LocalizedPath {
  const [, first = '', ...rest] = pathname.split('/');
  const language = LANGUAGES.find((one) => one === first);
  if (language === undefined || language === DEFAULT_LANGUAGE) {
    return { language: DEFAULT_LANGUAGE, path: pathname };
  }
  return { language, path: `/${rest.join('/')}` };
}

/** Adds the language prefix to a path: `/map` becomes `/es/map`. */
export function localizePath(language: Language, path: string): string {
  return languagePrefix(language) + path;
}

/** Returns the path prefix of a language: empty, or `/es`. */
export function languagePrefix(language: Language): string {
  return language === DEFAULT_LANGUAGE ? '' : `/${language}`;
}

/** Returns the first of a reader's languages that the site supports: `['es-MX', 'en']` gives `es`. */
export function pickPreferredLanguage(preferred: readonly string[]): Language | null {
  for (const tag of preferred) {
    const primary = tag.toLowerCase().split('-')[0];
    const supported = LANGUAGES.find((language) => language === primary);
    if (supported !== undefined) return supported;
  }
  return null;
}
