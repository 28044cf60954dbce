import type { Translation } from '../../../i18n/messages/translation.ts';
import type { coronavirusEn } from './coronavirus.en.ts';

export const coronavirusEs: Translation<typeof coronavirusEn> = {
  'coronavirus.title': 'Mapa del coronavirus',
  'coronavirus.areaTitle': '{name}, mapa del coronavirus',
  'coronavirus.titleThrough': 'Mapa del coronavirus, datos hasta el {day}',
  'coronavirus.areaTitleThrough': '{name}, mapa del coronavirus, datos hasta el {day}',
  'coronavirus.titleEnded': 'Mapa del coronavirus, los datos terminan el {day}',
  'coronavirus.areaTitleEnded': '{name}, mapa del coronavirus, los datos terminan el {day}',
  'coronavirus.embedTitle': 'Mapa de los casos de coronavirus en el {county}',
  'coronavirus.label':
    'Mapa de los casos de coronavirus en el {county}. Las flechas lo mueven, más y menos lo acercan y alejan, Enter elige la zona del centro. La tabla contiene las mismas cifras.',
  'coronavirus.report': 'Informe del coronavirus',
  'coronavirus.reopen': 'Mostrar el informe del coronavirus',

  'coronavirus.intro': '¿Cuántos casos de coronavirus se reportaron donde usted vive?',
  'coronavirus.ended': '<b>Los registros terminan el {day}.</b>',
  'coronavirus.until': '<b>Registros hasta el {day}.</b>',
  'coronavirus.perCase':
    'Hasta entonces se reportó cerca de un caso por cada {residents, number} residentes.',
  'coronavirus.empty': 'Todavía no hay conteos cargados.',
  'coronavirus.highest': 'Más casos por cada 100,000 residentes, hasta el {day}',

  'coronavirus.sentence':
    'Hasta el {day} se {cases, plural, one {reportó # caso} other {reportaron # casos}} aquí{known, select, yes {, {rate} por cada 100,000 residentes} other {}}.',
  'coronavirus.noneUntil': 'Hasta el {day} no se reportaron casos ni datos de esta zona.',
  'coronavirus.withheldSentence':
    'No se publica el número de casos: para proteger la privacidad, la fuente no publica conteos tan pequeños. Eso no significa cero.',
  'coronavirus.withheldPart':
    'No se publica el número de casos: esta zona es la suma de varias zonas de reporte, y la fuente no publica el conteo de una de ellas por ser pequeño.',
  'coronavirus.withheldPartRange': 'En total son {range}.',
  'coronavirus.withheldRange': 'La fuente da solo un rango: {range}.',
  'coronavirus.partialSentence':
    'Una parte de la zona todavía no había reportado, así que el conteo es demasiado bajo.',
  'coronavirus.together': 'Los dos vecindarios se cuentan juntos.',
  'coronavirus.none': 'No hay casos ni datos reportados',
  'coronavirus.withheld': 'No se publica el número de casos',
  'coronavirus.withheldShort': 'Reservado',
  'coronavirus.unranked': 'Sin puesto: muy pocos residentes, o no se sabe cuántos',
  'coronavirus.partial': 'Una parte de la zona no había reportado todavía',
  'coronavirus.range': 'de {low, number} a {high, number} casos',
  'coronavirus.unknown': 'Se desconoce',
  'coronavirus.hoverPopulation': 'Población: {residents}',
  'coronavirus.hoverRate': 'Tasa por cada 100,000: {rate}',

  'coronavirus.ranking': 'Puesto por casos de coronavirus',
  'coronavirus.rankOne': 'el 1 es la tasa más alta',
  'coronavirus.rankingOf': '<big>{rank}</big> de {ranked}',
  'coronavirus.totalCases': 'Casos en total',
  'coronavirus.population': 'Población',
  'coronavirus.ofReportingAreas': 'de la zona de reporte',
  'coronavirus.rate': 'Tasa de contagio (por cada 100,000)',

  'coronavirus.chart': 'Casos por día',
  'coronavirus.axis': 'Últimos {days} días',
  'coronavirus.keyBar': 'casos del día',
  'coronavirus.keyMean': 'promedio de {days} días',
  'coronavirus.keyUnknown': 'no se sabe',
  'coronavirus.dayCases': '{count, plural, one {# caso} other {# casos}}',
  'coronavirus.dayUnknown': 'no se sabe',
  'coronavirus.dayMean': '(promedio de {days} días: {mean})',
  'coronavirus.chartSummary':
    'Casos por día en {name} del {from} al {to}. El promedio de 7 días va de {lowest} a {highest}.',
  'coronavirus.chartNone': 'Casos por día en {name} del {from} al {to}: no se conocen.',
  'coronavirus.flag.withheld': 'no publicado',
  'coronavirus.flag.corrected': 'se descontaron casos anteriores',
  'coronavirus.flag.not-reported': 'sin reporte',
  'coronavirus.flag.first-report': 'una parte reportó por primera vez',

  'coronavirus.legend': 'Tasa de contagio, todos los casos reportados',
  'coronavirus.legend.lower': 'Menor contagio',
  'coronavirus.legend.higher': 'Mayor contagio',
  'coronavirus.legend.noneOrUnranked': 'Sin casos ni datos reportados, o sin puesto',

  'coronavirus.tableCaption': 'Casos de coronavirus por vecindario hasta el {day}',
  'coronavirus.column.rank': 'Puesto',
  'coronavirus.column.rate': 'Tasa por cada 100,000',
  'coronavirus.column.cases': 'Casos en total',
  'coronavirus.column.residents': 'Población',
  'coronavirus.column.note': 'Nota',
  'coronavirus.column.day': 'Día',
  'coronavirus.column.newCases': 'Casos',
  'coronavirus.column.mean': 'Promedio de {days} días',

  'coronavirus.sample': '<b>Datos de muestra</b>, inventados para mostrar el sitio.',
  'coronavirus.through': 'Casos reportados hasta el {day}.',
  'coronavirus.throughEnded':
    'Casos reportados hasta el {day}. La serie terminó: no llegarán datos más nuevos.',
  'coronavirus.caution':
    'Solo se cuentan los casos reportados. Cuántas personas se hicieron la prueba cambia de un lugar a otro y de un año a otro.',
  'coronavirus.method': 'Cómo se cuentan los casos',

  'coronavirus.faq': 'Preguntas y respuestas',
  'coronavirus.faq.sources': '¿De dónde vienen los números?',
  'coronavirus.reporter.county': 'El departamento de salud del condado, del {first} al {through}',
  'coronavirus.reporter.city': 'El departamento de salud de {city}, del {first} al {through}',
  'coronavirus.faq.counted': '¿Qué es un caso?',
  'coronavirus.faq.countedText':
    'Una persona cuyo contagio se reportó a un departamento de salud. El total reúne todos los casos desde el primer reporte; no dice quién está enfermo ahora. Las pruebas caseras que nadie reportó no se cuentan.',
  'coronavirus.faq.withheld': '¿Por qué no se publican algunos números?',
  'coronavirus.faq.withheldText':
    'Donde vive poca gente o pocos se enfermaron, un número podría revelar quién fue. La fuente da entonces un rango o nada. Townlight no muestra ahí ni puesto ni tasa, ni un total con el que se pudiera calcular el número.',
  'coronavirus.faq.areas': '¿Son estos los vecindarios que conozco?',
  'coronavirus.faq.areasText':
    'Casi. Los departamentos de salud cuentan por zonas que llevan los nombres de los vecindarios, aunque no siempre sus límites. Cuatro pares de vecindarios se cuentan juntos y se muestran como una sola zona.',
  'coronavirus.faq.corrected': '¿Cómo puede un día tener menos de cero casos?',
  'coronavirus.faq.correctedText':
    'Los casos de un día son el total de ese día menos el total del día anterior. Cuando unos casos pasan a otra zona o se descuentan, el total baja. Esos días se muestran tal cual, y la tabla lo dice.',
  'coronavirus.faq.ended': '¿Por qué el mapa llega solo hasta ahí?',
  'coronavirus.faq.endedText':
    'Los departamentos de salud dejaron de publicar conteos de zonas pequeñas. El título da el último día registrado; los “últimos 255 días” se cuentan hacia atrás desde ese día.',
};
