import { useLanguageChoice } from '../../../i18n/use-language.ts';
import { CRIME_SENTENCES, type CrimeSentences } from './crime-sentences.ts';

export function useCrimeSentences(): CrimeSentences {
  return CRIME_SENTENCES[useLanguageChoice().language];
}
