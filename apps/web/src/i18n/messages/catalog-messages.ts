/** The messages of a catalog in one language: by id, in ICU message format. */
export type CatalogMessages = Readonly<Record<string, string>>;
