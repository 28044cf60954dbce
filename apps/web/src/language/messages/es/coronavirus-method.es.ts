import type { coronavirusMethodEn } from '../en/coronavirus-method.en.ts';
import type { Translation } from '../translation.ts';

export const coronavirusMethodEs: Translation<typeof coronavirusMethodEn> = {
  'coronavirusMethod.title': 'Cómo se cuenta el coronavirus',
  'coronavirusMethod.lead':
    'Qué significa un número del mapa del coronavirus, de dónde viene y qué no puede decir.',
  'coronavirusMethod.toMap': 'Abrir el mapa del coronavirus',
  'coronavirusMethod.counted': 'Qué se cuenta',
  'coronavirusMethod.countedText':
    'Los casos que laboratorios y médicos reportaron a un departamento de salud, desde el primer reporte hasta el día que se indica. Un total nunca dice cuántas personas están enfermas ahora. Faltan los casos que nadie reportó, como la mayoría de las pruebas caseras.',
  'coronavirusMethod.rate': 'Tasa y puesto',
  'coronavirusMethod.rateText':
    'La tasa de contagio son todos los casos reportados entre los residentes, por cada {base} residentes. El puesto 1 es la tasa más alta; tasas iguales comparten puesto. No tienen puesto las zonas con menos de {least} residentes, con residentes desconocidos o con conteos reservados. Los colores son seis clases con la misma cantidad de zonas.',
  'coronavirusMethod.daily': 'Casos por día',
  'coronavirusMethod.dailyText':
    'Los casos de un día son su total menos el total del día anterior; la gráfica muestra los últimos {days} días de la serie. Los totales se corrigen de vez en cuando: un día bajo cero se muestra así y nunca se suaviza. La línea es el promedio de {mean} días que terminan ese día, si se conocen todos. Un día sin reporte, o junto a un total reservado, se marca como desconocido.',
  'coronavirusMethod.withheld': 'Conteos reservados',
  'coronavirusMethod.withheldText':
    'La fuente reserva los conteos pequeños o los publica como un rango. Se muestran como “No se publica el número de casos”, no tienen tasa ni puesto y no entran en ninguna suma. Se omiten también otras cifras que revelarían el número. En las llamadas una tasa reservada es 0, como dice la especificación de este sitio; el campo is_suppressed la distingue de un 0 real.',
  'coronavirusMethod.ended': 'El final de la serie',
  'coronavirusMethod.endedText':
    'Una serie de la que no llegó nada nuevo durante {days} días antes de leer su fuente por última vez ha terminado, y el título del mapa dice su último día.',
  'coronavirusMethod.sources': 'Fuentes',
  'coronavirusMethod.sample': '<b>Datos de muestra</b>, inventados para mostrar el sitio.',
  'coronavirusMethod.sourcesText': 'Reportes del {first} al {through}.',
  'coronavirusMethod.empty': 'Todavía no hay conteos cargados.',
  'coronavirusMethod.head.release': 'Publicación',
  'coronavirusMethod.head.reporter': 'Reportado por',
  'coronavirusMethod.head.days': 'Días',
  'coronavirusMethod.head.reports': 'Reportes usados',
  'coronavirusMethod.head.loaded': 'Cargado',
  'coronavirusMethod.head.neighborhood': 'Vecindario',
  'coronavirusMethod.head.reportingAreas': 'Zonas que se suman',
  'coronavirusMethod.reporter.county': 'el condado',
  'coronavirusMethod.reporter.long-beach': 'la ciudad de Long Beach',
  'coronavirusMethod.reporter.pasadena': 'la ciudad de Pasadena',
  'coronavirusMethod.areas': 'De las zonas de reporte a los vecindarios',
  'coronavirusMethod.areasText':
    'Los departamentos de salud reportan por zonas propias, que comparten nombres con los vecindarios pero no siempre sus límites. Qué zona corresponde a qué vecindario se decide a mano. Donde dos vecindarios se reportan juntos, el mapa los muestra como uno.',
  'coronavirusMethod.mapped':
    '{count, plural, one {Un vecindario con reportes} other {# vecindarios con reportes}}',
  'coronavirusMethod.without':
    '{count, plural, one {Un vecindario sin reportes} other {# vecindarios sin reportes}}',
  'coronavirusMethod.leftOut':
    '{count, plural, one {Una zona que no entra en ninguna cifra} other {# zonas que no entran en ninguna cifra}}',
  'coronavirusMethod.recount': 'Vuelva a contar',
  'coronavirusMethod.recountText':
    'Todas las cifras del mapa y de su gráfica vienen de estas llamadas:',
};
