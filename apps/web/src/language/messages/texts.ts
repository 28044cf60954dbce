/** Texts of a catalog in one language: by id, in ICU's message format. */
export type Texts = Readonly<Record<string, string>>;
