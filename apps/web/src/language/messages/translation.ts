/** The texts of a catalog in another language: the same keys, all of them and no others. */
export type Translation<English> = Readonly<Record<keyof English, string>>;
