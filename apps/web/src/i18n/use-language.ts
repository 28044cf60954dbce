import type { Language } from '@townlight/domain/language';
import { createContext, use } from 'react';

export interface LanguageChoice {
  readonly language: Language;
  /** Switches the page to another language. */
  readonly choose: (language: Language) => void;
}

export const LanguageChoiceContext = createContext<LanguageChoice | null>(null);

export function useLanguageChoice(): LanguageChoice {
  const choice = use(LanguageChoiceContext);
  if (choice === null) throw new Error('useLanguageChoice is called outside of LanguageRouter');
  return choice;
}
