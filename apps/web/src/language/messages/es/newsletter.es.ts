import type { newsletterEn } from '../en/newsletter.en.ts';
import type { Translation } from '../translation.ts';

/** The texts of staff's page of the newsletter in Spanish. */
export const newsletterEs: Translation<typeof newsletterEn> = {
  'newsletter.title': 'Boletín',
  'newsletter.lead':
    'Cada edición le cuenta a cada suscriptor un mes de sus vecindarios. Escriba la nota, vea las cartas y decida cuándo salen.',
  'newsletter.signInWhy':
    'Su sesión terminó. Inicie sesión para continuar; lo que escribió sigue aquí.',
  'newsletter.sessionEnded': 'su sesión terminó.',
  'newsletter.notLoaded': 'No se pudieron cargar las ediciones.',
  'newsletter.editions': 'Ediciones',
  'newsletter.none': 'Todavía no hay ediciones. Empiece el borrador de un mes.',
  'newsletter.state.draft': 'Borrador',
  'newsletter.state.scheduled': 'Programada',
  'newsletter.state.sending': 'En envío',
  'newsletter.state.paused': 'En pausa',
  'newsletter.state.sent': 'Enviada',
  'newsletter.when.scheduled': 'Sale el {moment}',
  'newsletter.when.sending': 'Desde el {moment}',
  'newsletter.when.paused': 'El envío empezó el {moment}',
  'newsletter.when.sent': 'Terminó el {moment}',
  'newsletter.lettersOf': '{accepted, number} de {all, number} cartas',
  'newsletter.month': 'Mes',
  'newsletter.begin': 'Empezar un borrador',
  'newsletter.begun': 'El borrador está listo. Todavía no tiene nota.',
  'newsletter.noRecords':
    'Todavía no hay ningún mes completo en los registros, así que no hay de qué escribir.',
  'newsletter.allBegun': 'Cada mes del último año ya tiene su edición.',
  'newsletter.automatic': 'Las ediciones salen solas',
  'newsletter.automaticText':
    'Un mes que quedó completo se programa para las nueve de la mañana siguiente, sin nota. Las cifras de muestra nunca se envían así.',
  'newsletter.automaticOn': 'Desde ahora las ediciones salen solas.',
  'newsletter.automaticOff': 'Desde ahora las ediciones lo esperan a usted.',
  'newsletter.by.automatic': 'el reloj',
  'newsletter.by.commandLine': 'la línea de comandos',
  'newsletter.createdBy': 'Empezada por {by}.',
  'newsletter.scheduledBy': 'Programada por {by}.',
  'newsletter.newerFigures':
    'Se publicaron cifras más nuevas después de programarla. Para enviar esas, devuélvala a borrador y prográmela de nuevo.',
  'newsletter.newerFiguresSince':
    'Se publicaron cifras más nuevas después de programarla. Sus cartas conservan las cifras de entonces.',
  'newsletter.move.unschedule': 'Devolver a borrador',
  'newsletter.move.pause': 'Pausar',
  'newsletter.move.resume': 'Reanudar',
  'newsletter.moveText.unschedule':
    'Hasta que salgan sus cartas puede volver a ser borrador. Sus cifras se conservan como eran al programarla.',
  'newsletter.moveText.pause':
    'Detiene las cartas que no han salido. Las que ya salieron no se pueden recuperar.',
  'newsletter.moveText.resume': 'Continúa donde se detuvo; nadie la recibe dos veces.',
  'newsletter.unscheduled': 'La edición es un borrador otra vez.',
  'newsletter.paused': 'La edición está en pausa.',
  'newsletter.resumed': 'La edición continúa.',
  'newsletter.progress': 'Cartas atendidas',
  'newsletter.accepted':
    'El servidor de correo aceptó {accepted, number} de {all, plural, one {# carta} other {# cartas}}.',
  'newsletter.acceptedSoFar':
    'El servidor de correo aceptó {accepted, number} de {all, plural, one {# carta} other {# cartas}}; se están preparando más.',
  'newsletter.secondsLeft':
    '{pace, number} por segundo, {seconds, plural, one {falta # segundo} other {faltan # segundos}}.',
  'newsletter.minutesLeft':
    '{pace, number} por segundo, {minutes, plural, one {falta # minuto} other {faltan # minutos}}.',
  'newsletter.rest.retrying':
    '{count, number} aplazadas por el servidor de correo, se intentará de nuevo',
  'newsletter.rest.refused': '{count, number} rechazadas por el servidor de correo',
  'newsletter.rest.given_up': '{count, number} abandonadas después de dos días',
  'newsletter.rest.left_out': '{count, number} que ya no se quieren recibir',
  'newsletter.rest.bounced': '{count, number} devueltas',
  'newsletter.rest.complained': '{count, number} denunciadas como no deseadas',
  'newsletter.note': 'La nota de la redacción',
  'newsletter.noteText':
    'Markdown: párrafos, # títulos, listas, **negrita**, _énfasis_ y [enlaces](https://…). Las imágenes se omiten. Un idioma sin nota no lleva ninguna.',
  'newsletter.note.en': 'Nota en inglés',
  'newsletter.note.es': 'Nota en español',
  'newsletter.length': '{length, number} de {most, number} caracteres',
  'newsletter.tooLong': 'una nota tiene {most, number} caracteres como máximo.',
  'newsletter.categories': 'Qué cuentan sus cartas',
  'newsletter.categoriesNotLoaded': 'No se pudieron cargar las opciones.',
  'newsletter.lastCategory': 'Una carta cuenta al menos una cosa.',
  'newsletter.save': 'Guardar',
  'newsletter.saved': 'La edición está guardada.',
  'newsletter.unsaved': 'Sin guardar todavía.',
  'newsletter.notSaved': 'Lo que escribió sigue aquí, pero no se guardó: {fault}',
  'newsletter.conflict':
    'Otra persona guardó esta edición desde que usted empezó. La vista previa muestra su texto. Lo que usted escribió sigue aquí.',
  'newsletter.keepMine': 'Conservar lo que escribí',
  'newsletter.takeTheirs': 'Tomar el otro texto',
  'newsletter.left': 'Esta edición ya no es un borrador. Lo que escribió no se guardó:',
  'newsletter.discard': 'Descartarlo',
  'newsletter.send': 'Enviar',
  'newsletter.at': 'Día y hora, en el condado',
  'newsletter.schedule': 'Programar',
  'newsletter.saveAndSchedule': 'Guardar y programar',
  'newsletter.scheduled': 'La edición está programada para el {moment}.',
  'newsletter.noTime': 'Indique un día y una hora.',
  'newsletter.goesAt':
    'Las cartas salen desde el {moment}. Las cifras se conservan como estén cuando la programe.',
  'newsletter.goesNow':
    'El {moment} ya pasó: las cartas salen en menos de un minuto, a todos los suscriptores.',
  'newsletter.preview': 'La carta',
  'newsletter.search': 'Ver otro vecindario',
  'newsletter.look': 'Se muestra como',
  'newsletter.look.desktop': 'Computadora',
  'newsletter.look.phone': 'Teléfono',
  'newsletter.look.plain': 'Solo texto',
  'newsletter.language': 'Idioma de la carta',
  'newsletter.previewSaved': 'Muestra lo último guardado. Guarde para ver lo que escribió.',
  'newsletter.letterNotLoaded': 'No se pudo preparar la carta.',
  'newsletter.letterOf': 'Carta sobre {name}',
  'newsletter.subject': 'Asunto: {subject}',
  'newsletter.test': 'Enviarme una prueba',
  'newsletter.testText': 'Esta carta como se guardó la última vez, a {email}.',
  'newsletter.tested': 'Va una prueba en camino a {email}.',
};
