import type { Translation } from '../../../platform/i18n/create-messages.ts';
import type { openDataEn } from './en.ts';

export const openDataEs: Translation<typeof openDataEn> = {
  'title.neighborhoods': 'Vecindarios',
  'title.zipcodes': 'Códigos postales',
  'title.tracts': 'Secciones censales',
  'title.crime-counts': 'Reportes de delitos por vecindario, mes y tipo',
  'title.crime-counts-zipcodes': 'Reportes de delitos por código postal, mes y tipo',
  'title.crime-categories': 'Categorías de delitos',
  'title.air-months': 'Calidad del aire por vecindario y mes',
  'title.air-readings': 'Lecturas del aire por estación y hora',
  'title.air-points': 'Puntos en los que se estima el aire de los vecindarios',
  'title.coronavirus-days': 'Casos de coronavirus por vecindario y día',
  'title.coronavirus-reporting-areas': 'Casos de coronavirus por zona de reporte y día',
  'title.releases': 'Publicaciones',
  'rows.neighborhoods': 'Una fila por vecindario.',
  'rows.zipcodes': 'Una fila por código postal (ZCTA del censo).',
  'rows.tracts':
    'Una fila por sección censal. Los delitos por sección no se ofrecen en un archivo, porque tendría millones de filas; están en la API.',
  'rows.crime-counts':
    'Una fila por vecindario, mes y clase de delito. Cada vecindario tiene en cada mes una fila de todos los delitos, que cuenta lo que registran todos los departamentos. Si una categoría o un tipo no tiene fila, no hubo ningún reporte registrado. Lo mismo vale para “Everything on record”, que cuenta también los demás tipos.',
  'rows.crime-counts-zipcodes':
    'Una fila por código postal, mes y clase de delito. Cada código postal tiene en cada mes una fila de todos los delitos, que cuenta lo que registran todos los departamentos. Si una categoría o un tipo no tiene fila, no hubo ningún reporte registrado. Lo mismo vale para “Everything on record”, que cuenta también los demás tipos.',
  'rows.crime-categories':
    'Una fila por nombre corto de las descripciones oficiales, con su tipo de delito y su categoría. Un tipo que está en varias categorías tiene varias filas.',
  'rows.air-months':
    'Una fila por vecindario y mes con lecturas. Puede que el mes más reciente no haya terminado.',
  'rows.air-readings': 'Una fila por lectura de una estación de monitoreo.',
  'rows.air-points':
    'Una fila por punto. El aire de un vecindario es el promedio de las estimaciones en sus puntos.',
  'rows.coronavirus-days':
    'Una fila por vecindario y día con reportes. Los vecindarios unidos comparten una fila, con el nombre del primero.',
  'rows.coronavirus-reporting-areas':
    'Una fila por zona en la que cuentan los departamentos de salud y día con reporte. Los casos de un vecindario son la suma de sus zonas de reporte.',
  'rows.releases':
    'Una fila por carga de registros. Las cargas del aire se suman por fuente y mes.',
  'column.neighborhood': 'Identificador del vecindario, como en su dirección en este sitio.',
  'column.zipcode': 'El código postal.',
  'column.tract': 'Número de la sección censal.',
  'column.name': 'Su nombre.',
  'column.kind': 'Parte de una ciudad, ciudad o zona no incorporada, si se sabe.',
  'column.city': 'Ciudad de la que forma parte, si se sabe.',
  'column.region': 'Parte del condado, si se sabe.',
  'column.residents': 'Número de residentes; vacío si no se conoce.',
  'column.residents_year': 'Año de esa cifra.',
  'column.residents_source': 'De dónde viene esa cifra.',
  'column.residents_vintage':
    'Censo de cuyas áreas es esa cifra; nunca otro que el de los límites. Vacío si no se conoce, y en los vecindarios.',
  'column.vintage':
    'Censo del que son estos límites, o de cuyas áreas son los residentes. Vacío si no se conoce o no importa.',
  'column.agencies':
    'Identificadores de los departamentos de policía que atienden la zona, separados por espacios.',
  'column.month': 'Mes calendario.',
  'column.level':
    'Si la fila es de todos los delitos, de una categoría, de un tipo de delito o de todo lo registrado.',
  'column.crime':
    'Nombre de la categoría o del tipo de delito. Un tipo puede estar en varias categorías: no sume las categorías.',
  'column.reports':
    'Reportes registrados de delitos ocurridos ahí en ese mes; vacío si la policía de ahí no registra el tipo.',
  'column.complete':
    'Todos los departamentos que atienden la zona han entregado el mes entero. Si es falso, pueden faltar reportes.',
  'column.recorded':
    'Todos los departamentos que atienden la zona registran el tipo. Si es falso no hay número, y eso no significa cero.',
  'column.provisional': 'El mes es tan reciente que sus reportes todavía se revisan.',
  'column.plain_name': 'Nombre corto de un grupo de descripciones oficiales.',
  'column.type': 'Tipo de delito; vacío mientras no lo tenga.',
  'column.category': 'Categoría; vacía mientras no la tenga.',
  'column.days': 'Días del mes.',
  'column.days_read': 'Días con lecturas de al menos tres de cada cuatro horas.',
  'column.pm25':
    'Promedio de esos días, estimado a partir de las estaciones cercanas; partículas finas (PM2.5).',
  'column.aqi': 'Índice de calidad del aire de ese promedio, en la escala de este sitio.',
  'column.aqi_category': 'Categoría de ese índice.',
  'column.station': 'Código de la estación.',
  'column.station_name': 'Su nombre.',
  'column.longitude': 'Grados de longitud, WGS 84.',
  'column.latitude': 'Grados de latitud, WGS 84.',
  'column.hour': 'Comienzo de la hora.',
  'column.reading': 'Promedio de la hora según la estación; partículas finas (PM2.5).',
  'column.left_out':
    'Por qué la lectura se deja fuera de las estimaciones: negative (negativa), too-high (demasiado alta), stuck (repetida) o duplicate (duplicada); vacío si se usa.',
  'column.date': 'Día.',
  'column.reporting_area': 'La zona, como la llama el departamento de salud.',
  'column.reporting_area_residents': 'Residentes de la zona, si la fuente los da.',
  'column.total_cases': 'Todos los casos hasta ese día; vacío si la fuente reserva el número.',
  'column.at_least': 'Extremo inferior de un número reservado, como lo indica la fuente.',
  'column.at_most': 'Extremo superior de un número reservado, como lo indica la fuente.',
  'column.new_cases':
    'El total menos el del día anterior; negativo si se descontaron casos. Vacío si no se sabe.',
  'column.flag': 'Por qué no hay número de casos nuevos, o una nota de que incluye una corrección.',
  'column.partial': 'Una parte del vecindario no había reportado hasta ese día y no se cuenta.',
  'column.release': 'Número de la publicación.',
  'column.kind_of_data': 'Qué se cargó.',
  'column.source': 'De qué fuente vino.',
  'column.agency': 'Identificador del departamento de policía, en los delitos.',
  'column.published': 'Cuándo se publicó.',
  'column.loads': 'Cuántas cargas suma la fila.',
  'column.rows_read': 'Filas leídas: conservadas y rechazadas.',
  'column.rows_kept': 'Filas conservadas.',
  'column.rows_new': 'Filas nuevas.',
  'column.rows_updated': 'Filas que cambiaron desde una publicación anterior.',
  'column.rows_rejected': 'Filas que no se pudieron leer.',
  'column.rows_unplaced':
    'Filas conservadas que no caen en ningún vecindario; vacío si nada se ubica.',
  'column.months': 'Meses que da por completos, con espacios entre tramos; vacío si no da ninguno.',
  'column.areas':
    'Identificadores de los vecindarios para los que esos meses están completos; vacío si son todos los que atiende el departamento.',
  'column.as_of':
    'Momento al que corresponden sus filas, si lo indica la fuente o quien las cargó.',
  'column.withdrawn': 'Cuándo se retiró; vacío si está vigente.',
  'column.sample': 'Las cifras son inventadas.',
  'citation.sample': '{title} (datos de muestra inventados)',
  'citation.text':
    'Townlight. {title}.{release, select, null {} other { Publicación {release}, {date}.}} {url}',
};
