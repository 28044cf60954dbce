import { capitalize, createNameTranslators } from '../../../platform/i18n/county-terms.ts';
import { createMessages, type Messages } from '../../../platform/i18n/create-messages.ts';
import { crimePicturesEn } from './en.ts';
import { crimePicturesEs } from './es.ts';

/** The texts of the crime pictures in one language. */
export interface PictureMessages extends Messages<keyof typeof crimePicturesEn> {
  readonly county: string;
  /** Formats a crime type as a title. */
  crime(name: string): string;
}

export type PictureMessagesByLanguage = ReturnType<typeof createPictureMessages>;

const MESSAGES = createMessages({ en: crimePicturesEn, es: crimePicturesEs });

/** @param names English name → Spanish name of the county and the crime types */
export function createPictureMessages(county: string, names: Readonly<Record<string, string>>) {
  const { es: translate } = createNameTranslators(names);
  const en: PictureMessages = { ...MESSAGES.en, county, crime: (name) => name };
  const es: PictureMessages = {
    ...MESSAGES.es,
    county: translate(county),
    crime: (name) => capitalize(translate(name)),
  };
  return { en, es };
}
