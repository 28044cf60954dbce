import type { Translation } from '../../../i18n/messages/translation.ts';
import type { airTrackerEn } from './air-tracker.en.ts';

/** The texts of the air quality tracker in Spanish. */
export const airTrackerEs: Translation<typeof airTrackerEn> = {
  'airTracker.kind': 'Calidad del aire',
  'airTracker.title': 'Calidad del aire en {place}',
  'airSearch.title': 'Buscar un lugar',
  'airSearch.prompt': 'Dirección o vecindario',
  'airPlace.unknown': 'Lugar desconocido',

  'airNow.title': 'ICA actual, {hour}',
  'airNow.titleThen': 'ICA, {hour}',
  'airNow.titleNone': 'ICA',
  'air.scaleLine.site': 'Una hora, escala de 1999 de la EPA',
  'air.scaleLine.epa-2024': 'NowCast, escala de 2024 de la EPA',
  'airNow.outdated':
    'Son nuestras lecturas más recientes. El aire puede ser distinto ahora. Si ve humo o le huele a humo, cuídese como si el aire fuera peligroso.',
  'airNow.beyond': 'La concentración rebasa el límite del índice, que es 500.',
  'airNow.toPresent': 'Volver a la hora actual',
  'airFacts.pm25': 'PM2.5 de la hora',
  'airFacts.usual': 'Lo usual',
  'airFacts.error': 'Error promedio',
  'airFacts.oneInTen': 'Una de cada diez falla por más de',
  'airFacts.errorUnknown': 'no medido',
  'airFacts.nearest': 'Estación más cercana',
  'airFacts.stations': 'Estaciones usadas',

  'airHour.day': 'Día',
  'airHour.hour': 'Hora',
  'airHour.between': 'Tenemos del {first} al {newest}.',
  'airHour.too-early':
    'Las lecturas empiezan el {first} (hora local). No hay ninguna para la hora que indica esta dirección web.',
  'airHour.too-late':
    'Todavía no hay lecturas de esa hora; las más recientes son del {newest} (hora local).',
  'airHour.skipped': 'Esa hora no existió: los relojes la saltaron esa noche.',
  'airHour.unreadable': 'No se pudo leer la fecha y la hora de esta dirección web.',
  'airHour.toFirst': 'La primera hora registrada',

  'airNone.noAqi':
    'No tenemos datos del ICA promedio de este lugar. Cuando agreguemos los datos que faltan, los cargaremos en esta página y enviaremos un correo a todas las personas suscritas a las novedades por correo electrónico.',
  'airNone.noHistory': 'No hay datos históricos.',
  'airNone.noReadings': 'Aún no hay lecturas',
  'airNone.outside': 'Este punto está fuera del {county}',
  'airNone.outsideText':
    'El aire se calcula solo para puntos dentro del {county}. Busque un lugar ahí o vaya a uno de estos:',
  'airNone.unreadable': 'Esta dirección web no contiene ningún punto',
  'airNone.unreadableText':
    'La dirección web de esta página termina con una longitud y una latitud, como -118.2832,34.0208. Busque un lugar o vaya a uno de estos:',
  'airNone.unnamedText':
    'Esta dirección web no contiene un lugar, así que no hay cifras que mostrar. Busque un lugar o vaya a:',
  'airNone.toNeighborhood': 'El aire en {name}, donde está este punto',
  'airNone.toDefault': 'El aire en {name}',

  'advice.title': 'Qué hacer con este nivel',
  'advice.sensitive': 'Grupos sensibles',
  'advice.all': 'Todas las personas',
  'advice.who':
    'Los grupos sensibles son las personas con enfermedades del corazón o de los pulmones, entre ellas el asma, las personas mayores, los niños y los adolescentes. Esto sigue los consejos de la EPA en nuestras palabras; no reemplaza los de un médico.',
  'advice.good.sensitive': 'Buen momento para estar afuera.',
  'advice.good.all': 'Buen momento para estar afuera.',
  'advice.moderate.sensitive':
    'Si las partículas le afectan más que a la mayoría, haga ejercicio intenso afuera solo por poco tiempo y esté atento a la tos o a la falta de aire.',
  'advice.moderate.all': 'Se puede hacer actividad al aire libre.',
  'advice.usg.sensitive':
    'Haga actividades más cortas y ligeras afuera y descanse más. Si tiene asma, siga su plan y tenga a la mano su medicina de alivio rápido. Si tiene una enfermedad del corazón, llame al médico si siente palpitaciones, falta de aire o un cansancio inusual.',
  'advice.usg.all':
    'Se puede hacer actividad afuera; baje el ritmo si tose o siente que le falta el aire.',
  'advice.unhealthy.sensitive':
    'Evite la actividad larga o intensa afuera. Hágala adentro o déjela para otro día.',
  'advice.unhealthy.all': 'Acorte la actividad larga o intensa afuera y descanse más.',
  'advice.veryunhealthy.sensitive':
    'Evite toda actividad física afuera. Hágala adentro o déjela para un día con mejor aire.',
  'advice.veryunhealthy.all':
    'Evite la actividad larga o intensa afuera. Considere hacerla adentro o dejarla para un día con mejor aire.',
  'advice.hazardous.sensitive':
    'Quédese adentro y haga poca actividad. Mantenga limpio el aire de adentro: ventanas cerradas y, si tiene, un purificador de aire.',
  'advice.hazardous.all': 'Evite toda actividad física afuera.',

  'airTable.hours': 'Las horas como tabla',
  'airTable.hour': 'Hora',
  'airTable.aqi': 'ICA',
  'airTable.category': 'Categoría',
  'airTable.pm25': 'Partículas PM2.5',
  'airStations.title': 'Las estaciones detrás de esta cifra',
  'airStations.station': 'Estación',
  'airStations.distance': 'Distancia',
  'airStations.share': 'Peso',
  'airStations.note':
    'La cifra de arriba se calcula con sus lecturas: las más cercanas cuentan más.',
  'airStations.map': 'Todas las estaciones en el mapa',
  'airStations.flag.negative': '(no cuenta: menor que cero)',
  'airStations.flag.too-high': '(no cuenta: mucho más alta que las horas vecinas)',
  'airStations.flag.stuck': '(no cuenta: la misma lectura durante horas)',
  'airStations.flag.duplicate': '(no cuenta: enviada dos veces con cifras distintas)',
  'airRanking.title': 'Clasificación por ICA, {hour}',
  'airRanking.rank': 'Puesto',
  'airRanking.neighborhood': 'Vecindario',
  'airRanking.here': '(este lugar)',
  'airRanking.none':
    'A esta hora no se puede clasificar ningún vecindario: ninguna estación cercana tiene una lectura.',
  'airRanking.settled':
    'La clasificación espera a que las lecturas dejen de corregirse; por eso es de una hora anterior a la de la cifra de arriba.',
  'airRanking.note':
    'El puesto 1 es el peor aire; los vecindarios con la misma cifra comparten puesto. La cifra de un vecindario es el promedio de su área y puede diferir de la de un punto. Uno que está a más de {distance} de toda estación con lectura no se clasifica.',
  'airDays.title': 'Los días en {name}, {month}',
  'airDays.day': '{date}: ICA {aqi, number}, {category}',
  'airDays.none': '{date}: sin cifra',
  'airDays.note':
    'Cada día es el promedio de sus horas. Los días rayados tienen lecturas de menos de tres de cada cuatro horas. Elija un día para verlo a la misma hora.',

  'airAbout.title': 'Acerca de nuestros datos de calidad del aire',
  'airAbout.sample': 'Estas lecturas se inventaron para mostrar el sitio; ninguna es una medición.',
  'airAbout.readings':
    'Las estaciones de monitoreo en el {county} miden las partículas finas, PM2.5, hora por hora. Las lecturas defectuosas no se usan.',
  'airAbout.estimate':
    'El aire entre las estaciones se calcula, y las más cercanas cuentan más. Decimos cuánto puede fallar.',
  'airAbout.reach':
    'Las lecturas van del {first} al {newest} (hora local). Las {hours, number} horas más recientes pueden corregirse. La cifra actual es de la hora más reciente que ya informaron suficientes estaciones ({current}); la clasificación es de la última hora consolidada ({settled}).',

  'airSignup.taken': 'Su dirección se envió al boletín.',

  // The chart of the hours
  'air.hours.summary':
    'Gráfica de barras del ICA de PM2.5 por hora, de {from} a {to}: mínimo {lowest, number}, máximo {highest, number}, último {latest, number}.{missing, plural, =0 {} one { # hora no tiene lecturas.} other { # horas no tienen lecturas.}}',
  'air.hours.title': 'ICA de PM2.5 de las últimas 48 horas',
  'air.hours.titleThen': 'ICA de PM2.5 de las 48 horas hasta el {hour}',
  'air.hours.none': 'sin lecturas',
  'air.hours.noneAt': '{clock}: sin lecturas',
  'air.hours.gaps': 'Gris: horas sin cifra.',

  // What is usual in the hours to come
  'airUsual.next':
    '{day, select, today {Hoy a las} tomorrow {Mañana a las} other {A las}} {clock} el índice suele ser {aqi, number}, {category}.',
  'airUsual.noForecast': 'Es lo usual en {month}, no un pronóstico.',
  'airUsual.bars': 'Con guiones: lo usual en las horas hasta entonces.',
  'airUsual.at': '{clock}: lo usual, {value, number}',
  'airUsual.row': 'usual',
};
