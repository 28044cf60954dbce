/** The messages of a catalog in another language, with exactly the same keys. */
export type Translation<English> = Readonly<Record<keyof English, string>>;
