import type { Language } from '@townlight/domain/language';
import { useIntl } from 'react-intl';
import { county } from '../../i18n/county.ts';
import { localName } from '../../i18n/names.ts';
import { useLanguageChoice } from '../../i18n/use-language.ts';
import { PageDescription } from '../../page/PageDescription.tsx';

const SENTENCES: Readonly<Record<Language, (county: string, host: string) => string>> = {
  en: (name, host) => `Traffic in ${name} right now, on a map from ${host}.`,
  es: (name, host) => `El tráfico en el ${name} en este momento, en un mapa de ${host}.`,
};

/**
 * Describes the traffic map.
 * @param props.url of the embedded page
 */
export function TrafficDescription(props: { url: string }) {
  const intl = useIntl();
  const sentence = SENTENCES[useLanguageChoice().language];
  const { host } = new URL(props.url);
  return <PageDescription text={sentence(localName(intl, county.name), host)} />;
}
