import type { chartTipEn } from '../en/chart-tip.en.ts';
import type { Translation } from '../translation.ts';

/** The tooltip of one month of a chart, in Spanish. */
export const chartTipEs: Translation<typeof chartTipEn> = {
  'chart.tip.count': '{count, plural, =0 {Ningún reporte} one {# reporte} other {# reportes}}',
  'chart.tip.part':
    'Incompleto: {count, plural, one {# reporte registrado} other {# reportes registrados}} hasta ahora',
  'chart.tip.nothing': 'No hay registros de este mes. Eso no significa que no haya pasado nada.',
  'chart.tip.notRecorded': 'La policía de aquí no lo registra',
  'chart.tip.before':
    '{month}: {count, plural, =0 {ningún reporte} one {# reporte} other {# reportes}}',
  'chart.tip.usual': 'Lo usual: de {low, number} a {high, number}',
  'chart.tip.noBefore': '{month}: no hay una cifra para comparar',
  'chart.tip.rate': '{rate} por 100,000 residentes, intervalo del 95% de {low} a {high}',
  'chart.tip.few': 'Menos de {few, number} reportes: muy pocos para una tasa',
  'chart.tip.provisional': 'Provisional: todavía se agregan reportes',
};
