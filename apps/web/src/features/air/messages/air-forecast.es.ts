import type { Translation } from '../../../i18n/messages/translation.ts';
import type { airForecastEn } from './air-forecast.en.ts';

export const airForecastEs: Translation<typeof airForecastEn> = {
  'airForecast.title': 'Pronóstico de AirNow para {area}',
  'airForecast.day': 'Día',
  'airForecast.today': 'Hoy',
  'airForecast.tomorrow': 'Mañana',
  'airForecast.pollutant': 'Contaminante',
  'airForecast.ozone': 'Ozono',
  'airForecast.action': 'Día de acción',
  'airForecast.actionText': 'En un día de acción, la agencia pide contaminar menos.',
  'airForecast.issued':
    '{by, select, unknown {Emitido el {date}} other {Emitido el {date} por {agency}}}',
  'airForecast.note':
    'Es el pronóstico de AirNow, no de este sitio: para días enteros y todos los contaminantes, en la escala de la EPA. El punto de {area} está a {distance} de aquí.',
  'airForecast.discussion': 'Comentario del pronosticador (en inglés)',
  'airForecast.usual': 'Es lo usual en {month}.',
};
