import type { Translation } from '../../../i18n/messages/translation.ts';
import type { airMapEn } from './air-map.en.ts';

/** The texts of the air quality map in Spanish. */
export const airMapEs: Translation<typeof airMapEn> = {
  'airMap.title': 'Mapa de la calidad del aire',
  'airMap.areaTitle': '{name}, mapa de la calidad del aire',
  'airMap.label':
    'Mapa del aire en el {county}. Las flechas lo mueven, más y menos lo acercan y alejan, Enter elige la zona del centro. Las estaciones siguen como botones. La tabla contiene las mismas cifras.',
  'airMap.report': 'Informe de la calidad del aire',
  'airMap.reopen': 'Mostrar el informe de la calidad del aire',
  'airMap.noReading': 'Sin lectura',
  'airMap.noFigure': 'Sin cifra',
  'airMap.doubtful':
    'Sin cifra: el monitor más cercano mide un aire mucho peor, o lo midió en su última lectura, y puede tener razón o estar averiado',
  'airMap.doubtfulNote':
    'el monitor más cercano mide un aire mucho peor, o lo midió en su última lectura, y puede tener razón o estar averiado',

  'airMap.legend': 'Leyenda del ICA de PM 2.5',
  'airMap.band.good': 'Buena',
  'airMap.band.moderate': 'Moderada',
  'airMap.band.sensitive': 'Dañina para sensibles',
  'airMap.band.very-unhealthy': 'Muy dañina',
  'airMap.band.stay-inside': 'Quédese adentro',
  'airMap.band.epaWorst': 'Muy dañina o peligrosa',
  'airMap.legend.station': 'Estación y su lectura',
  'airMap.legend.far': 'Pálido: a más de {miles} millas de cualquier estación',

  'airMap.colors': 'Colores',
  'airMap.colors.epa': 'De la EPA',
  'airMap.colors.vision': 'Para daltonismo',
  'airMap.time': 'Horas del mapa',
  'airMap.hour': 'Hora mostrada',
  'airMap.play': 'Pasar las horas',
  'airMap.pause': 'Pausa',
  'airMap.next': 'Hora siguiente',
  'airMap.span': 'últimas {hours} horas',
  'airMap.unsettledHour': '{when} (puede corregirse)',
  'airMap.opensNewest':
    'Hora más reciente, puede corregirse: en las últimas {hours} horas el aire empeoró en algún lugar, o pudo haber empeorado.',
  'airMap.opensSettled': 'La última hora consolidada. Siguen horas más recientes.',
  'airMap.toNewest': 'Ir a lo más reciente',

  'airMap.index': 'ICA {index}',
  'airMap.hover': 'ICA {index} · {band}',
  'airMap.hoverRank': '{pm25} µg/m³ · puesto {rank, number} de {ranked, number}',
  'airMap.hoverUnranked': '{pm25} µg/m³ · sin puesto',
  'airMap.hoverFar': 'A {miles} millas de la estación más cercana: cálculo aproximado',
  'airMap.stationName': 'Estación {name}',
  'airMap.stationReading': 'Lectura de {pm25} µg/m³',
  'airMap.flag.negative': 'Fuera de los cálculos: menor que cero',
  'airMap.flag.too-high': 'Fuera de los cálculos: mucho más alta que las horas vecinas',
  'airMap.flag.stuck': 'Fuera de los cálculos: la misma lectura durante horas',
  'airMap.flag.duplicate': 'Fuera de los cálculos: enviada dos veces con cifras distintas',

  'airMap.intro': '¿Cómo está el aire donde usted vive?',
  'airMap.introText':
    'Partículas finas (PM2.5) hora por hora, calculadas con las lecturas de las estaciones. Elija un vecindario en el mapa o escriba su nombre.',
  'airMap.empty': 'Todavía no hay lecturas del aire cargadas.',
  'airMap.worst': 'El peor aire, {when}',
  'airMap.was.good': '{when}: la calidad del aire era <b>buena</b>.',
  'airMap.was.moderate': '{when}: la calidad del aire era <b>moderada</b>.',
  'airMap.was.sensitive': '{when}: la calidad del aire era <b>dañina para personas sensibles</b>.',
  'airMap.was.very-unhealthy': '{when}: la calidad del aire era <b>muy dañina</b>.',
  'airMap.was.stay-inside':
    '{when}: el aire estaba tan malo que lo mejor era <b>quedarse adentro</b>.',
  'airMap.was.unhealthy': '{when}: la calidad del aire era <b>dañina</b>.',
  'airMap.was.epaWorst': '{when}: la calidad del aire era <b>muy dañina o peor</b>.',
  'airMap.doubtfulHour':
    '{when}: no hay cifra, porque el monitor más cercano mide un aire mucho peor que los demás, o lo midió en su última lectura. Puede tener razón o estar averiado. Si ve humo o le huele a humo, cuídese como si el aire fuera peligroso.',
  'airMap.none': '{when}: ninguna estación tiene lectura, así que no hay cifra.',
  'airMap.noneNowCast':
    '{when}: sin cifra. NowCast necesita lecturas en dos de las tres horas que terminan en esta.',
  'airMap.advice.0': 'Con el aire así, cualquiera puede hacer actividad al aire libre.',
  'airMap.advice.1':
    'Con el aire así, a las personas muy sensibles a las partículas les conviene tomarlo con calma al aire libre.',
  'airMap.advice.2':
    'Con el aire así, los niños, las personas mayores y quienes tienen asma o enfermedades del corazón o los pulmones deben reducir la actividad larga o intensa al aire libre.',
  'airMap.advice.3':
    'Con el aire así, todos deben reducir la actividad intensa al aire libre, y las personas sensibles deben evitarla.',
  'airMap.advice.4':
    'Con el aire así, todos deben quedarse adentro con las ventanas cerradas y un purificador encendido; afuera ayuda una mascarilla N95 bien ajustada.',
  'airMap.score': 'Puntaje ICA de PM2.5',
  'airMap.scoreNowCast': 'Puntaje ICA de PM2.5 (NowCast)',
  'airMap.ranking': 'Puesto por calidad del aire',
  'airMap.rankingOf': '<big>{rank, number}</big>/{ranked, number}',
  'airMap.unranked': 'Sin puesto: lejos de toda estación',
  'airMap.rankOne': 'el 1 es el peor aire',
  'airMap.mean': 'PM2.5, promedio de la hora',
  'airMap.meanOf': '<big>{pm25}</big> µg/m³',
  'airMap.badge': 'El cuadro y el mapa usan escalas distintas.',
  'airMap.beyond': 'La concentración rebasa el límite del índice.',
  'airMap.chart': 'Variación diaria de PM2.5',
  'airMap.chartKey': 'ICA por hora, {day}',
  'airMap.chartSummary':
    'Gráfica de barras del ICA por hora, {day}, {count, plural, one {# hora} other {# horas}} con cifra. La más baja {lowest}, la más alta {highest}.',
  'airMap.chartEmpty': 'Sin cifras, {day}.',
  'airMap.near': 'La estación más cercana está a {miles} millas de aquí.',
  'airMap.far':
    'La estación más cercana está a {miles} millas de aquí. Es demasiado lejos para un buen cálculo, y por eso el mapa muestra esta zona más pálida.',
  'airMap.readings':
    'Lecturas de {when}, de {read, number} de {stations, plural, one {# estación} other {# estaciones}}.',
  'airMap.settling': 'Las {hours} horas más recientes aún pueden corregirse.',
  'airMap.method': 'Cómo se calcula',
  'airMap.faq': '¿Por qué debe importarnos el PM 2.5?',
  'airMap.faq.what':
    'El PM2.5 es polvo, hollín y gotitas de 2.5 micrómetros o menos, cerca de una trigésima parte del grosor de un cabello. La mayor parte viene de lo que se quema: motores, plantas eléctricas, estufas, fuegos artificiales e incendios forestales.',
  'airMap.faq.harm':
    'Partículas tan pequeñas llegan hasta el fondo de los pulmones, y algunas pasan a la sangre. En los días con más partículas hay más ataques de asma, infartos y derrames cerebrales. Respirarlas durante años acorta la vida.',
  'airMap.faq.whom':
    'Los niños, las personas mayores, las embarazadas y quienes tienen enfermedades del corazón o los pulmones son los primeros afectados. En los días malos ayuda hacer menos esfuerzo al aire libre, cerrar las ventanas y filtrar el aire de la casa.',

  'airMap.tableCaption': 'Calidad del aire por vecindario, {when}',
  'airMap.stations': '{count, plural, one {# estación} other {# estaciones}}, {when}',
  'airMap.column.rank': 'Puesto (1 es el peor)',
  'airMap.column.aqi': 'ICA',
  'airMap.column.pm25': 'PM2.5 en µg/m³',
  'airMap.column.level': 'Nivel',
  'airMap.column.distance': 'Millas a una estación',
  'airMap.column.note': 'Nota',
  'airMap.column.station': 'Estación',
  'airMap.column.hour': 'Hora',
  'airMap.geojson': 'Descargar el mapa (GeoJSON)',
  'airMap.farNote': 'cálculo aproximado: lejos de cualquier estación',

  'airMap.embedTitle': 'Mapa del aire en el {county}',
};
