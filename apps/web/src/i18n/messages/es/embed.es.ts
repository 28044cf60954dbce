import type { embedEn } from '../en/embed.en.ts';
import type { Translation } from '../translation.ts';

/** The texts of the embedded pages in Spanish. */
export const embedEs: Translation<typeof embedEn> = {
  'embed.title': 'Insertar esto en una página',
  'embed.text':
    'Pegue esto en una página suya. Muestra las cifras más recientes, no usa cookies y no guarda nada.',
  'embed.code': 'Código HTML',
  'embed.copy': 'Copiar el código',
  'embed.copied': 'Código copiado',
  'embed.copyFailed': 'No se pudo copiar el código. Selecciónelo y cópielo a mano.',
  'embed.mapTitle': 'Mapa de delitos reportados en el {county}',
  'embed.chartTitle': 'Delitos reportados por mes',
  'embed.chartTitleOf': '{name}: delitos por mes',
  'embed.unknownTitle': 'Nada que insertar',
  'embed.unknown': 'No hay nada que insertar en esta dirección.',
  'embed.sample': '<b>Datos de muestra</b>, inventados para mostrar el sitio.',
  'embed.source':
    '{count, plural, =0 {} one {Fuente: {names}.} other {Fuente: registros de # departamentos de policía.}}',
  'embed.through': 'Datos hasta {month}, publicados el {date}.',
  'embed.empty': 'Todavía no hay registros cargados.',
  'embed.crimeTitleOf': '{crime} en {name} por mes',
  'embed.fullMap': 'Vea este mapa en Townlight',
  'embed.fullPage': 'Más sobre {name} en Townlight',
  'embed.home': 'Ir a Townlight',
  'embed.newWindow': '(se abre en otra ventana)',
};
