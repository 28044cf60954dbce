import type { ourDataEn } from '../en/our-data.en.ts';
import type { Translation } from '../translation.ts';

export const ourDataEs: Translation<typeof ourDataEn> = {
  'ourData.coverage': 'Qué meses están registrados',
  'ourData.coverageText':
    'Los registros de delitos por vecindario, mes y departamento de policía, en una imagen.',
  'ourData.releases': 'Publicaciones y cambios',
  'ourData.releasesText': 'Qué se publicó y cuándo, y qué cambió en los datos y en los métodos.',
  'coverage.title': 'Qué meses están registrados',
  'coverage.failed': 'No se pudo cargar la cobertura.',
  'coverage.lead':
    'Registros de delitos de {range}. Cada barra recorre estos meses de izquierda a derecha. Un vecindario tiene tasa y posición solo en los meses completos.',
  'coverage.toMethod': 'Cómo se cuentan los delitos',
  'coverage.state.whole': 'Completo',
  'coverage.state.partial': 'Parcial',
  'coverage.state.missing': 'Falta',
  'coverage.state.not-recorded': 'Sin registro',
  'coverage.means.whole': 'Todos los departamentos han entregado el mes entero.',
  'coverage.means.partial': 'Hay algunos registros, o los de algunos departamentos.',
  'coverage.means.missing': 'Todavía ninguno, aunque el departamento entrega registros.',
  'coverage.means.not-recorded':
    'El departamento nunca ha entregado registros, o no se conoce ninguno.',
  'coverage.change': 'Otras reglas de conteo',
  'coverage.changeMeans': 'Desde este mes los registros se cuentan de otra manera.',
  'coverage.find': 'Buscar un vecindario',
  'coverage.findHint': 'Nombre de un vecindario',
  'coverage.byAgency': 'Por departamento',
  'coverage.byAgencyText': 'Abra un departamento para ver cada vecindario en el que trabaja.',
  'coverage.areas': '{count, plural, one {# vecindario} other {# vecindarios}}',
  'coverage.alone':
    '{count, plural, one {# vecindario} other {# vecindarios}} que solo patrulla este departamento',
  'coverage.with':
    '{count, plural, one {# vecindario} other {# vecindarios}} que patrulla junto con {others}',
  'coverage.asTable': 'Lo mismo en una tabla',
  'coverage.line': 'Departamento',
  'coverage.none': 'ninguno',
  'coverage.together': 'Todos los departamentos juntos',
  'coverage.toArea': 'Delitos en {area}',
  'coverage.all': 'Todos los vecindarios',
  'coverage.silent': 'Departamentos sin registros',
  'coverage.silentText':
    'Estos departamentos nunca han entregado registros. En los vecindarios donde trabajan solos, ningún mes tiene registro.',
  'coverage.nobody': 'No se conoce ningún departamento',
  'releases.title': 'Publicaciones y cambios',
  'releases.failed': 'No se pudieron cargar las publicaciones.',
  'releases.changes': 'Qué cambió',
  'releases.categories': 'Cambios de las categorías de delitos',
  'releases.noCategories': 'Las categorías no han cambiado desde que se crearon.',
  'releases.saved.save': '{day}: {rows, plural, one {# fila cambiada} other {# filas cambiadas}}',
  'releases.saved.undo':
    '{day}: se deshizo un cambio de {rows, plural, one {# fila} other {# filas}}',
  'releases.saved.restore':
    '{day}: se restauró un estado anterior, {rows, plural, one {# fila} other {# filas}}',
  'releases.saved.import':
    '{day}: categorías leídas de un archivo, {rows, plural, one {# fila} other {# filas}}',
  'releases.list': 'Publicaciones',
  'releases.text':
    'Cada carga de registros es una publicación, entera o ninguna. Las filas leídas son las conservadas más las rechazadas. Las filas sin ubicar no cuentan en ningún vecindario. Las horas del aire se suman por fuente y mes.',
  'releases.number': 'Publicación {id}',
  'releases.loads': '({count, plural, one {# carga} other {# cargas}})',
  'releases.sample': '(datos de muestra)',
  'releases.head.published': 'Publicada',
  'releases.head.what': 'Qué',
  'releases.head.read': 'Filas leídas',
  'releases.head.kept': 'Conservadas',
  'releases.head.new': 'Nuevas o cambiadas',
  'releases.head.rejected': 'Rechazadas',
  'releases.head.unplaced': 'Sin ubicar',
  'releases.head.months': 'Meses completos',
  'releases.kind.crime': 'Delitos',
  'releases.kind.air': 'Aire',
  'releases.kind.coronavirus': 'Coronavirus',
  'releases.kind.boundaries': 'Límites',
  'releases.kind.population': 'Residentes',
  'releases.kind.coverage': 'Quién patrulla dónde',
  'releases.kind.addresses': 'Direcciones',
};
