import type { Translation } from '../../../platform/i18n/create-messages.ts';
import type { newsletterEn } from './en.ts';

export const newsletterEs: Translation<typeof newsletterEn> = {
  'email.title': '{names} en {month}',
  'email.subject': '{title} | Townlight',
  'email.heading': '{areas, plural, one {Su vecindario} other {Sus vecindarios}} en {month}',
  'email.description':
    'El boletín de Townlight sobre {name} en {month}: delitos reportados, los meses anteriores, los vecindarios de al lado y el aire.',
  'email.sample': 'Datos de muestra: estas cifras son inventadas.',
  'email.why': 'Recibe este boletín porque se suscribió a {names}. Llega una vez al mes.',
  'email.unsubscribe': 'Cancelar la suscripción',
  'email.manage': 'Elegir vecindarios',
  'email.otherLanguage': 'Read in English',
  'email.web': 'Leer en línea',
  'email.method': 'Cómo se cuenta',
  'email.subscribe': 'Reciba este boletín por correo electrónico',
  'email.shortened': 'Para no alargar este correo, el resto está en línea.',
  'email.several': 'Sus {areas} vecindarios',
  'email.openPage': 'Abrir la página de {name}',
  'email.mark': 'Townlight',

  'titles.types': 'Lo que cambió',
  'titles.trend': 'Los últimos 12 meses',
  'titles.compare': 'Los vecindarios de al lado en {month}',
  'titles.air': 'El aire en {month}',
  'titles.news': 'Sobre estas cifras',
  'titles.note': 'De la redacción',

  'change.incomplete': 'sin comparación con {against} porque esos registros están incompletos',
  'change.usually': 'lo usual es de {low, number} a {high, number}',
  'change.rules':
    'sin comparación con {against} porque las reglas de conteo cambiaron{changeOver, select, null {} other { en {changeOver}}}',

  'overview.reported':
    '{count, plural, =0 {No se reportó ningún delito} one {Se reportó # delito} other {Se reportaron # delitos}}, {change}.',
  'overview.longer':
    'Un solo mes tiene pocos reportes aquí; primero, los {months, number} meses hasta {month}: {all, plural, =0 {no se reportó ningún delito} one {se reportó # delito} other {se reportaron # delitos}}, {allChange}. Solo en {month}: {count, number}, {change}.',
  'overview.yearEarlier': 'los mismos meses un año antes',
  'overview.incomplete':
    'Hasta ahora hay {count, plural, one {# delito} other {# delitos}} en los registros, y <b>los registros están incompletos</b>: algunos departamentos de policía aún no han entregado los de {month}. Por eso no hay comparación ni puesto.',
  'overview.nothingYet':
    '<b>No hay registros de {month}</b>: algunos departamentos de policía aún no han entregado los suyos. Eso no quiere decir cero delitos.',
  'overview.tooFew': 'Son muy pocos para calcular una tasa o un puesto.',
  'overview.outlier': 'Aquí vive muy poca gente para calcular una tasa o un puesto.',
  'overview.residentsUnknown':
    'No se sabe cuántas personas viven aquí, así que no hay tasa ni puesto.',
  'overview.notRecorded': 'Todavía no han llegado registros policiales de {month}.',
  'overview.rank':
    'Por su tasa de delitos en {month} ocupa el puesto {rank, number} de {ranked, number} vecindarios (1 = la tasa más alta).',
  'overview.caption': 'Delitos reportados por mes',
  'overview.records': 'Fuente: {agencies}.',
  'overview.link': 'Ver todos los tipos de delito en {name}',

  'types.topType': 'Lo más reportado: {crime}, {count, number}.',
  'types.moved': '<b>{crime}: {count, number}</b>, {change}.',
  'types.unusual': 'Fuera de lo usual, aunque podría ser azar: {types}.',
  'types.outside': '{crime} {count, number} (lo usual: de {low, number} a {high, number})',
  'types.usual':
    '{all, select, true {Todos los tipos de delito estuvieron dentro de lo usual.} other {{count, plural, one {Otro tipo estuvo} other {Otros # tipos estuvieron}} dentro de lo usual.}}',
  'types.untested': 'Muy pocos reportes para juzgar: {types}.',
  'types.small': '{crime} {count, number} (un año antes, {before, number})',
  'types.single': 'Contados uno por uno: {types}.',
  'types.link': '{crime} en {name}',
  'types.none': 'Sin reportes.',
  'types.notCompared': 'Los tipos de delito no se comparan con los de hace un año.',
  'types.incomplete':
    'Los registros de {month} están incompletos, así que los tipos de delito no se comparan con los de hace un año.',
  'types.caption': 'Tipos de delito más reportados',

  'trend.year':
    '{count, plural, one {Se reportó # delito} other {Se reportaron # delitos}} en los 12 meses hasta {month}, {change}.',
  'trend.incomplete':
    'No damos la suma de los 12 meses: los registros de {months} están incompletos.',
  'trend.earlier': 'los 12 meses anteriores',
  'trend.caption': 'Delitos por mes, y un año antes',
  'trend.rulesChanged':
    '{agencies, select, null {Las reglas de conteo cambiaron} other {{agencies}: las reglas de conteo cambiaron}} en {month}, así que los meses anteriores no se pueden comparar.',
  'trend.now': 'Estos 12 meses',
  'trend.before': 'Un año antes',

  'compare.higher': 'Tasa claramente más alta que en {name}: {names}.',
  'compare.lower': 'Tasa claramente más baja que en {name}: {names}.',
  'compare.unclear': 'Sin diferencia clara con la tasa de {name}: {names}.',
  'compare.subjectUnrated': '{name} no tiene tasa este mes, así que no se compara con sus vecinos.',
  'compare.link': 'Compararlos lado a lado, mes por mes',
  'compare.head.name': 'Vecindario',
  'compare.head.reports': 'Reportes',
  'compare.head.rate': 'Por 100,000',
  'compare.incomplete': 'incompleto',
  'compare.tooFew': 'muy pocos',
  'compare.noRate': 'sin tasa',
  'compare.notes.incomplete':
    'Incompleto: algunos departamentos de policía aún no han entregado sus registros.',
  'compare.notes.tooFew': 'Muy pocos: con menos de 10 reportes no damos una tasa.',
  'compare.notes.noRate': 'Sin tasa: menos de 1,000 residentes, o no se sabe cuántos.',
  'compare.caption': 'Reportes por 100,000 residentes, {month}',

  'airMonth.days': 'En {month}, la calidad del aire fue {counts}.',
  'airMonth.count': '<b>{category}</b> {days, plural, one {un día} other {# días}}',
  'airMonth.worst': 'El peor día fue el {day}, con un índice de {aqi, number} ({category}).',
  'airMonth.mean':
    'En promedio hubo {pm25, number} µg/m³ de partículas finas, un índice de {aqi, number} ({category}).',
  'airMonth.missing':
    '{days, plural, one {Un día tuvo muy pocas lecturas y queda en blanco.} other {# días tuvieron muy pocas lecturas y quedan en blanco.}}',
  'airMonth.notRecorded': 'Aquí no hay lecturas del aire de {month}.',
  'airMonth.estimated':
    'Estimado con las estaciones cercanas; la más próxima está a {miles, plural, =0 {menos de una milla} one {cerca de una milla} other {unas # millas}}.',
  'airMonth.caption': 'Índice de calidad del aire por día, PM2.5',
  'airMonth.link': 'El aire en {name} ahora',
  'airMonth.day': '{day} de {month}',

  'news.through': 'Datos de delitos hasta {month}.',
  'news.provisional':
    'Las cifras de {month} son provisionales: todavía están llegando reportes, y nuestras páginas los mostrarán.',
  'news.released': 'Actualizamos estos registros por última vez el {day}.',
  'news.none': 'Todavía no tenemos registros policiales de {month}.',
  'news.link': 'De dónde vienen las cifras',

  'alt.months':
    'Gráfica de barras de delitos por mes, de {from} a {to}: entre {lowest, number} y {highest, number}, con {latest} en el último mes.',
  'alt.striped': 'Con rayas porque los registros están incompletos: {months}.',
  'alt.types': 'Gráfica de barras de los tipos de delito más reportados: {items}.',
  'alt.trend':
    '{now}.{before, select, null {} other { Una línea punteada muestra los mismos meses un año antes: {before}.}}',
  'alt.rates': 'Gráfica de barras de reportes por cada 100,000 residentes en {month}: {items}.',
  'alt.airDays':
    'Gráfica de barras del índice de calidad del aire por día: entre {lowest, number} y {highest, number}.',

  'alerts.crime.subject':
    '{direction, select, up {Delitos en {names}: más de lo usual en {month}} down {Delitos en {names}: menos de lo usual en {month}} other {Números de delitos fuera de lo usual en {month}: {names}}} | Townlight',
  'alerts.crime.heading': 'Un número fuera de lo usual en {month}',
  'alerts.crime.provisional':
    'Las cifras de {month} son provisionales: todavía están llegando reportes.',
  'alerts.crime.link': 'Ver todos los tipos de delito en {name}',
  'alerts.air.subject': 'Aire dañino en {names} | Townlight',
  'alerts.air.heading': 'Aire dañino',
  'alerts.air.reading':
    'El índice de calidad del aire fue de {aqi, number} ({hour}): calidad <b>{category}</b>.',
  'alerts.air.newest':
    'Es la hora más reciente que ya informaron suficientes estaciones. Todavía puede corregirse.',
  'alerts.air.link': 'El aire en {name} ahora',
  'alerts.air.method': 'Cómo se calcula',
  'alerts.why.crime-change':
    'Recibe esto porque pidió un aviso cuando los delitos en {names} son claramente más o menos de lo usual en un mes. “Claramente” quiere decir que el número destaca de los meses anteriores de la zona aun entre todos los vecindarios. Lo enviamos a lo más una vez por mes.',
  'alerts.why.unhealthy-air':
    'Recibe esto porque pidió un aviso cuando el aire en {names} es dañino. Llega una vez al día como máximo, después de dos horas seguidas de aire dañino o peor.',
  'alerts.stop': 'Dejar de recibir esta alerta',
  'alerts.manage': 'Elegir alertas y vecindarios',

  'weekly.subject': '{names}: la semana {days} | Townlight',
  'weekly.heading':
    '{areas, plural, one {Su vecindario} other {Sus vecindarios}} en la semana {days}',
  'weekly.days':
    'del {isOneMonth, select, true {{from, date, day}} other {{from, date, dayOfMonth}}} al {to, date, dayOfMonth}',
  'weekly.day': 'el {day, date, weekday} {day, date, dayOfMonth}',
  'weekly.news': 'También se publicó esta semana',
  'weekly.why':
    'Recibe esto los lunes porque pidió un boletín cada semana sobre {names}. El boletín mensual también le llega.',
  'weekly.air.title': 'El aire, día por día',
  'weekly.air.head.day': 'Día',
  'weekly.air.head.index': 'AQI, PM2.5',
  'weekly.air.head.category': 'Calidad del aire',
  'weekly.air.worst':
    '{ofDays, select, null {{count, plural, one {El peor día fue} other {Los peores días fueron}}} 1 {Solo un día tiene cifra:} other {De los {ofDays} días con cifra, {count, plural, one {el peor fue} other {los peores fueron}}}} <b>{days}</b>, con un índice de calidad del aire de {aqi, number} ({category}).',
  'weekly.air.noFigure': 'Ningún día de esta semana tiene una cifra del aire.',
  'weekly.air.none': 'Aquí no hubo lecturas del aire esta semana.',
  'weekly.air.missing.no-readings': 'Sin lecturas',
  'weekly.air.missing.too-few': 'Muy pocas lecturas',
  'weekly.air.missing.doubtful': 'Lecturas en duda',
  'weekly.air.unhealthyHour': '{missing}; la peor hora: {aqi, number} ({category})',
  'weekly.air.listed': '{day}: {aqi, number} ({category})',
  'weekly.air.tooFewNote':
    'Muy pocas lecturas: un día tiene cifra cuando hay lecturas de al menos tres de cada cuatro horas.',
  'weekly.air.doubtfulNote':
    'Lecturas en duda: el monitor más cercano midió un aire mucho peor que los demás. Puede tener razón o estar averiado, así que el día no tiene cifra.',
  'weekly.air.provisional': 'Las lecturas más recientes todavía pueden corregirse.',
  'weekly.air.estimated':
    '{isFar, select, true {Es un cálculo aproximado: por momentos, la estación más próxima con lecturas estaba a unas {miles} millas.} other {Estimado con estaciones de monitoreo; la más próxima con lecturas nunca estuvo a más de {miles, plural, =0 {una milla} one {una milla} other {unas {miles} millas}}.}}',
  'weekly.crime.title': 'Novedades en los registros públicos',
  'weekly.crime.nothingNew': 'Esta semana no hay registros de delitos nuevos.',
  'weekly.crime.lead.published': '<b>Se publicaron los registros de delitos de {month}.</b>',
  'weekly.crime.lead.corrected':
    '<b>Las cifras de delitos del condado de {month} cambiaron</b> después de su primera publicación.',
  'weekly.crime.lead.withdrawn':
    '<b>Se retiraron los registros de delitos de {month}:</b> sus cifras ya no se publican.',
};
