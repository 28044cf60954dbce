import type { siteEn } from '../en/site.en.ts';
import type { Translation } from '../translation.ts';

/** The texts that any page may need, in Spanish. Readers are addressed as “usted”; numbers are formatted for es-US. */
export const siteEs: Translation<typeof siteEn> = {
  // Shell
  'app.name': 'Townlight',
  'app.title': '{page} · Townlight',
  'app.skip': 'Saltar al contenido',
  'app.loading': 'Cargando',
  'app.close': 'Cerrar',
  'nav.label': 'Principal',
  'nav.menu': 'Menú',
  'nav.about': 'Acerca del sitio',
  'nav.tools': 'Herramientas',
  'nav.stories': 'Historias',
  'places.open': 'Mis lugares',
  'print.line': 'Impreso el {day} desde {address}',
  'nav.close': 'Cerrar el menú',
  'nav.newTab': '(se abre en una pestaña nueva)',
  'footer.label': 'Pie de página',
  'footer.contact': 'Contacto',
  'footer.line':
    'Townlight pone los registros públicos del {county} en mapas que los residentes pueden leer.',
  'failure.load': 'No se pudieron cargar las cifras.',
  'failure.part': 'Esto no se pudo cargar.',
  'failure.outlines': 'No se pudieron cargar los contornos del mapa.',
  'failure.opened': 'No se pudo abrir.',
  'failure.offline': 'Usted no tiene conexión.',
  'failure.unreachable': 'No se pudo conectar con el sitio.',
  'failure.refused': 'El sitio respondió con un error.',
  'failure.damaged': 'La respuesta no llegó completa.',
  'failure.map': 'No se pudo cargar el mapa. La tabla muestra las mismas cifras.',
  'failure.again': 'Intentar de nuevo',
  'failure.page': 'Algo falló en esta página. El resto del sitio sigue funcionando.',
  'failure.language': 'No se pudo cargar el texto en inglés. Inténtelo de nuevo.',
  'notFound.title': 'Página no encontrada',
  'notFound.text': 'No hay ninguna página en esta dirección.',
  'notFound.home': 'Ir al mapa de delitos',

  // Maps
  'map.label':
    'Mapa de delitos en el {county}. Las flechas lo mueven, más y menos lo acercan y alejan, Enter elige la zona del centro. La tabla contiene las mismas cifras.',
  'report.onRecord': 'Qué meses tenemos',
  'coverage.why.partOfResidents':
    'Incompleto: los departamentos de la lista atienden al {share} de sus residentes. No se sabe quién atiende al resto, o cada uno atiende una parte pequeña.',
  'coverage.why.partOfArea':
    'Incompleto: los departamentos de la lista cubren el {share} de su área. No se sabe quién cubre el resto, o cada uno cubre una parte pequeña.',
  'report.policedBy': 'Policía: {names}.',

  // Filters
  'filters.boundaries.neighborhoods': 'Vecindarios',
  'filters.boundaries.zipcodes': 'Códigos postales',
  'records.before': 'Aquí los registros empiezan en {first}. No hay cifras de {period}.',
  'records.after': 'Aquí los registros terminan en {last}. Todavía no hay cifras de {period}.',
  'records.begins-before':
    'Aquí los registros empiezan en {first}, así que ninguna zona tiene cifras de todo este período.',
  'records.ends-after':
    'Aquí los registros terminan en {last}. Estas cifras son de los meses hasta entonces.',
  'period.lastYear': 'Mostrar los últimos 12 meses',
  'period.show': 'Mostrar',
  'period.range': '{from} a {to}',

  // Search
  'search.go': 'Buscar',
  'search.results':
    '{count, plural, =0 {Ninguna zona tiene este nombre} one {# sugerencia} other {# sugerencias}}',
  'search.none': 'Ninguna zona tiene este nombre',
  'search.searching': 'Buscando…',
  'search.failed': 'No se pudo hacer la búsqueda; los nombres de zonas siguen funcionando',
  'search.instead': '{place} está fuera del {county}. Esta es {area}, su zona más cercana.',
  'search.outside': '{place} está fuera de las zonas del {county}',
  'search.locate': 'Usar mi ubicación',
  'search.locating': 'Buscando dónde está usted…',
  'search.here': 'Su ubicación',
  'search.locationOutside': 'Parece que usted está fuera del {county}; escriba un lugar',
  'search.locationRefused':
    'Su navegador no comparte dónde está usted; escriba una dirección o un vecindario',
  'search.locationUnknown':
    'Su navegador no pudo determinar dónde está usted; escriba una dirección o un vecindario',

  // Legend
  'legend.label': 'Leyenda',
  'legend.edges': 'El color cambia en {edges}.',

  // Popup captions
  'caption.incomplete': '(datos incompletos)',
  'caption.outlier': '(valor atípico)',
  'caption.residentsUnknown': '(población desconocida)',
  'caption.incompleteOutlier': '(datos incompletos y valor atípico)',
  'caption.notRecorded': '(la policía de aquí no lo registra)',
  'caption.break': '(no comparable: cambiaron las reglas de conteo)',
  'caption.tooFew':
    '{count, plural, one {# reporte: muy pocos para calcular una tasa} other {# reportes: muy pocos para calcular una tasa}}',
  'caption.rate': '{rate} por 100,000 residentes',
  'caption.rank': 'Puesto {rank} de {ranked}',
  'caption.counts': '{count, plural, one {# reporte} other {# reportes}}, antes {before, number}',
  'usual.up': 'Más de lo usual',
  'usual.down': 'Menos de lo usual',
  'usual.usual': 'Dentro de lo usual',
  'usual.above': 'Por encima de lo usual, quizás por azar',
  'usual.below': 'Por debajo de lo usual, quizás por azar',
  'usual.untested': 'Muy pocos reportes para juzgar',
  'usual.range': 'de {low, number} a {high, number}',
  'usual.more': 'ahora entre un {low} y un {high} más',
  'usual.less': 'ahora entre un {low} y un {high} menos',
  'usual.either': 'ahora entre un {low} menos y un {high} más',
  'usual.min': 'ahora al menos un {low} más',

  // Report
  'kind.all':
    '{count, plural, =0 {ningún delito reportado} one {# delito reportado} other {# delitos reportados}}',
  'kind.chosen':
    '{count, plural, =0 {ningún reporte} one {# reporte} other {# reportes}} de {kind}',
  'kind.several': 'los tipos de delito elegidos',
  'in.month': 'en {month}',
  'in.year': 'en los 12 meses hasta {month}',
  'in.range': 'de {from} a {to}',
  'areas.neighborhoods': 'vecindarios',
  'areas.zipcodes': 'códigos postales',
  'figure.label': 'Resumen estadístico',
  'figure.tooFew': 'Muy pocos',
  'figure.ranking': 'Puesto por tasa',
  'figure.rankingOf': '<big>{rank, number}</big> de {ranked, number}',
  'figure.allCrime': 'Todos los delitos',
  'figure.rate': 'Tasa',
  'figure.rateBase': 'por 100,000 residentes',
  'visitors.few-residents':
    'Aquí trabaja mucha más gente de la que vive; por eso la tasa por residente sale alta.',
  'visitors.work':
    'También cuentan los delitos contra quienes trabajan aquí; por eso la tasa se ve alta.',
  'visitors.visits': 'También cuentan los delitos contra visitantes; por eso la tasa se ve alta.',
  'visitors.daytime':
    'Por 100,000 personas que están aquí de día, la tasa es <b>{rate}</b>, con unas {people, number} personas. Los puestos son por residentes.',
  'visitors.source': 'Personas de día: {name}, {year}.',
  'visitors.invented': 'Ese número de personas es redondo y se inventó para el condado de muestra.',
  'visitors.row': 'muchos visitantes',
  'figure.unstable': 'Menos de 20 reportes: la tasa y el puesto son inestables.',
  'state.incomplete':
    '¡Datos incompletos! No tenemos todos los datos de delitos de esta zona. Por eso decidimos no darle un tono naranja, sino gris. Cuando agreguemos los datos que faltan, la incluiremos en nuestra escala de colores.',
  'state.notRecorded':
    'Esta zona queda fuera de la clasificación: que no se registre no significa cero. Puede que esos reportes se cuenten en otro tipo de delito.',
  'state.outlier':
    'Por la relación extraordinariamente alta entre delitos y población de esta zona, la hemos identificado como un valor atípico y la hemos retirado de nuestra clasificación por tasa de delitos.',
  'state.outlierResidents':
    '{residents, plural, =0 {Aquí no vive nadie} one {Aquí vive # persona} other {Aquí viven # personas}}: una tasa requiere al menos {least, number} habitantes.',
  'state.outlierNone':
    'En este período no hay ningún delito registrado aquí, así que no hay puesto.',
  'state.residentsUnknown':
    'No se sabe cuántas personas viven en esta zona, así que no tiene tasa ni puesto. Sus reportes sí cuentan.',
  'chart.title': '{shows}, {months}',
  'chart.countAxis': 'Número de delitos',
  'chart.rateAxis': 'Delitos por 100,000 residentes',
  'chart.lastMonths': 'últimos {months} meses',
  'chart.key': 'Raya en una barra: el mismo mes un año antes.',
  'chart.keyLines': 'Rayas: {county}. Puntos: zonas con más o menos los mismos residentes.',
  'chart.keyGap': 'Rayado: datos incompletos.',
  'chart.compare': 'Comparar con el condado',
  'chart.compareYear': 'Comparar con el año anterior',
  'chart.linesFailed': 'No se pudieron cargar las líneas del condado y de las zonas parecidas.',
  'chart.keyFew': 'Contorno: menos de {few, number} reportes, muy pocos para una tasa.',
  'chart.rate': 'Por 100,000',
  'chart.break': 'Nuevas reglas de conteo, {month}',
  'chart.breakSummary':
    'Las reglas de conteo cambiaron en {month}; los meses anteriores y posteriores no son comparables.',
  'chart.summaryRate':
    'Gráfica de barras de los delitos por 100,000 residentes por mes, de {from} a {to}. Mínimo {lowest}, máximo {highest}, más reciente {latest}.',
  'measure.label': 'Medida',
  'measure.rate': 'Tasa',
  'measure.count': 'Número',
  'chart.keyUsual': 'Sombreado: lo usual.',
  'chart.rowSummary': 'Reportes por mes, del más antiguo al más reciente: {counts}',
  'chart.asTable': 'Mostrar como tabla',
  'chart.asChart': 'Mostrar como gráfica',
  'chart.summary':
    'Gráfica de barras del número de delitos por mes, de {from} a {to}. Mínimo {lowest}, máximo {highest}, más reciente {latest}.',
  'chart.month': 'Mes',
  'chart.count': 'Número de delitos',
  'chart.before': 'Año anterior',
  'chart.yearBefore': 'un año antes',
  'chart.tip.label': 'Mes por mes',
  'chart.tip.failed': 'No se pudieron cargar los detalles de los meses.',
  'chart.state': 'Estado',
  'chart.incomplete': 'datos incompletos',
  'chart.not-recorded': 'no se registra',
  'chart.provisional': 'provisional',
  'chart.complete': 'completo',
  'compare.link': 'Comparar con otros vecindarios',
  'embed.open': 'Insertar',
  'download.metadata': 'Sobre este archivo (JSON)',
  'download.csv': 'Descargar (CSV)',
  'breakdown.notRecorded': 'La policía de aquí no cuenta: {kinds}.',
  'ask.title': 'A quién acudir en {name}',
  'crimeTypes.meanings': 'Qué significa cada tipo de delito',
  'crimeTypes.meaning': 'Qué significa este tipo de delito',
  'truth.label': 'Sobre estas cifras',
  'truth.through': 'Datos hasta {month}.',
  'truth.provisional': 'Datos hasta {month}; el mes más reciente es provisional.',
  'truth.provisionalSince': 'Datos hasta {month}; los meses desde {provisional} son provisionales.',
  'truth.source': 'Fuente: {sources}. Publicado el {date}.',
  'truth.sourceSample': 'Fuente: registros de muestra inventados, creados el {date}.',
  'sure.title': '¿Qué tan seguro es esto?',
  'truth.method': 'Cómo se cuenta esto',
  'truth.caution': 'Lo que esto no le dice',
  'truth.cautionBasket':
    '“Todos los delitos” cuenta solo lo que registran todos los departamentos de policía, para que las zonas se puedan comparar. Deja fuera {types}. En el mapa, “Todo lo registrado” los cuenta también.',
  'truth.cautionResidents':
    'La tasa cuenta residentes, no visitantes. Los centros urbanos, aeropuertos, puertos y centros comerciales tienen pocos residentes y muchos visitantes; por eso su tasa es alta.',
  'truth.cautionReports':
    'Solo se cuentan los delitos que se reportaron a la policía y que la policía registró. Qué tanto se denuncia varía de un lugar a otro.',
  'truth.cautionRanking':
    'El FBI recomienda no clasificar lugares solo por el número de delitos. Un puesto no dice nada del riesgo que corre una persona en una calle.',
  'truth.cautionSmall':
    'Los números pequeños varían por azar. Con menos de 10 reportes no se da una tasa; con menos de 20 se marca como inestable. “Lo usual” es lo que hacen esperar los meses anteriores de la propia zona.',

  // Table
  'table.unranked.not-recorded': 'no se registra',
  'table.unranked.break': 'cambiaron las reglas de conteo',
  'table.unranked.incomplete': 'datos incompletos',
  'table.unranked.residents-unknown': 'población desconocida',
  'table.unranked.outlier': 'valor atípico',
  'table.unranked.no-residents': 'sin residentes',
  'table.unranked.incomplete-outlier': 'datos incompletos y valor atípico',
  'table.reliability.too-few': 'muy pocos para una tasa',
  'table.reliability.unstable': 'inestable',
  'table.notAvailable': 'N/D',
  'table.notRanked': 'Sin puesto',

  // Feedback
  'feedback.open': 'Comentarios', // spec 2
  'feedback.mapProblem': '¿Tiene un problema con el mapa? Cuéntenos.', // spec 2

  // Share
  'tracker.links': 'Guardar y compartir',
  'tracker.seeAll': 'Ver los {count, number}',
  'tracker.seeFewer': 'Ver menos',
  'tracker.print': 'Imprimir un informe de una página',
  'tracker.notAvailable': 'N/D',
  'share.open': 'Compartir',
  'share.more': 'Más formas de compartir',
  'share.crime': 'Delitos reportados en {area}',
  'share.crimeOf': 'Reportes de {kind} en {area}',
  'share.county': 'el {county}',
  'share.when': '{what}, {when}',
};
