import type { airMethodEn } from '../en/air-method.en.ts';
import type { Translation } from '../translation.ts';

/** The texts of the page about the method of air in Spanish. */
export const airMethodEs: Translation<typeof airMethodEn> = {
  'airMethod.lead': 'Qué significa cada cifra de las páginas del aire y cómo se hace.',
  'airMethod.toTracker': 'Ver el aire ahora',
  'airMethod.readings': 'Lecturas',
  'airMethod.readingsText':
    'Las estaciones de monitoreo miden las partículas finas de menos de 2.5 micrómetros, PM2.5, como promedio de cada hora, en microgramos por metro cúbico de aire (µg/m³). Toda estimación de este sitio se hace con estas lecturas y con nada más.',
  'airMethod.settling': 'La hora que se muestra',
  'airMethod.settlingText':
    'Las lecturas se revisan durante sus primeras horas. Si no se elige otra hora, las páginas muestran la que está {hours, number} horas antes de la lectura más reciente. Una lectura revisada reemplaza a la anterior.',
  'airMethod.flags': 'Lecturas que no se usan',
  'airMethod.flagsText':
    'Una lectura menor que 0, una mayor que {highest, number} µg/m³, el mismo valor durante {stuck, number} horas seguidas ({zero, number} horas si es 0) y una segunda lectura de una estación para la misma hora quedan registradas con una marca y no entran en ninguna estimación.',
  'airMethod.estimate': 'Entre las estaciones',
  'airMethod.estimateText':
    'La concentración c en un punto se estima con las {sensors, number} estaciones más cercanas que tienen una lectura en esa hora; cada una pesa uno entre su distancia d elevada a {power, number} (ponderación por distancia inversa). Para {place}, el lugar que se muestra primero, se usan todas. Con el resultado se calcula el índice, una sola vez. A más de {far} de toda estación, la estimación dice que es aproximada.',
  'airMethod.error': 'Cuánto fallan las estimaciones',
  'airMethod.errorUnknown': 'Aún no se ha medido: hay muy pocas lecturas.',
  'airMethod.errorText':
    'Cada una de las {stations, number} estaciones se deja fuera por turno y se predice con las demás, en todas las horas registradas: {readings, number} predicciones. En promedio fallan por {error}, {points, number, ::.0} puntos del índice; el {right, number, ::percent .} tiene la categoría correcta.',
  'airMethod.all': 'Todas',
  'airMethod.allReadings': 'todas las lecturas',
  'airMethod.distance': 'Otra estación más cercana',
  'airMethod.toKm': '{from, number} a {to, number} km',
  'airMethod.beyondKm': 'más de {from, number} km',
  'airMethod.season': 'Época del año',
  'airMethod.season.winter': 'diciembre a febrero',
  'airMethod.season.spring': 'marzo a mayo',
  'airMethod.season.summer': 'junio a agosto',
  'airMethod.season.fall': 'septiembre a noviembre',
  'airMethod.readingsCount': 'Predicciones',
  'airMethod.meanAbsolute': 'Error promedio',
  'airMethod.rootMeanSquare': 'Raíz del error cuadrático medio',
  'airMethod.indexPoints': 'Puntos del índice',
  'airMethod.rightCategory': 'Categoría correcta',
  'airMethod.scales': 'De la concentración al índice',
  'airMethod.scalesText':
    'La concentración se corta a décimas y el índice se lee en línea recta dentro de su banda y se redondea. Un valor en un borde que dos bandas comparten pertenece a la más baja. Lo que pasa del final de una tabla es 500 y está más allá del índice. La tabla de 2024 se tomó de resúmenes de la norma, no de su texto.',
  'airMethod.scale.site':
    'La escala de este sitio: la tabla de 1999 de la EPA con los bordes unidos, para una hora',
  'airMethod.scale.epa-2012': 'EPA 2012, vigente hasta el 5 de mayo de 2024, para NowCast',
  'airMethod.scale.epa-2024':
    'EPA 2024 (89 FR 16202), vigente desde el 6 de mayo de 2024, para NowCast',
  'airMethod.category': 'Categoría',
  'airMethod.concentration': 'Concentración de PM2.5, µg/m³',
  'airMethod.index': 'Índice',
  'airMethod.nowCast': 'Qué es NowCast',
  'airMethod.nowCastText':
    'Las tablas de la EPA son para un promedio de 24 horas. NowCast lo sustituye: un promedio de las últimas {hours, number} horas en el que las recientes pesan más cuanto más cambia el aire. Necesita dos de las últimas tres horas. La escala de este sitio lee cada hora por separado, por eso sube y baja más rápido.',
  'airMethod.areas': 'Vecindarios y días',
  'airMethod.areasText':
    'La cifra de un vecindario es el promedio de las estimaciones en puntos repartidos por él. El puesto 1 es el peor aire; las cifras iguales comparten puesto. Un día del calendario es el promedio de sus horas, si al menos tres de cada cuatro tienen lectura.',
  'airMethod.usual': 'Lo usual',
  'airMethod.usualText':
    'Lo usual de una hora se estima con lo que las estaciones suelen medir: para cada una, la mediana de esa hora del día en ese mes, en los años registrados, si hay al menos {least, number} lecturas así. Una diferencia menor que el error promedio de las estimaciones no se llama diferencia.',
  'airMethod.recount': 'Cuéntelo de nuevo',
  'airMethod.recountText':
    'Estas consultas dan las lecturas de cada estación con sus coordenadas, una estimación hecha con ellas y los errores de arriba. Las distancias se miden sobre una esfera.',
};
