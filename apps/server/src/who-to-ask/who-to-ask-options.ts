import type { Agency } from '@townlight/domain/county';
import type { CountyContacts } from '@townlight/domain/who-to-ask';
import type { CrimePart } from '../crime/index.ts';

export interface WhoToAskOptions {
  readonly crime: CrimePart;
  readonly agencies: readonly Agency[];
  readonly timeZone: string;
  readonly contacts: CountyContacts;
  /** Spanish names of departments by their English names. */
  readonly spanishNames: Readonly<Record<string, string>>;
}
