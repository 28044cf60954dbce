import type { Translation } from '../../../i18n/messages/translation.ts';
import type { airEn } from './air.en.ts';

/** The texts that all air pages share in Spanish. */
export const airEs: Translation<typeof airEn> = {
  'air.category.good': 'Buena',
  'air.category.moderate': 'Moderada',
  'air.category.usg': 'Dañina para grupos sensibles',
  'air.category.unhealthy': 'Dañina',
  'air.category.veryunhealthy': 'Muy dañina',
  'air.category.hazardous': 'Peligrosa',
  'air.scale': 'Escala',
  'air.scale.site': 'De este sitio',
  'air.scale.epa-2024': 'EPA 2024',
  'air.scaleWhy.site':
    'AirNow puede diferir: promedia 12 horas con la escala de 2024 de la EPA. Aquí es una hora con la de 1999.',
  'air.scaleWhy.epa-2024':
    'La tabla de 2024 de la EPA, aplicada a NowCast: un promedio de las últimas 12 horas que sigue los cambios del aire. Otros sitios pueden usar otras estaciones o sensores.',
  'air.pm25Aqi': 'ICA de PM2.5',
  'air.loading': 'cargando...',
  'air.method': 'Cómo se estima la calidad del aire',
  'air.newest': 'Hora más reciente, puede corregirse',
  'air.unsettled': 'Todavía puede corregirse',
  'air.outdated': 'No hay lecturas más recientes',
  'air.noneNewer': 'Muy pocas estaciones han informado una hora más nueva',
  'air.hours.extremes':
    'ICA de PM2.5, últimas {hours, number} horas: de {lowest, number} a {highest, number}',
  'air.hours.spark':
    'Gráfica de barras del ICA de PM2.5 de las últimas {hours, number} horas: de {lowest, number} a {highest, number}.{missing, plural, =0 {} one { # hora no tiene lecturas.} other { # horas no tienen lecturas.}}',

  'airNow.good': 'La calidad del aire {when, select, past {era} other {es}} <b>buena</b>.',
  'airNow.moderate': 'La calidad del aire {when, select, past {era} other {es}} <b>moderada</b>.',
  'airNow.usg':
    'La calidad del aire {when, select, past {era} other {es}} <b>dañina para grupos sensibles</b>.',
  'airNow.unhealthy': 'La calidad del aire {when, select, past {era} other {es}} <b>dañina</b>.',
  'airNow.veryunhealthy':
    'La calidad del aire {when, select, past {era} other {es}} <b>muy dañina</b>.',
  'airNow.hazardous': 'La calidad del aire {when, select, past {era} other {es}} <b>peligrosa</b>.',
  'airUsual.times':
    'El nivel de partículas finas {when, select, past {era} other {es}} de unas <b>{times, number} veces lo usual</b> {when, select, past {a esa} other {a esta}} hora ({hour}) en {month}.',
  'airUsual.above':
    'El nivel de partículas finas {when, select, past {estaba} other {está}} por encima de lo usual {when, select, past {a esa} other {a esta}} hora ({hour}) en {month}.',
  'airUsual.same':
    'El nivel de partículas finas {when, select, past {era} other {es}} más o menos el usual {when, select, past {a esa} other {a esta}} hora ({hour}) en {month}.',
  'airUsual.below':
    'El nivel de partículas finas {when, select, past {estaba} other {está}} por debajo de lo usual {when, select, past {a esa} other {a esta}} hora ({hour}) en {month}.',

  'airPanel.title': 'Calidad del aire',
  'airPanel.more': 'El aire por día y hora',
  'airPanel.advice': 'Qué hacer, y el aire por hora',
  'airPanel.none': 'No hay lecturas de esta hora.',
  'air.doubtful':
    'No hay cifra de esta hora: el monitor más cercano mide un aire mucho peor que los demás, o lo midió en su última lectura. Puede tener razón o estar averiado. Si ve humo o le huele a humo, cuídese como si el aire fuera peligroso.',

  // What an estimate may hide
  'airFacts.mayBe.usg':
    'El aire puede ser dañino para grupos sensibles: hasta una de cada diez estimaciones como esta falla lo bastante para eso.',
  'airFacts.mayBe.unhealthy':
    'El aire puede ser dañino: hasta una de cada diez estimaciones como esta falla lo bastante para eso.',
  'airFacts.mayBe.veryunhealthy':
    'El aire puede ser muy dañino: hasta una de cada diez estimaciones como esta falla lo bastante para eso.',
  'airFacts.mayBe.hazardous':
    'El aire puede ser peligroso: hasta una de cada diez estimaciones como esta falla lo bastante para eso.',
  'airFacts.errorTooFew':
    'Ha habido muy pocas horas con tanta contaminación para medir cuánto fallan entonces las estimaciones. Pueden fallar mucho más que en días de aire limpio.',
  'airFacts.far':
    'La estación más cercana está a {distance}, más lejos de lo que permite una buena estimación. Tome esta cifra como aproximada.',
};
