import type { TableWords } from './table-words.ts';

export const spanishTables: TableWords = {
  titles: {
    neighborhoods: 'Vecindarios',
    'crime-counts': 'Reportes de delitos por vecindario, mes y tipo',
    'crime-categories': 'Categorías de delitos',
    'air-months': 'Calidad del aire por vecindario y mes',
    'coronavirus-days': 'Casos de coronavirus por vecindario y día',
    releases: 'Publicaciones',
  },
  rows: {
    neighborhoods: 'Un vecindario.',
    'crime-counts':
      'Un vecindario, un mes y una clase de delito. Cada vecindario y mes tiene una fila de todos los delitos, que cuenta lo que registran todos los departamentos. Una categoría o un tipo sin fila no tuvo ningún reporte registrado, y lo mismo vale para “Everything on record”, que cuenta también los demás tipos.',
    'crime-categories':
      'Un nombre sencillo de descripciones oficiales, con su tipo de delito y su categoría. Un tipo en varias categorías tiene varias filas.',
    'air-months': 'Un vecindario y un mes con lecturas. El mes más reciente puede estar en curso.',
    'coronavirus-days':
      'Un vecindario y un día con reportes. Los vecindarios unidos comparten una fila, bajo el primero de ellos.',
    releases: 'Una carga de registros. Las cargas del aire se suman por fuente y mes.',
  },
  columns: {
    neighborhood: 'Identificador del vecindario, como en su dirección en este sitio.',
    name: 'Nombre.',
    kind: 'Parte de una ciudad, ciudad o zona no incorporada, si se sabe.',
    city: 'Ciudad de la que forma parte, si se sabe.',
    region: 'Parte del condado, si se sabe.',
    residents: 'Residentes; vacío si no se conoce la cifra.',
    residents_year: 'Año de esa cifra.',
    residents_source: 'De dónde viene esa cifra.',
    agencies:
      'Identificadores de los departamentos de policía que lo patrullan, separados por espacios.',
    month: 'Mes del calendario.',
    level:
      'Qué es la clase de delito: todos los delitos, una categoría, un tipo de delito o todo lo registrado.',
    crime:
      'Nombre de la categoría o del tipo de delito. Un tipo puede estar en varias categorías: no sume las categorías.',
    reports:
      'Reportes registrados de delitos ocurridos allí en ese mes; vacío donde la policía de ahí no registra el tipo.',
    complete:
      'Todos los departamentos que patrullan el vecindario han entregado el mes entero. Si es falso, pueden faltar reportes.',
    recorded:
      'Todos los departamentos que patrullan el vecindario registran el tipo. Donde es falso no hay número, y eso no es cero.',
    provisional: 'El mes es tan reciente que sus reportes todavía se revisan.',
    plain_name: 'Nombre sencillo de un grupo de descripciones oficiales.',
    type: 'Tipo de delito; vacío mientras no lo tenga.',
    category: 'Categoría; vacía mientras no la tenga.',
    days: 'Días del mes.',
    days_read: 'Días con lecturas de al menos tres de cada cuatro horas.',
    pm25: 'Promedio de esos días, estimado a partir de las estaciones cercanas; partículas finas (PM2.5).',
    aqi: 'Índice de calidad del aire de ese promedio, en la escala de este sitio.',
    aqi_category: 'Categoría de ese índice.',
    date: 'Día.',
    total_cases: 'Todos los casos hasta ese día; vacío si la fuente reserva el número.',
    at_least: 'Extremo inferior de un número reservado, como lo indica la fuente.',
    at_most: 'Extremo superior de un número reservado, como lo indica la fuente.',
    new_cases:
      'El total menos el del día anterior; negativo si se descontaron casos. Vacío si no se sabe.',
    flag: 'Por qué no hay número de casos nuevos, o que contiene una corrección.',
    partial: 'Una parte del vecindario no ha reportado hasta ese día y no se cuenta.',
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
    months: 'Meses que declara completos, con espacios entre tramos; vacío si no declara ninguno.',
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
