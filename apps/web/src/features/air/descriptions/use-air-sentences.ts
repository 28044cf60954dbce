import { useLanguageChoice } from '../../../i18n/use-language.ts';
import { AIR_SENTENCES, type AirSentences } from './air-sentences.ts';

export function useAirSentences(): AirSentences {
  return AIR_SENTENCES[useLanguageChoice().language];
}
