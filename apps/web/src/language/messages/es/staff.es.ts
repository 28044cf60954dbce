import type { staffEn } from '../en/staff.en.ts';
import type { Translation } from '../translation.ts';

/** The texts of staff pages in Spanish. */
export const staffEs: Translation<typeof staffEn> = {
  'staff.pages': 'Páginas del personal',
  'staff.home': 'Personal',
  'staff.signIn': 'Iniciar sesión',
  'staff.signOut': 'Cerrar sesión',
  'staff.signInText': 'Estas páginas son para quienes mantienen este sitio.',
  'staff.linkText': 'Este enlace inicia su sesión una sola vez, en este navegador.',
  'staff.byPasskey': 'Entrar con una llave de acceso',
  'staff.byProvider': 'Entrar con {name}',
  'staff.email': 'Correo electrónico',
  'staff.mailLink': 'Enviarme un enlace',
  'staff.noMail':
    'Este sitio no envía correo. Pida un enlace a quien administra el servidor: {code}',
  'staff.noPasskey': 'No se recibió ninguna llave de acceso. Puede intentarlo de nuevo.',
  'staff.notReached': 'No se pudo conectar con el servidor. Inténtelo de nuevo.',
  'staff.notNow': 'Ahora no',
  'staff.problem.refused': 'El proveedor de identidad no inició su sesión.',
  'staff.problem.not-verified':
    'El proveedor de identidad no ha verificado su dirección, así que no puede usarla aquí.',
  'staff.problem.not-invited': 'Nadie ha invitado a esa dirección.',
  'staff.problem.expired': 'Tardó demasiado. Empiece de nuevo.',
  'staff.problem.unreachable':
    'El proveedor de identidad no responde. Entre de otra manera o inténtelo más tarde.',
  'staff.signedIn.editor': 'Sesión de {email}, con permiso para editar.',
  'staff.signedIn.administrator': 'Sesión de {email}, con permiso para administrar.',
  'staff.bundles': 'Herramienta de categorías',
  'staff.bundlesText': 'Administre las categorías de delitos que ven los lectores.',
  'staff.bundling': 'Descripciones',
  'staff.bundlingText': 'Vea cómo se cuenta cada descripción oficial.',
  'staff.sources': 'Publicaciones y fuentes',
  'staff.sourcesText':
    'Vea hasta cuándo llegan los registros y cuándo se consultó cada fuente por última vez.',
  'staff.usage': 'Uso del sitio',
  'staff.usageText': 'Vea cuántas veces se abre y se usa cada tipo de página.',
  'staff.usageCount':
    '{count, plural, =0 {Nadie vio una página en los últimos 7 días.} one {# página vista en los últimos 7 días.} other {# páginas vistas en los últimos 7 días.}}',
  'staff.feedback': 'Comentarios',
  'staff.feedbackText': 'Lea lo que escribieron los lectores y marque lo que ya se atendió.',
  'staff.feedbackCount':
    '{all, plural, =0 {Nadie ha escrito todavía.} other {{open, plural, =0 {Ninguno sin leer} other {# sin leer}}, {all, number} en total.}}',
  'staff.newsletter': 'Boletín',
  'staff.newsletterText': 'Escriba las ediciones, vea cómo quedan y envíelas.',
  'staff.runs': 'Fuentes',
  'staff.noSources':
    'Todavía no hay fuentes que se consulten automáticamente. Quien administra el servidor puede agregar una: {code}',
  'staff.source.new': 'aún no se ha consultado',
  'staff.source.current': 'al día',
  'staff.source.failing': 'la última consulta falló',
  'staff.source.late': 'con retraso',
  'staff.source.paused': 'en pausa',
  'staff.source.running': 'se está consultando ahora',
  'staff.source.lastRun': 'Última consulta {moment}: {outcome}.',
  'staff.source.nextRun': 'Próxima: {moment}.',
  'staff.source.run': 'Consultar ahora',
  'staff.source.runNamed': 'Consultar {name} ahora',
  'staff.passkeys': 'Llaves de acceso',
  'staff.passkeysText':
    'Con una llave de acceso, usted entra con su huella, su cara o el código de su dispositivo.',
  'staff.passkeyName': 'Nombre de la llave',
  'staff.thisDevice': 'Este dispositivo',
  'staff.addPasskey': 'Agregar una llave de acceso',
  'staff.passkeyAdded': 'agregada el {day}, sin uso todavía',
  'staff.passkeyUsed': 'usada por última vez el {day}',
  'staff.passkeyNotAdded': 'No se agregó ninguna llave de acceso. Puede intentarlo de nuevo.',
  'staff.remove': 'Quitar',
  'staff.removeNamed': 'Quitar {name}',
  'staff.changes': 'Últimos cambios',
  'staff.noChanges': 'Todavía no se ha cambiado nada.',

  // What the server says, for pages in another language than its own
  'staff.failed.signedOut': 'Su sesión terminó. Inicie sesión de nuevo.',
  'staff.failed.notAllowed': 'No tiene permiso para hacer esto.',
  'staff.failed.gone': 'Esto ya no existe. Vuelva a cargar la página para ver lo que hay.',
  'staff.failed.conflict':
    'No se cambió nada: tal vez otra persona se adelantó. Vuelva a cargar la página para ver cómo quedó.',
  'staff.failed.tooMany':
    'Demasiadas solicitudes en poco tiempo. Inténtelo de nuevo en unos minutos.',
  'staff.failed.refused': 'El servidor no lo aceptó. Revíselo e inténtelo de nuevo.',
  'staff.failed.server': 'Algo falló en el servidor. Inténtelo más tarde.',
  'staff.failed.link': 'Este enlace ya se usó, venció o está incompleto. Pida uno nuevo.',
  'staff.failed.passkey':
    'Esta llave de acceso no se pudo usar aquí. Inténtelo de nuevo o entre de otra manera.',
  'staff.linkSent': 'Si esta dirección es de alguien del personal, el enlace va en camino.',
  'staff.newsSaved': 'El párrafo se guardó.',
  'staff.newsRemoved': 'El párrafo se quitó.',
  'staff.source.asked': 'Se está consultando {name}.',
  'staff.source.notAsked': '{name} está en pausa o ya no existe, así que no se consultó.',
  'staff.source.result.published': 'había registros nuevos',
  'staff.source.result.nothing-new': 'nada nuevo',
  'staff.source.result.failed': 'no se pudieron leer los registros',
  'staff.source.message': 'El servidor dice, en inglés: {message}',

  // Latest changes
  'change.by.commandLine': 'la línea de comandos',
  'change.by.automatic': 'el servidor',
  'change.staff.invited': 'Se invitó a {of}',
  'change.staff.role': 'Se cambiaron los permisos de {of}',
  'change.staff.removed': 'Se quitó a {of} del personal',
  'change.staff.signedIn': '{of} inició sesión',
  'change.staff.signedOut': 'Se cerró la sesión de {of} en todos los navegadores',
  'change.staff.passkeyAdded': '{of} agregó una llave de acceso',
  'change.staff.passkeyRemoved': '{of} quitó una llave de acceso',
  'change.feedback.handled': 'El comentario n.º {id} se marcó como atendido',
  'change.feedback.opened': 'El comentario n.º {id} se marcó como no leído',
  'change.feedback.deleted': 'El comentario n.º {id} se borró',
  'change.sources.asked': 'Se pidió consultar la fuente “{of}”',
  'change.news.added':
    'Se agregó un párrafo de la redacción a la noticia {entry}, en {language, select, es {español} other {inglés}}',
  'change.news.changed':
    'Se cambió el párrafo de la redacción de la noticia {entry}, en {language, select, es {español} other {inglés}}',
  'change.news.deleted':
    'Se quitó el párrafo de la redacción de la noticia {entry}, en {language, select, es {español} other {inglés}}',
  'change.newsletter.drafted': 'Se empezó el boletín de {month}',
  'change.newsletter.wrote': 'Se editó el boletín de {month}',
  'change.newsletter.scheduled': 'Se programó el boletín de {month}',
  'change.newsletter.takenBack': 'El boletín de {month} volvió a borrador',
  'change.newsletter.paused': 'Se puso en pausa el boletín de {month}',
  'change.newsletter.resumed': 'Se reanudó el boletín de {month}',
  'change.newsletter.automaticOn': 'Se activaron las ediciones automáticas',
  'change.newsletter.automaticOff': 'Se desactivaron las ediciones automáticas',
  'change.bundles.added':
    'Se agregó {row, select, big {la categoría grande} small {la categoría pequeña} nickname {el nombre corto} other {la descripción}} “{name}”',
  'change.bundles.changed':
    'Se cambió {row, select, big {la categoría grande} small {la categoría pequeña} nickname {el nombre corto} other {la descripción}} “{name}”',
  'change.bundles.renamed':
    '{row, select, big {La categoría grande} small {La categoría pequeña} nickname {El nombre corto} other {La descripción}} “{name}” cambió de nombre',
  'change.bundles.deleted':
    'Se eliminó {row, select, big {la categoría grande} small {la categoría pequeña} nickname {el nombre corto} other {la descripción}} “{name}”',
  'change.bundles.rows': 'Se cambiaron {count, number} filas de la herramienta de categorías',
  'change.bundles.imported':
    '{count, plural, one {Se importó # fila a la herramienta de categorías} other {Se importaron # filas a la herramienta de categorías}}',
  'change.bundles.undone': 'Se deshizo el cambio n.º {save} de la herramienta de categorías',
  'change.bundles.restored': 'La herramienta de categorías volvió al estado n.º {save}',

  'usage.title': 'Uso del sitio',
  'usage.lead':
    'Se cuenta por día, tipo de página e idioma. No se identifica a nadie: no hay cookies, ni direcciones, ni nada de lo que se escribió. No se cuenta a quien pide que no lo rastreen.',
  'usage.time': 'Período',
  'usage.days': '{days, plural, =366 {Último año} other {Últimos # días}}',
  'usage.views': 'Páginas vistas por día',
  'usage.viewsAll': '{count, plural, =0 {ninguna} one {# página vista} other {# páginas vistas}}',
  'usage.viewsSummary':
    'Gráfica de barras de páginas vistas por día, del {from} al {to}: {count, number} en total, {most, number} como máximo en un día.',
  'usage.pages': 'Por tipo de página',
  'usage.page': 'Página',
  'usage.event.page-view': 'Páginas vistas',
  'usage.event.map-click': 'Clics en el mapa',
  'usage.event.filter-change': 'Cambios de filtro',
  'usage.event.place-search': 'Búsquedas de lugares',
  'usage.event.feedback-answer': 'Comentarios',
  'usage.in.en': 'Todas, en inglés',
  'usage.in.es': 'Todas, en español',
  'usage.none': 'No se ha contado nada en este período.',
  'staff.news': 'Notas de la redacción sobre las noticias',
  'staff.newsEntry': 'Noticia',
  'staff.newsLanguage': 'Idioma',
  'staff.news.en': 'Inglés',
  'staff.news.es': 'Español',
  'staff.newsParagraph': 'Párrafo de la redacción',
  'staff.newsHint':
    'Markdown: párrafos, *énfasis*, [enlaces](https://…), listas. Déjelo vacío para quitarlo.',
  'staff.newsSave': 'Guardar el párrafo',
};
