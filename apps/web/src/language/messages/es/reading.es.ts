import type { readingEn } from '../en/reading.en.ts';
import type { Translation } from '../translation.ts';

/** The texts of the pages about the data and the method in Spanish. */
export const readingEs: Translation<typeof readingEn> = {
  'data.title': 'Sobre los datos',
  'data.sampleLead':
    'Las cifras de este sitio son datos de muestra: se inventaron para mostrar el sitio, con niveles y temporadas verosímiles, y no corresponden a ningún lugar.',
  'data.realLead':
    'Las cifras de este sitio se cuentan a partir de los registros que publican los departamentos de policía.',
  'data.emptyLead': 'Todavía no hay registros cargados.',
  'data.privacy': 'Qué se sabe de usted',
  'data.privacyText':
    'Contamos cuántas veces se abre y se usa cada tipo de página: por día y por idioma, y nada más. No hay cookies para eso, no se guardan direcciones y no se envía nada de lo que usted escribe. Si su navegador pide que no lo rastreen (Do Not Track o Global Privacy Control), no se le cuenta.',
  'data.privacyPlaces':
    'Los lugares que usted guarda se quedan en su navegador. “Usar mi ubicación” pregunta a este sitio qué vecindario hay en ese punto, con una precisión de unos cien metros; el punto no se guarda.',
  'data.privacyServices':
    'Si quienes llevan este sitio usan además un servicio de estadísticas, este recibe los mismos tipos de página y acciones, y nada más. En las páginas de su suscripción no recibe nada.',
  'data.load': 'Cargar los registros reales',
  'data.loadText':
    'Quien administra este sitio carga los registros con estos comandos, en la carpeta del sitio. Los datos de muestra desaparecen cuando se publican los primeros registros reales.',
  'data.step.boundaries': 'Los límites de los vecindarios, un archivo GeoJSON:',
  'data.step.population': 'El número de residentes de cada zona, un archivo CSV:',
  'data.step.coverage': 'Qué departamento de policía atiende cada zona, un archivo CSV:',
  'data.step.crime':
    'Los registros de delitos de un departamento, un archivo CSV tal como lo publica:',
  'data.step.releases': 'Qué se ha cargado, y cuándo:',
  'data.sources': 'Departamentos',
  'data.agency': 'Departamento',
  'data.first': 'Desde',
  'data.through': 'Hasta',
  'data.released': 'Publicado',
  'data.noneYet': 'todavía nada',
  'data.methods': 'Cómo se hacen las cifras',
  'data.updates': 'Actualizaciones',
  'data.updatesText':
    'Este sitio consulta por su cuenta estas fuentes en busca de registros nuevos.',
  'data.source': 'Fuente',
  'data.checked': 'Última consulta con respuesta',
  'data.changed': 'Últimos registros nuevos',
  'data.source.new': 'Todavía no se ha consultado: {source}.',
  'data.source.failing':
    'La última consulta no tuvo respuesta: {source}. Pronto se volverá a intentar.',
  'data.source.late':
    'Los registros nuevos llegan con retraso: {source}. Las cifras son las de la última actualización.',
  'data.source.paused': 'Las actualizaciones están en pausa: {source}.',
};
