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
  'method.title': 'Cómo se cuentan los delitos',
  'method.lead': 'Qué significa cada cifra del Mapa de delitos, y cómo se obtiene.',
  'method.reports': 'Reportes',
  'method.reportsText':
    'Un reporte es un registro que publica un departamento de policía. Pertenece al mes en que ocurrió el delito y a la zona donde ocurrió. Un registro que no se puede ubicar no pertenece a ninguna zona y se cuenta aparte.',
  'method.rate': 'Tasa de delitos',
  'method.rateText':
    'El número de reportes del período, dividido entre el número de residentes, por {base, number}.',
  'method.ranking': 'Clasificación de delitos',
  'method.rankingText':
    'El puesto 1 es la tasa más alta. Las zonas con la misma tasa comparten puesto. La clasificación cambia cada mes.',
  'method.colours': 'Colores',
  'method.coloursText':
    'Las zonas clasificadas se dividen por tasa en {classes, number} grupos de igual tamaño. Las zonas con la misma tasa nunca quedan en dos grupos.',
  'method.incomplete': 'Datos incompletos',
  'method.incompleteText':
    'Una zona está incompleta cuando un departamento que la atiende no ha entregado todos los meses del período. No tiene puesto.',
  'method.outlier': 'Valores atípicos',
  'method.outlierText':
    'Una zona sin ningún delito en el período, o con menos de {residents, number} residentes, es un valor atípico. No tiene puesto.',
  'method.small': 'Números pequeños',
  'method.smallText':
    'Con menos de {few, number} reportes no se da una tasa y la zona aparece rayada. Con menos de {unstable, number} reportes, la tasa se marca como inestable.',
  'method.trend': 'Trayectoria',
  'method.trendText':
    'El período se compara con el de igual duración justo anterior. Se dice que sube o baja solo cuando la diferencia entre ambos números es mayor que la que explica el azar, al {level, number, percent} (prueba binomial condicional); si no, no hay un cambio claro.',
  'method.break': 'El cambio de marzo de 2024',
  'method.breakText':
    'Desde marzo de 2024, el Departamento de Policía de Los Ángeles cuenta cada delito de un incidente (NIBRS); antes contaba solo el más grave. No se menciona ningún cambio que cruce ese mes.',
  'method.newest': 'Los meses más recientes',
  'method.newestText':
    'Los reportes se corrigen durante meses. Un mes que terminó menos de {days, number} días antes de la publicación es provisional.',
};
