import type { Language } from '@townlight/domain/language';
import type { DataPage } from '@townlight/domain/pages';
import { useIntl } from 'react-intl';
import { county } from '../../../i18n/county.ts';
import { localName } from '../../../i18n/names.ts';
import { useLanguageChoice } from '../../../i18n/use-language.ts';
import { PageDescription } from '../../../page/PageDescription.tsx';

/** The descriptions of the pages about the data in one language. */
type OurDataSentences = Readonly<Record<'data' | DataPage['kind'], (county: string) => string>>;

const OUR_DATA_SENTENCES: Readonly<Record<Language, OurDataSentences>> = {
  en: {
    data: () =>
      'Where the figures come from, which months each police department has supplied, and when they were published.',
    'data-coverage': (county) =>
      `Crime records for ${county} by neighborhood, month and police department: whole, partial, missing or not recorded.`,
    'data-downloads': (county) =>
      `Every public table for ${county} as CSV and Parquet, with what each column means and how to cite it.`,
    'data-releases': (county) =>
      `What was published about ${county} and when: rows read, kept and rejected, and what changed in the methods.`,
    'data-api': (county) =>
      `The public calls behind the maps and tables of ${county}: what each returns, with an example that runs in the page.`,
  },
  es: {
    data: () =>
      'De dónde vienen las cifras, qué meses ha entregado cada departamento de policía y cuándo se publicaron.',
    'data-coverage': (county) =>
      `Los registros de delitos del ${county} por vecindario, mes y departamento de policía: completos, parciales, faltantes o sin registro.`,
    'data-downloads': (county) =>
      `Todas las tablas públicas del ${county} en CSV y Parquet, con el significado de cada columna y cómo citarlas.`,
    'data-releases': (county) =>
      `Qué se publicó sobre el ${county} y cuándo: filas leídas, conservadas y rechazadas, y qué cambió en los métodos.`,
    'data-api': (county) =>
      `Las llamadas públicas detrás de los mapas y tablas del ${county}: qué responde cada una, con un ejemplo que se ejecuta en la página.`,
  },
};

/** Describes a page about the data. */
export function OurDataDescription(props: {
  of: 'data' | DataPage['kind'];
  sample?: boolean | undefined;
}) {
  const intl = useIntl();
  const sentenceOf = OUR_DATA_SENTENCES[useLanguageChoice().language][props.of];
  const { sample = false } = props;
  return <PageDescription sample={sample} text={sentenceOf(localName(intl, county.name))} />;
}
