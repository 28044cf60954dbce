import type { Translation } from '../../../platform/i18n/create-messages.ts';
import type { airEn } from './en.ts';

export const airEs: Translation<typeof airEn> = {
  'air.of': 'Calidad del aire en {name}',
  'feed.title': '{name}: la calidad del aire ahora es {to} (índice de PM2.5 {aqi})',
  'feed.text':
    'En {name} la calidad del aire pasó de {from} a {to} ({hour}) y se mantuvo así dos horas. Estimación de la primera hora: {pm25} µg/m³ de PM2.5.{isUrgent, select, true { Escrito con las lecturas más recientes, que pueden corregirse.} other {}}',
  'map.title': 'ICA de PM2.5, {hour}',
  'map.far': 'Lejos de toda estación',
  'preview.mapTitle': 'Mapa de la calidad del aire',
  'preview.kind': 'Calidad del aire · {county}',
  'preview.aqi': 'índice de PM2.5, calidad {category}',
  'preview.standing': 'Puesto {rank} de {ranked}; el 1 es el peor aire',
  'preview.unranked': 'Sin puesto: lejos de toda estación',
  'preview.worst': 'el más alto es el de {name}',
  'preview.none': 'No hay una lectura de esta hora.',
  'preview.note': '{hour}{isSettled, select, true {} other {, puede corregirse}}',
  'preview.sample': 'Datos de muestra, inventados',
  'preview.alt': 'Townlight: {title}',
};
