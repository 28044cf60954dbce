import type { methodEn } from '../en/method.en.ts';
import type { Translation } from '../translation.ts';

/** The messages of the method pages, in Spanish. */
export const methodEs: Translation<typeof methodEn> = {
  'method.contents': 'En esta página',
  'method.toMap': 'Abrir el mapa de delitos',
  'method.crimeTypes': 'Los tipos de delito en palabras sencillas',
  'method.categories': 'Qué cuenta como qué',
  'airMethod.toTracker': 'Ver el aire ahora',
  'airMethod.errorUnknown': 'Aún no se ha medido: hay muy pocas lecturas.',
  'airMethod.errorText':
    'Cada una de las {stations, number} estaciones se deja fuera por turno y se predice con las demás, para cada hora registrada: {readings, number} predicciones. En promedio fallan por {error}, o {points, number, ::.0} puntos del índice; el {right, number, ::percent .} está en la categoría correcta.',
  'airMethod.all': 'Todas',
  'airMethod.allReadings': 'todas las lecturas',
  'airMethod.distance': 'Otra estación más cercana',
  'airMethod.toKm': '{from, number} a {to, number} km',
  'airMethod.beyondKm': 'más de {from, number} km',
  'airMethod.nearest': 'Estación más cercana',
  'airMethod.level': 'Nivel predicho',
  'airMethod.toPm25': '{from, number} a {to, number} µg/m³',
  'airMethod.beyondPm25': 'más de {from, number} µg/m³',
  'airMethod.tooFew': 'muy pocas',
  'airMethod.toldText':
    'El error promedio que se da junto a una estimación, y el que a lo sumo una de cada diez rebasa, según la distancia de la estación más cercana y el nivel, en µg/m³. Debajo está el número de predicciones de ese tipo; si hay menos de {least, number}, se usan otras, como se explica más abajo.',
  'airMethod.season': 'Época del año',
  'airMethod.season.winter': 'diciembre a febrero',
  'airMethod.season.spring': 'marzo a mayo',
  'airMethod.season.summer': 'junio a agosto',
  'airMethod.season.fall': 'septiembre a noviembre',
  'airMethod.readingsCount': 'Predicciones',
  'airMethod.meanAbsolute': 'Error promedio',
  'airMethod.rootMeanSquare': 'Raíz del error cuadrático medio',
  'airMethod.oneInTen': 'Una de cada diez, más de',
  'airMethod.oneInTenAbove': '1 de 10: más de {error}',
  'airMethod.indexPoints': 'Puntos del índice',
  'airMethod.rightCategory': 'Categoría correcta',
  'method.inCounty': 'En el {county}',
  'coronavirusMethod.toMap': 'Abrir el mapa del coronavirus',
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
  'coronavirusMethod.mapped':
    '{count, plural, one {Un vecindario con reportes} other {# vecindarios con reportes}}',
  'coronavirusMethod.without':
    '{count, plural, one {Un vecindario sin reportes} other {# vecindarios sin reportes}}',
  'coronavirusMethod.leftOut':
    '{count, plural, one {Una zona que no entra en ninguna cifra} other {# zonas que no entran en ninguna cifra}}',
};
