import {
  LANGUAGES,
  type Language,
  PLAIN_LANGUAGE,
  preferredLanguage,
  readLocalAddress,
} from '@townlight/domain/language';

/** `?lang=en`: requests a language once, whatever the reader chose before. It is removed from the address. */
export const ASKED_LANGUAGE = 'lang';

/** The inputs that determine the language of a page. */
export interface Arrival {
  readonly pathname: string;
  readonly query: URLSearchParams;
  readonly remembered: Language | null;
  /** The browser's languages in order of preference. */
  readonly preferred: readonly string[];
}

/**
 * Returns the language in which a page opens. A Spanish address is Spanish for everyone. A plain one uses the language
 * that the reader chose before or, on the first visit, the browser's preference. In the frame of another site only the
 * address counts: nothing is read about the reader there.
 */
export function firstLanguage(arrival: Arrival): Language {
  const { language, path } = readLocalAddress(arrival.pathname);
  const asked = arrival.query.get(ASKED_LANGUAGE);
  const named = LANGUAGES.find((one) => one === asked);
  if (named !== undefined) return named;
  if (language !== PLAIN_LANGUAGE || path.startsWith('/embed/')) return language;
  return arrival.remembered ?? preferredLanguage(arrival.preferred) ?? PLAIN_LANGUAGE;
}
