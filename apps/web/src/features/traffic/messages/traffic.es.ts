import type { Translation } from '../../../i18n/messages/translation.ts';
import type { trafficEn } from './traffic.en.ts';

export const trafficEs: Translation<typeof trafficEn> = {
  'traffic.title': 'Mapa del tráfico',
  'traffic.whose':
    'El mapa del tráfico es de {site}, no de Townlight. Se carga cuando usted lo pide.',
  'traffic.privacy':
    'Ese sitio ve entonces su dirección de internet, como si usted lo hubiera abierto, y puede guardar cookies. Townlight no le da nada más.',
  'traffic.none': 'Todavía no hay un mapa de tráfico de este condado.',
  'traffic.failed': 'No se pudo cargar lo que esta página necesita para abrir el mapa del tráfico.',
  'traffic.show': 'Mostrar el mapa del tráfico',
  'traffic.open': 'Abrirlo en otra pestaña',
  'traffic.frame': 'Mapa del tráfico de {site}',
  'traffic.empty': 'De {site}. Si el mapa sigue vacío, <a>ábralo en otra pestaña</a>.',
  'traffic.late':
    '{site} todavía no responde. Puede esperar o <a>abrir su mapa en otra pestaña</a>.',
};
