import { siteEn } from './site.en.ts';

export type Texts = Readonly<Record<string, string>>;

/** The languages of the site, and per language the catalogues that pages add to those of the whole site. */
const LANGUAGES = {
  en: {
    site: () => Promise.resolve<Texts>(siteEn),
    reading: () => import('./reading.en.ts').then<Texts>((texts) => texts.readingEn),
    trackers: () => import('./trackers.en.ts').then<Texts>((texts) => texts.trackersEn),
  },
};

export type Language = keyof typeof LANGUAGES;
export type Catalogue = keyof (typeof LANGUAGES)[Language];

const loaded = new Map<string, Promise<Texts>>();

/** A catalogue in a language: fetched once, and again after a failure. */
export function loadMessages(language: Language, catalogue: Catalogue): Promise<Texts> {
  const key = `${language} ${catalogue}`;
  const known = loaded.get(key);
  if (known !== undefined) return known;
  const texts = LANGUAGES[language][catalogue]();
  loaded.set(key, texts);
  texts.catch(() => loaded.delete(key));
  return texts;
}
