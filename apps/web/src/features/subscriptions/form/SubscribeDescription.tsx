import type { Language } from '@townlight/domain/language';
import { useLanguageChoice } from '../../../i18n/use-language.ts';
import { PageDescription } from '../../../page/PageDescription.tsx';

const SENTENCES: Readonly<Record<Language, string>> = {
  en: 'A monthly newsletter about the neighborhoods you choose: what was reported there, how it changed, and the air.',
  es: 'Un boletín al mes sobre los vecindarios que elija: qué se reportó ahí, cómo cambió y cómo está el aire.',
};

/** Describes the landing page of the newsletters. */
export function SubscribeDescription() {
  return <PageDescription text={SENTENCES[useLanguageChoice().language]} />;
}
