import type { Translation } from '../../../i18n/messages/translation.ts';
import type { bundlesEn } from './bundles.en.ts';

/** The texts of the Bundle Tool and of Crime Description Bundling in Spanish. */
export const bundlesEs: Translation<typeof bundlesEn> = {
  'bundles.title': 'Herramienta de categorías',
  'bundles.bundling': 'Descripciones de delitos y sus categorías',
  'bundles.bundlingText':
    'Cómo se cuenta cada descripción oficial de la policía: su nombre corto, su categoría pequeña y su categoría grande.',
  'bundles.tabs': 'Tablas',
  'bundles.tab.big': 'Categorías grandes',
  'bundles.tab.small': 'Categorías pequeñas',
  'bundles.tab.nicknames': 'Nombres cortos',
  'bundles.tab.crime_descriptions': 'Descripciones de delitos',
  'bundles.changedRows': '{count, number} con cambios',

  // Columns
  'bundles.name': 'Nombre',
  'bundles.description': 'Descripción',
  'bundles.nickname': 'Nombre corto',
  'bundles.smallBundle': 'Categoría pequeña',
  'bundles.bigBundle': 'Categoría grande',
  'bundles.bigBundles': 'Categorías grandes',
  'bundles.smallBundles': 'Categorías pequeñas',
  'bundles.nicknames': 'Nombres cortos',
  'bundles.descriptions': 'Descripciones',
  'bundles.agency': 'Agencia',
  'bundles.code': 'Código',
  'bundles.records': 'Registros',

  // Cells
  'bundles.was': 'cambiado, antes {was}',
  'bundles.wasNone': 'cambiado, antes vacío',
  'bundles.noName': 'Sin nombre',
  'bundles.needsOne': 'Necesita una categoría',
  'bundles.alsoChanged': 'otra persona guardó {theirs}',
  'bundles.clear': 'Borrar',
  'bundles.openList': 'Abrir la lista',
  'bundles.closeList': 'Cerrar la lista',
  'bundles.noneSuch': 'No hay nada con ese nombre',
  'bundles.noRows': 'No hay filas que mostrar',

  // Above a table
  'bundles.search.big': 'Buscar categorías grandes',
  'bundles.search.small': 'Buscar categorías pequeñas',
  'bundles.search.nicknames': 'Buscar nombres cortos',
  'bundles.search.crime_descriptions': 'Buscar descripciones',
  'bundles.allAgencies': 'Todas',
  'bundles.needsCategory': 'Necesitan una categoría',
  'bundles.recordsWait': '{count, plural, one {# registro espera} other {# registros esperan}}',
  'bundles.add.big': 'Agregar una categoría grande',
  'bundles.add.small': 'Agregar una categoría pequeña',
  'bundles.add.nicknames': 'Agregar un nombre corto',
  'bundles.addNow': 'Agregar',
  'bundles.deleteSelected':
    'Eliminar {count, plural, one {la fila elegida} other {las # filas elegidas}}',
  'bundles.assign':
    '{count, plural, one {Poner el nombre corto de # fila} other {Poner el nombre corto de # filas}}',
  'bundles.assignNow': 'Poner el nombre corto',
  'bundles.assignNone': 'Quitar el nombre corto',

  // Unsaved changes
  'bundles.unsaved':
    '{count, plural, =0 {Todo está guardado.} one {# cambio sin guardar.} other {# cambios sin guardar.}}',
  'bundles.wouldMove':
    'Al guardar, {records, plural, =0 {ningún registro pasaría} one {# registro pasaría} other {# registros pasarían}} a otras categorías{ranks, plural, =0 {} one { y cambiaría # puesto} other { y cambiarían # puestos}}{more, select, yes { o más} other {}}.',
  'bundles.seeChanges': 'Ver qué cambia',
  'bundles.save': '{count, plural, =0 {Guardar} one {Guardar # cambio} other {Guardar # cambios}}',
  'bundles.undo': 'Deshacer',
  'bundles.undoLast': 'Deshacer lo último guardado',
  'bundles.nothingToUndo': 'No hay nada guardado por usted que se pueda deshacer.',
  'bundles.changes': '{count, plural, one {# cambio sin guardar} other {# cambios sin guardar}}',
  'bundles.takeBack': 'Quitar el cambio',
  'bundles.discard': '{count, plural, one {Descartarlo} other {Descartar los #}}',
  'bundles.renamed': 'Lo que afectan los nombres nuevos',
  'bundles.renamedPage': 'Su página recibe una dirección nueva; la anterior lleva a ella.',
  'bundles.effect': 'Lo que pasaría al guardar',
  'bundles.noEffect': 'Ningún registro pasa a otra categoría y ningún puesto cambia.',
  'bundles.moves': 'Registros que cambiarían de categoría',
  'bundles.from': 'De',
  'bundles.to': 'A',
  'bundles.noCategory': 'sin categoría',
  'bundles.ranks': 'Los puestos que más cambiarían',
  'bundles.rank':
    '{name}: del puesto {before, number} al {after, number} en {category}, {months, plural, one {último mes} other {últimos # meses}}',

  // Dependents of a row
  'bundles.heldByNone': '“{name}”: nada depende de esta fila.',
  'bundles.heldBy.big':
    '“{name}”: {count, plural, one {# categoría pequeña} other {# categorías pequeñas}} ({rows}), {records, plural, one {# registro} other {# registros}}.',
  'bundles.heldBy.small':
    '“{name}”: {count, plural, one {# nombre corto} other {# nombres cortos}} ({rows}), {records, plural, one {# registro} other {# registros}}.',
  'bundles.heldBy.nicknames':
    '“{name}”: {count, plural, one {# descripción} other {# descripciones}} ({rows}), {records, plural, one {# registro} other {# registros}}.',
  'bundles.more': '{count, number} más',
  'bundles.delete.big':
    '{count, plural, one {Eliminar una categoría grande} other {Eliminar # categorías grandes}}',
  'bundles.delete.small':
    '{count, plural, one {Eliminar una categoría pequeña} other {Eliminar # categorías pequeñas}}',
  'bundles.delete.nicknames':
    '{count, plural, one {Eliminar un nombre corto} other {Eliminar # nombres cortos}}',
  'bundles.delete.inUse':
    'Lo que está en uso solo se puede eliminar si usted elige adónde pasa lo que contiene.',
  'bundles.delete.moveTo': 'Pasar lo que contienen a',
  'bundles.delete.page':
    'La página de una categoría pequeña desaparece con ella, y los enlaces a esa página dejan de funcionar. Puede haber enlaces así en boletines y marcadores.',
  'bundles.deleteNow': '{count, plural, one {Eliminar} other {Eliminar las # filas}}',

  // Two editors
  'bundles.conflicts': '{count, plural, one {# cambio por elegir} other {# cambios por elegir}}',
  'bundles.conflictsText':
    'Otra persona guardó esto mientras usted editaba. No se pierde nada de lo suyo: elija en cada caso lo que queda, y después guarde.',
  'bundles.before': 'Antes: {was}',
  'bundles.keepMine': 'Dejar lo mío',
  'bundles.takeTheirs': 'Tomar lo de la otra persona',
  'bundles.gone':
    'Otra persona eliminó esta fila o le cambió el nombre. Lo que usted escribió: {yours}. Ya no se puede guardar aquí.',
  'bundles.letGo': 'Descartar mi cambio',
  'bundles.later': 'Elegir después',

  // History
  'bundles.history': 'Historial',
  'bundles.noHistory': 'Todavía no se ha cambiado nada.',
  'bundles.older': 'Cambios anteriores',
  'bundles.kind.save': '{count, plural, one {# fila guardada} other {# filas guardadas}}',
  'bundles.kind.undo': '{count, plural, one {# fila deshecha} other {# filas deshechas}}',
  'bundles.kind.restore':
    '{count, plural, one {# fila devuelta a un estado anterior} other {# filas devueltas a un estado anterior}}',
  'bundles.kind.import': '{count, plural, one {# fila importada} other {# filas importadas}}',
  'bundles.undone': 'ya deshecho',
  'bundles.restore': 'Volver a este estado',
  'bundles.moreRows': '{count, plural, one {# fila más} other {# filas más}}',
  'bundles.one.big': 'categoría grande',
  'bundles.one.small': 'categoría pequeña',
  'bundles.one.nicknames': 'nombre corto',
  'bundles.one.crime_descriptions': 'descripción',
  'bundles.rowAdded': 'se agregó: {row} “{name}”',
  'bundles.rowDeleted': 'se eliminó: {row} “{name}”',
  'bundles.rowChanged': 'cambió: {row} “{name}”:',

  // Files
  'bundles.files': 'Importar o exportar',
  'bundles.exportText':
    'Todo el esquema: categorías, nombres cortos y descripciones, en un archivo.',
  'bundles.exportCsv': 'Exportar como CSV',
  'bundles.exportJson': 'Exportar como JSON',
  'bundles.importText':
    'Importe un archivo. Verá qué cambiaría antes de guardar nada; las descripciones que no estén en él quedan como están.',
  'bundles.importSignIn': 'Inicie sesión para importar un archivo.',
  'bundles.chooseFile': 'Elegir un archivo',
  'bundles.importNothing': 'El archivo coincide con lo que ya está aquí. No hay nada que importar.',
  'bundles.importWould':
    '{count, plural, one {El archivo cambiaría # fila.} other {El archivo cambiaría # filas.}}',
  'bundles.importTable':
    '{table}: {added, plural, one {# fila nueva} other {# filas nuevas}}, {changed, number} con cambios, {deleted, plural, one {# eliminada} other {# eliminadas}}',
  'bundles.importRows': 'Filas',
  'bundles.importNow': '{count, plural, one {Importar # fila} other {Importar # filas}}',

  // Server messages, translated for pages in another language than the server's
  'bundles.told.saved': 'Sus cambios se guardaron.',
  'bundles.told.added': 'Se agregó “{name}”.',
  'bundles.told.deleted': 'Se eliminó “{name}”.',
  'bundles.told.undone': 'El cambio se deshizo.',
  'bundles.told.restored': 'Las categorías quedaron como estaban entonces.',
  'bundles.told.imported': 'El archivo se importó.',
  'bundles.told.unchanged': 'No había nada que cambiar.',
  'bundles.refused.unknown':
    'Uno de los nombres no está en las tablas. Vuelva a cargar la página y revise.',
  'bundles.refused.blank': 'El nombre está vacío. Escriba uno.',
  'bundles.refused.too-long': 'El nombre es demasiado largo. Acórtelo.',
  'bundles.refused.characters':
    'El nombre necesita una letra de la A a la Z o un número, y ningún carácter invisible. Escríbalo de nuevo.',
  'bundles.refused.ambiguous':
    'Varias descripciones tienen este nombre. Indique cuál por agencia y código: {rows}.',
  'bundles.refused.duplicate':
    'Otra fila tiene este nombre, o su página tendría la misma dirección. Elija otro nombre.',
  'bundles.refused.in-use': 'Está en uso en: {rows}. Cambie eso primero.',
  'bundles.refused.changed':
    'Otra persona cambió esta fila después de que usted la abrió. No se guardó nada.',
  'bundles.refused.in-the-way':
    'Todavía no se puede deshacer porque hay cambios posteriores. Deshaga esos primero; no se guardó nada.',

  'bundles.cancel': 'Cancelar',
  'bundles.close': 'Cerrar',
  'bundles.notLoaded': 'No se pudieron cargar las categorías.',
  'bundles.notReached':
    'No se pudo conectar con el servidor. No se pierde nada de lo que escribió.',
  'bundles.signInWhy':
    'Los cambios son para el personal. Lo que escribió queda aquí mientras inicia sesión.',
};
