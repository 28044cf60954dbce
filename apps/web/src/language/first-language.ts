import {
  LANGUAGES,
  type Language,
  PLAIN_LANGUAGE,
  preferredLanguage,
  readLocalAddress,
} from '@townlight/domain/language';

/** `?lang=en`: asks for a language once, whatever the reader chose before. It does not stay in the address. */
export const ASKED_LANGUAGE = 'lang';

/** What is known of a reader who opens a page. */
export interface Arrival {
  readonly pathname: string;
  readonly query: URLSearchParams;
  readonly remembered: Language | null;
  /** The browser's languages, the dearest first. */
  readonly preferred: readonly string[];
}

/**
 * The language in which a page opens. An address that names Spanish is Spanish for everyone it is sent to. A plain one
 * is in the language the reader chose before or, at the first visit, asks the browser for. In the frame of another
 * site the address alone decides: nothing is read of the reader there.
 */
export function firstLanguage(arrival: Arrival): Language {
  const { language, path } = readLocalAddress(arrival.pathname);
  const asked = arrival.query.get(ASKED_LANGUAGE);
  const named = LANGUAGES.find((one) => one === asked);
  if (named !== undefined) return named;
  if (language !== PLAIN_LANGUAGE || path.startsWith('/embed/')) return language;
  return arrival.remembered ?? preferredLanguage(arrival.preferred) ?? PLAIN_LANGUAGE;
}
