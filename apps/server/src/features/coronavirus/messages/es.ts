import type { Translation } from '../../../platform/i18n/create-messages.ts';
import type { coronavirusEn } from './en.ts';

export const coronavirusEs: Translation<typeof coronavirusEn> = {
  'preview.kind': 'Coronavirus · {county}',
  'preview.title': 'Mapa del coronavirus',
  'preview.mapTitle':
    'Mapa del coronavirus, {ended, select, true {los datos terminan el} other {datos hasta el}} {day}',
  'preview.areaTitle':
    '{name}, mapa del coronavirus, {ended, select, true {los datos terminan el} other {datos hasta el}} {day}',
  'preview.rate': 'casos por cada 100,000 residentes',
  'preview.cases': 'casos reportados en total',
  'preview.highest': 'la tasa más alta, en {name}',
  'preview.standing': 'Puesto {rank} de {ranked}; el 1 es la tasa más alta',
  'preview.withheld':
    '{name}: no se publica el número de casos de coronavirus hasta el {day}, porque un conteo tan pequeño podría revelar quién fue.',
  'preview.withheldReportingArea':
    '{name}: no se publica el número de casos de coronavirus hasta el {day}, porque falta el conteo de una de sus partes.',
  'preview.none': '{name}: hasta el {day} no se reportaron casos ni datos de coronavirus.',
  'preview.note': 'Datos hasta el {day}{ended, select, true {, los últimos} other {}}',
  'preview.sample': 'Datos de muestra, inventados',
  'preview.alt': 'Townlight: {title}',
};
