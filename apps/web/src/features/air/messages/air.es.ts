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
  'air.hours.title': 'ICA de PM2.5 de las últimas 48 horas',
  'air.hours.titleThen': 'ICA de PM2.5 de las 48 horas hasta el {hour}',
  'air.hours.summary':
    'Gráfica de barras del ICA de PM2.5 por hora, de {from} a {to}. Mínimo {lowest, number}, máximo {highest, number}, último {latest, number}.{missing, plural, =0 {} one { # hora no tiene lecturas.} other { # horas no tienen lecturas.}}',
  'air.hours.none': 'sin lecturas',
  'air.hours.noneAt': '{clock}: sin lecturas',
  'air.hours.gaps': 'Gris: horas sin cifra.',

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
  'airPanel.none': 'No hay lecturas de esta hora.',
  'air.doubtful':
    'No hay cifra de esta hora: el monitor más cercano mide un aire mucho peor que los demás, o lo midió en su última lectura. Puede tener razón o estar averiado. Si ve humo o le huele a humo, cuídese como si el aire fuera peligroso.',
};
