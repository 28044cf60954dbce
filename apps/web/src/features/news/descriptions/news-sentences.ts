import type { Language } from '@townlight/domain/language';

/** Description sentences of the news list in one language. */
export interface NewsSentences {
  list(county: string): string;
  ofArea(area: string): string;
}

export const NEWS_SENTENCES: Readonly<Record<Language, NewsSentences>> = {
  en: {
    list: (county) =>
      `What changed in the data for ${county}: what is new, what changed most, and what was corrected.`,
    ofArea: (area) => `What changed in the data for ${area}: crime and air, month by month.`,
  },
  es: {
    list: (county) =>
      `Qué cambió en los datos del ${county}: qué hay de nuevo, qué cambió más y qué se corrigió.`,
    ofArea: (area) => `Qué cambió en los datos de ${area}: delitos y aire, mes por mes.`,
  },
};
