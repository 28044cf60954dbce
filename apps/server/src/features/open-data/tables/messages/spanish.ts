import type { TableMessages } from './table-messages.ts';

const crimeRows = (area: string) =>
  `Una fila por ${area}, mes y clase de delito. Cada ${area} tiene en cada mes una fila de todos los delitos, que cuenta lo que registran todos los departamentos. Si una categoría o un tipo no tiene fila, no hubo ningún reporte registrado. Lo mismo vale para “Everything on record”, que cuenta también los demás tipos.`;

export const spanishTableMessages: TableMessages = {
  titles: {
    neighborhoods: 'Vecindarios',
    zipcodes: 'Códigos postales',
    tracts: 'Secciones censales',
    'crime-counts': 'Reportes de delitos por vecindario, mes y tipo',
    'crime-counts-zipcodes': 'Reportes de delitos por código postal, mes y tipo',
    'crime-categories': 'Categorías de delitos',
    'air-months': 'Calidad del aire por vecindario y mes',
    'air-readings': 'Lecturas del aire por estación y hora',
    'air-points': 'Puntos en los que se estima el aire de los vecindarios',
    'coronavirus-days': 'Casos de coronavirus por vecindario y día',
    'coronavirus-reporting-areas': 'Casos de coronavirus por zona de reporte y día',
    releases: 'Publicaciones',
  },
  rows: {
    neighborhoods: 'Una fila por vecindario.',
    zipcodes: 'Una fila por código postal (ZCTA del censo).',
    tracts:
      'Una fila por sección censal. Los delitos por sección no se ofrecen en un archivo, porque tendría millones de filas; están en la API.',
    'crime-counts': crimeRows('vecindario'),
    'crime-counts-zipcodes': crimeRows('código postal'),
    'crime-categories':
      'Una fila por nombre corto de las descripciones oficiales, con su tipo de delito y su categoría. Un tipo que está en varias categorías tiene varias filas.',
    'air-months':
      'Una fila por vecindario y mes con lecturas. Puede que el mes más reciente no haya terminado.',
    'air-readings': 'Una fila por lectura de una estación de monitoreo.',
    'air-points':
      'Una fila por punto. El aire de un vecindario es el promedio de las estimaciones en sus puntos.',
    'coronavirus-days':
      'Una fila por vecindario y día con reportes. Los vecindarios unidos comparten una fila, con el nombre del primero.',
    'coronavirus-reporting-areas':
      'Una fila por zona en la que cuentan los departamentos de salud y día con reporte. Los casos de un vecindario son la suma de sus zonas de reporte.',
    releases: 'Una fila por carga de registros. Las cargas del aire se suman por fuente y mes.',
  },
  columns: {
    neighborhood: 'Identificador del vecindario, como en su dirección en este sitio.',
    zipcode: 'El código postal.',
    tract: 'Número de la sección censal.',
    name: 'Su nombre.',
    kind: 'Parte de una ciudad, ciudad o zona no incorporada, si se sabe.',
    city: 'Ciudad de la que forma parte, si se sabe.',
    region: 'Parte del condado, si se sabe.',
    residents: 'Número de residentes; vacío si no se conoce.',
    residents_year: 'Año de esa cifra.',
    residents_source: 'De dónde viene esa cifra.',
    residents_vintage:
      'Censo de cuyas áreas es esa cifra; nunca otro que el de los límites. Vacío si no se conoce, y en los vecindarios.',
    vintage:
      'Censo del que son estos límites, o de cuyas áreas son los residentes. Vacío si no se conoce o no importa.',
    agencies:
      'Identificadores de los departamentos de policía que atienden la zona, separados por espacios.',
    month: 'Mes calendario.',
    level:
      'Si la fila es de todos los delitos, de una categoría, de un tipo de delito o de todo lo registrado.',
    crime:
      'Nombre de la categoría o del tipo de delito. Un tipo puede estar en varias categorías: no sume las categorías.',
    reports:
      'Reportes registrados de delitos ocurridos ahí en ese mes; vacío si la policía de ahí no registra el tipo.',
    complete:
      'Todos los departamentos que atienden la zona han entregado el mes entero. Si es falso, pueden faltar reportes.',
    recorded:
      'Todos los departamentos que atienden la zona registran el tipo. Si es falso no hay número, y eso no significa cero.',
    provisional: 'El mes es tan reciente que sus reportes todavía se revisan.',
    plain_name: 'Nombre corto de un grupo de descripciones oficiales.',
    type: 'Tipo de delito; vacío mientras no lo tenga.',
    category: 'Categoría; vacía mientras no la tenga.',
    days: 'Días del mes.',
    days_read: 'Días con lecturas de al menos tres de cada cuatro horas.',
    pm25: 'Promedio de esos días, estimado a partir de las estaciones cercanas; partículas finas (PM2.5).',
    aqi: 'Índice de calidad del aire de ese promedio, en la escala de este sitio.',
    aqi_category: 'Categoría de ese índice.',
    station: 'Código de la estación.',
    station_name: 'Su nombre.',
    longitude: 'Grados de longitud, WGS 84.',
    latitude: 'Grados de latitud, WGS 84.',
    hour: 'Comienzo de la hora.',
    reading: 'Promedio de la hora según la estación; partículas finas (PM2.5).',
    left_out:
      'Por qué la lectura se deja fuera de las estimaciones: negative (negativa), too-high (demasiado alta), stuck (repetida) o duplicate (duplicada); vacío si se usa.',
    date: 'Día.',
    reporting_area: 'La zona, como la llama el departamento de salud.',
    reporting_area_residents: 'Residentes de la zona, si la fuente los da.',
    total_cases: 'Todos los casos hasta ese día; vacío si la fuente reserva el número.',
    at_least: 'Extremo inferior de un número reservado, como lo indica la fuente.',
    at_most: 'Extremo superior de un número reservado, como lo indica la fuente.',
    new_cases:
      'El total menos el del día anterior; negativo si se descontaron casos. Vacío si no se sabe.',
    flag: 'Por qué no hay número de casos nuevos, o una nota de que incluye una corrección.',
    partial: 'Una parte del vecindario no había reportado hasta ese día y no se cuenta.',
    release: 'Número de la publicación.',
    kind_of_data: 'Qué se cargó.',
    source: 'De qué fuente vino.',
    agency: 'Identificador del departamento de policía, en los delitos.',
    published: 'Cuándo se publicó.',
    loads: 'Cuántas cargas suma la fila.',
    rows_read: 'Filas leídas: conservadas y rechazadas.',
    rows_kept: 'Filas conservadas.',
    rows_new: 'Filas nuevas.',
    rows_updated: 'Filas que cambiaron desde una publicación anterior.',
    rows_rejected: 'Filas que no se pudieron leer.',
    rows_unplaced: 'Filas conservadas que no caen en ningún vecindario; vacío si nada se ubica.',
    months: 'Meses que da por completos, con espacios entre tramos; vacío si no da ninguno.',
    areas:
      'Identificadores de los vecindarios para los que esos meses están completos; vacío si son todos los que atiende el departamento.',
    as_of: 'Momento al que corresponden sus filas, si lo indica la fuente o quien las cargó.',
    withdrawn: 'Cuándo se retiró; vacío si está vigente.',
    sample: 'Las cifras son inventadas.',
  },
  sample: 'datos de muestra inventados',
  citation: ({ title, release, date, url }) =>
    `Townlight. ${title}.${release === null ? '' : ` Publicación ${release}, ${date}.`} ${url}`,
};
