import type { Translation } from '../../../i18n/messages/translation.ts';
import type { similarEn } from './similar.en.ts';

/** The lines of the county and of similar areas in a chart, in Spanish. */
export const similarEs: Translation<typeof similarEn> = {
  'similar.name': 'Zonas parecidas',
  'similar.legend.county': 'Rayas: {county}.',
  'similar.legend.similar': 'Puntos: zonas con más o menos los mismos residentes.',
  'similar.legend.none': '{name}: sin tasa en estos meses.',
  'similar.tip.rate': '{name}: {rate} por 100,000',
  'similar.tip.provisional': '{name}: {rate} por 100,000, provisional',
  'similar.tip.none': '{name}: sin tasa este mes',
  'similar.summary': 'Línea de {name}: la más baja {lowest}, la más alta {highest}.',
  'similar.summaryNone': 'Línea de {name}: sin tasa.',
  'similar.which': '¿Qué zonas son parecidas?',
  'similar.rule':
    '{count, plural, one {La zona más cercana} other {Las # zonas más cercanas}} en número de residentes: de la mitad al doble. No se compara nada más, como ingresos, empleos o visitantes. La línea es la tasa mediana.',
  'similar.none': 'Ninguna zona con registros tiene de la mitad al doble de residentes.',
  'similar.method': 'Cómo se hacen estas líneas',
  'similar.residents': '({count, plural, one {# residente} other {# residentes}})',
};
