import { LANGUAGES, type Language } from '@townlight/domain/language';
import {
  recordUsedImport,
  registerLazyImport,
  trackFailedImport,
  trackPromiseStatus,
} from '../../http/lazy-imports.ts';

/** The messages of a catalog in one language: by id, in ICU message format. */
export type CatalogMessages = Readonly<Record<string, string>>;

/** Imports the file of each language; its exports are merged. */
type CatalogFiles = Readonly<
  Record<Language, () => Promise<Readonly<Record<string, CatalogMessages>>>>
>;

/** A catalog of messages. Each language is a separate file, so that a reader loads one language. */
export interface Catalog {
  /** Loads the messages in a language: once, and again after a failure. */
  load(language: Language): Promise<CatalogMessages>;
  /**
   * The same for rendering. A failure persists here until a later load succeeds or the reader retries: React calls this
   * on every render attempt, and a request for each would never end.
   */
  loadForRender(language: Language): Promise<CatalogMessages>;
  /** Whether the messages were requested in some language. */
  isUsed(): boolean;
}

const catalogs: Catalog[] = [];

/** @param name unique in the whole site */
export function defineCatalog(name: string, files: CatalogFiles): Catalog {
  const loaded = new Map<Language, Promise<CatalogMessages>>();
  const rendered = new Map<Language, Promise<CatalogMessages>>();
  const importName = (language: Language) => `texts ${language} ${name}`;
  const catalog: Catalog = {
    load(language) {
      const known = loaded.get(language);
      if (known !== undefined) return known;
      const messages = trackPromiseStatus<CatalogMessages>(
        files[language]().then((file) => Object.assign({}, ...Object.values(file))),
      );
      loaded.set(language, messages);
      messages.then(
        () => rendered.set(language, messages),
        () => loaded.delete(language),
      );
      return messages;
    },
    loadForRender(language) {
      recordUsedImport(importName(language));
      const known = rendered.get(language);
      if (known !== undefined) return known;
      const messages = catalog.load(language);
      rendered.set(language, messages);
      trackFailedImport(messages, () => {
        if (rendered.get(language) === messages) rendered.delete(language);
      });
      return messages;
    },
    isUsed: () => loaded.size > 0,
  };
  catalogs.push(catalog);
  for (const language of LANGUAGES)
    registerLazyImport(importName(language), () => catalog.loadForRender(language));
  return catalog;
}

/** Loads every catalog in use in another language, so that nothing suspends when it changes. */
export async function loadLanguage(language: Language): Promise<void> {
  await Promise.all(catalogs.filter((one) => one.isUsed()).map((one) => one.load(language)));
}
