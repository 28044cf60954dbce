import type { CountyContacts } from '@townlight/domain/contacts';
import type { Agency } from '@townlight/domain/county';
import type { CrimeFeature } from '../crime/index.ts';

export interface ContactsOptions {
  readonly crime: CrimeFeature;
  readonly agencies: readonly Agency[];
  readonly timeZone: string;
  readonly contacts: CountyContacts;
  /** Spanish names of departments by their English names. */
  readonly spanishNames: Readonly<Record<string, string>>;
}
