import type { downloadEn } from '../en/download.en.ts';
import type { Translation } from '../translation.ts';

/** The texts of downloaded files in Spanish. Code terms in them stay as in the files. */
export const downloadEs: Translation<typeof downloadEn> = {
  'file.definition':
    'Delitos reportados a la policía y registrados por ella, según el mes en que ocurrieron y la zona donde ocurrieron. Una tasa es el número de reportes del período, dividido entre el número de residentes, por 100,000.',
  'file.caseDefinition':
    'Casos de coronavirus reportados a los departamentos de salud, todos desde el primer reporte hasta el día; los casos por día son diferencias de esos totales.',
  'file.casesWithheld':
    'Donde la fuente reserva un conteo, el total y la tasa están vacíos y la nota lo dice. Eso no es cero.',
  'file.casesReported':
    'Solo se cuentan los casos reportados. Los totales se corrigen de vez en cuando, así que un día puede quedar por debajo de cero.',
  'file.airDefinition':
    'Partículas finas en el aire (PM2.5): promedios de una hora, calculados para cada zona con las mediciones de las estaciones más cercanas por distancia inversa, y el índice que resulta.',
  'file.airEstimate':
    'Son cálculos, no mediciones: cuanto más lejos de una estación, menos seguros. La fuente todavía puede corregir las mediciones.',
  'file.notSafety':
    'Un puesto compara tasas, no seguridad. El FBI recomienda no clasificar lugares solo por el número de delitos. Se cuentan residentes, no visitantes.',
  'file.break':
    'Las reglas de conteo cambiaron en {month} ({agency}){each, select, true {: desde entonces cuenta cada delito de un incidente (NIBRS); antes, solo el más grave} other {}}. Los meses anteriores y posteriores no se pueden comparar.',
  'file.provisional': 'Los reportes de {month} y posteriores todavía se agregan y se corrigen.',
  'file.sample':
    'Datos de muestra: las cifras se inventaron para mostrar el sitio y no corresponden a ningún lugar.',
  'file.license':
    'Cifras contadas a partir de registros públicos de las agencias indicadas: consulte las condiciones de la fuente.',

  // Descriptions of the columns of CSV files and the properties of GeoJSON files
  'column.from': 'Primer mes del período, AAAA-MM.',
  'column.to': 'Último mes del período, AAAA-MM.',
  'column.month': 'Mes, AAAA-MM.',
  'column.id': 'La zona: el nombre corto de un vecindario o un código postal.',
  'column.name': 'El nombre de la zona.',
  'column.crimeType': 'Tipo de delito, en inglés.',
  'column.crimesCounted':
    'Los delitos que se cuentan: todos (all crime), una categoría o tipos; con los nombres de los registros.',
  'column.reports': 'Reportes del período, hasta donde están registrados.',
  'column.before': 'Reportes del período de igual duración justo anterior.',
  'column.yearBefore':
    'Reportes de los mismos meses un año antes; vacío si están incompletos o no se pueden comparar.',
  'column.figure': 'Si la cifra es una tasa o una tendencia.',
  'column.records': 'Dice que los registros son inventados para mostrar el sitio.',
  'column.crimes': 'Reportes del mes, hasta donde están registrados.',
  'column.completeness':
    'complete: completo; provisional: todavía se corrige; incomplete: no todos los departamentos de policía han entregado los meses; before-first-record: el período empieza antes del primer mes registrado; not-recorded: la policía de ahí no registra este delito. Vacío si no se sabe si los meses todavía se corrigen.',
  'column.departmentsMissing':
    'Departamentos de policía cuyos registros no llegan al final del período, con su nombre completo y separados por punto y coma; vacío si no se sabe de ninguno.',
  'column.policedShare':
    'Parte de la zona que cubren juntos estos departamentos de policía, de 0 a 1; vacío si son más de nueve décimos. Del resto se encargan otros, cuyos reportes no están en las cifras.',
  'column.policedShareOf': 'De qué es esa parte: residents (residentes) o area (superficie).',
  'column.rulesChanged':
    'yes (sí) si en este mes un departamento de policía empezó a contar con otras reglas: los meses anteriores y posteriores no se pueden comparar.',
  'column.reason':
    'Por qué falta una tasa, un puesto o un cambio. incomplete, not-recorded: vea completeness; too-few: menos de 10 reportes; outlier: sin tasa para esta zona; no-residents: no vive nadie; incomplete-outlier: ambas cosas; residents-unknown: no se conoce su población; break: las reglas de conteo cambiaron entre los dos períodos. Vacío si no falta nada.',
  'column.residents': 'Residentes de la zona.',
  'column.rate':
    'Reportes por 100,000 residentes en el período; vacío si no hay una tasa que se pueda dar.',
  'column.countyRate':
    'La misma tasa de todos los vecindarios del condado juntos; vacío donde muy pocos tienen el mes completo.',
  'column.similarRate':
    'La tasa de en medio de las zonas más cercanas en residentes, por 100,000; vacío donde muy pocas tienen el mes completo o suficientes reportes.',
  'column.low': 'Extremo inferior del intervalo exacto de Poisson del 95% de la tasa.',
  'column.high': 'Extremo superior del intervalo exacto de Poisson del 95% de la tasa.',
  'column.reliability': 'stable: 20 reportes o más; unstable: de 10 a 19; too-few: menos de 10.',
  'column.rank': 'Puesto: el 1 es la tasa más alta o el más frecuente; vacío si no hay puesto.',
  'column.placesRisen':
    'Puestos que subió en la clasificación desde el período igual anterior; negativo si bajó; vacío si no se pueden comparar.',
  'column.changeWord':
    'up (sube) o down (baja) donde el número destaca del esperado, como en el mapa: de todas las zonas marcadas así, se espera que a lo más el 10% se deba al azar. Si no, no-clear-change; not-comparable cuando faltan meses o cambiaron las reglas de conteo.',
  'column.changeOfRate':
    'Cambio de la tasa frente al período anterior: 0.25 es una cuarta parte más; vacío si no es comparable.',
  'column.changeLow':
    'Extremo inferior del intervalo del 95% del cambio de los reportes: -0.1 es una décima parte menos.',
  'column.changeHigh':
    'Extremo superior del intervalo del 95% del cambio de los reportes; vacío si no lo hay.',
  'column.expected':
    'El número que hacen esperar los meses anteriores de la propia zona; vacío si son muy pocos.',
  'column.usualLow': 'Extremo inferior de los números usuales en la zona (95%).',
  'column.usualHigh': 'Extremo superior de los números usuales en la zona (95%).',
  'column.hour':
    'La hora, por el minuto en que empieza, con la diferencia del condado respecto a UTC.',
  'column.scale':
    'site: la escala de este sitio, para el promedio de la hora; epa-2024: la tabla de 2024 de la EPA, para NowCast.',
  'column.aqi':
    'Índice de calidad del aire de PM2.5 en esa escala, de 0 a 500; vacío donde no lo hay.',
  'column.pm25': 'PM2.5 en µg/m³, promedio de la hora; vacío sin lectura.',
  'column.caseRank':
    'Puesto: el 1 es la tasa de contagio más alta; los empates comparten puesto. Vacío si no hay tasa, si hay menos de 1,000 residentes o si el conteo es reservado.',
  'column.infectionRate':
    'Todos los casos reportados por cada 100,000 residentes; vacío si se reserva.',
  'column.totalCases': 'Todos los casos desde el primer reporte hasta el día; vacío si se reserva.',
  'column.population': 'Residentes de la zona; vacío si se desconocen.',
  'column.day': 'El día del calendario del condado.',
  'column.newCases':
    'El total menos el del día anterior; negativo tras una corrección, vacío si no se sabe.',
  'column.mean7Days': 'Promedio de los siete días que terminan ese día; vacío si falta alguno.',
  'column.dayFlag':
    'Por qué el día es distinto: withheld (reservado), corrected (corregido), not-reported (sin reporte) o first-report (primer reporte).',
  'column.airRank': 'Puesto: el 1 es el peor aire; los empates comparten puesto.',
  'column.airLevel': 'La franja del índice en palabras.',
  'column.far': 'true donde todas las estaciones quedan demasiado lejos para un cálculo confiable.',
  'column.airClass': 'El color del mapa, de 1 (el mejor aire) a 5; vacío si no hay índice.',
  'column.nearestStation': 'Kilómetros a la estación más cercana.',
  'column.note': 'Por qué no hay puesto, o qué tan confiables son las cifras.',
  'column.class':
    'El color en el mapa. Tasas: de 1 (la sexta parte más baja de las zonas clasificadas) a 6. Tendencias: de -3 (la baja más clara) a 3 (el alza más clara), 0 no destaca. Vacío: gris.',
};
