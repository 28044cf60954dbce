import type { Translation } from '../../../i18n/messages/translation.ts';
import type { newsletterEn } from './newsletter.en.ts';

/** The texts of staff's page of the newsletter in Spanish. */
export const newsletterEs: Translation<typeof newsletterEn> = {
  'newsletter.title': 'Boletín',
  'newsletter.lead':
    'Cada edición les cuenta a los suscriptores qué pasó en un mes en sus vecindarios. Escriba la nota, revise los boletines y elija cuándo salen.',
  'newsletter.signInFirst':
    'Esta página es para el personal. Inicie sesión para ver las ediciones.',
  'newsletter.signInWhy':
    'Su sesión terminó. Inicie sesión para continuar; lo que escribió sigue aquí.',
  'newsletter.sessionEnded': 'su sesión terminó.',
  'newsletter.notLoaded': 'No se pudieron cargar las ediciones.',
  'newsletter.editions': 'Ediciones',
  'newsletter.none': 'Todavía no hay ediciones. Empiece el borrador de un mes.',
  'newsletter.new': 'Edición nueva',
  'newsletter.state.draft': 'Borrador',
  'newsletter.state.scheduled': 'Programada',
  'newsletter.state.sending': 'En envío',
  'newsletter.state.paused': 'En pausa',
  'newsletter.state.sent': 'Enviada',
  'newsletter.when.scheduled': 'Sale el {moment}',
  'newsletter.when.sending': 'Empezó el {moment}',
  'newsletter.when.paused': 'Empezó el {moment}',
  'newsletter.when.sent': 'Terminó el {moment}',
  'newsletter.lettersOf': '{accepted, number} de {all, number} boletines',
  'newsletter.mailings': 'Boletines semanales y alertas',
  'newsletter.mailings.text': 'Salen automáticamente. Se muestran los 20 más recientes.',
  'newsletter.mailings.none': 'Todavía no ha salido ninguno.',
  'newsletter.mailing.weekly': 'Boletín semanal, {of}',
  'newsletter.mailing.crime-change': 'Alerta: delitos en {of}',
  'newsletter.mailing.unhealthy-air': 'Alerta: aire dañino el {of}',
  'newsletter.mailing.givenUp': '{count, number} no salieron a tiempo',
  'newsletter.month': 'Mes',
  'newsletter.begin': 'Empezar un borrador',
  'newsletter.begun': 'El borrador está listo. Todavía no tiene nota.',
  'newsletter.noRecords':
    'Todavía no hay ningún mes completo en los registros, así que no hay de qué escribir.',
  'newsletter.allBegun': 'Cada mes del último año ya tiene su edición.',
  'newsletter.automatic': 'Enviar las ediciones automáticamente',
  'newsletter.automaticText':
    'Cuando los registros de un mes están completos, su edición se programa para las 9 a.m. del día siguiente, sin nota. Las cifras de muestra nunca se envían así.',
  'newsletter.automaticOn': 'Desde ahora las ediciones salen automáticamente.',
  'newsletter.automaticOff': 'Desde ahora las ediciones esperan su decisión.',
  'newsletter.by.automatic': 'el servidor',
  'newsletter.by.commandLine': 'la línea de comandos',
  'newsletter.createdBy': 'Empezada por {by}.',
  'newsletter.scheduledBy': 'Programada por {by}.',
  'newsletter.newerFigures':
    'Se publicaron cifras más nuevas después de programarla. Para enviarlas, devuelva la edición a borrador y prográmela de nuevo.',
  'newsletter.newerFiguresSince':
    'Se publicaron cifras más nuevas después de programarla. Sus boletines conservan las anteriores.',
  'newsletter.move.unschedule': 'Devolver a borrador',
  'newsletter.move.pause': 'Pausar',
  'newsletter.move.resume': 'Reanudar',
  'newsletter.moveText.unschedule':
    'Se puede hasta que empiecen a salir sus boletines. Sus cifras quedan como estaban al programarla.',
  'newsletter.moveText.pause':
    'Detiene los boletines que no han salido. Los que ya salieron no se pueden recuperar.',
  'newsletter.moveText.resume': 'Continúa donde se detuvo. Nadie la recibe dos veces.',
  'newsletter.unscheduled': 'La edición es un borrador otra vez.',
  'newsletter.paused': 'El envío está en pausa.',
  'newsletter.resumed': 'El envío continúa.',
  'newsletter.senderProblem':
    'El servidor de correo no acepta boletines en este momento. No se borra a nadie de la lista; el envío se reanuda solo.',
  'newsletter.progress': 'Boletines procesados',
  'newsletter.accepted':
    'El servidor de correo aceptó {accepted, number} de {all, plural, one {# boletín} other {# boletines}}.',
  'newsletter.acceptedSoFar':
    'El servidor de correo aceptó {accepted, number} de {all, plural, one {# boletín} other {# boletines}}; se están preparando más.',
  'newsletter.secondsLeft':
    '{pace, number} por segundo; {seconds, plural, one {falta cerca de # segundo} other {faltan cerca de # segundos}}.',
  'newsletter.minutesLeft':
    '{pace, number} por segundo; {minutes, plural, one {falta cerca de # minuto} other {faltan cerca de # minutos}}.',
  'newsletter.rest.retrying':
    '{count, number} demorados por el servidor de correo; se intentará de nuevo',
  'newsletter.rest.refused': '{count, number} rechazados por el servidor de correo',
  'newsletter.rest.given_up': '{count, number} sin entregar después de dos días de intentos',
  'newsletter.rest.left_out':
    '{count, number} omitidos: la suscripción se canceló o la dirección se bloqueó mientras tanto',
  'newsletter.rest.bounced': '{count, number} devueltos',
  'newsletter.rest.complained': '{count, number} marcados como correo no deseado',
  'newsletter.note': 'Nota de la redacción',
  'newsletter.noteText':
    'Puede usar Markdown: párrafos, # títulos, listas, **negrita**, _énfasis_ y [enlaces](https://…). Las imágenes se omiten. Si deja vacío un idioma, sus boletines no llevan nota.',
  'newsletter.note.en': 'Nota en inglés',
  'newsletter.note.es': 'Nota en español',
  'newsletter.length': '{length, number} de {most, number} caracteres',
  'newsletter.tooLong': 'una nota puede tener {most, number} caracteres como máximo.',
  'newsletter.categories': 'Qué incluyen los boletines',
  'newsletter.categoriesNotLoaded': 'No se pudieron cargar las opciones.',
  'newsletter.lastCategory': 'Los boletines necesitan al menos una de estas partes.',
  'newsletter.save': 'Guardar',
  'newsletter.saved': 'La edición está guardada.',
  'newsletter.unsaved': 'Sin guardar todavía.',
  'newsletter.notSaved': 'Lo que escribió sigue aquí, pero no se guardó: {fault}',
  'newsletter.conflict':
    'Otra persona guardó esta edición después de que usted empezó. La vista previa muestra su texto. Lo que usted escribió sigue aquí.',
  'newsletter.keepMine': 'Conservar lo que escribí',
  'newsletter.takeTheirs': 'Usar el otro texto',
  'newsletter.left': 'Esta edición ya no es un borrador. Lo que escribió no se guardó:',
  'newsletter.discard': 'Descartarlo',
  'newsletter.send': 'Enviar',
  'newsletter.at': 'Fecha y hora en el condado',
  'newsletter.schedule': 'Programar',
  'newsletter.saveAndSchedule': 'Guardar y programar',
  'newsletter.sendNow': 'Enviar ahora',
  'newsletter.saveAndSendNow': 'Guardar y enviar ahora',
  'newsletter.scheduled': 'La edición saldrá el {moment}, como se programó.',
  'newsletter.noTime': 'Indique una fecha y una hora.',
  'newsletter.goesAt':
    'Los boletines empiezan a salir el {moment} (hora local). Sus cifras quedan como estén cuando programe la edición.',
  'newsletter.goesNow':
    'El {moment} ya pasó: los boletines salen en menos de un minuto, a todos los suscriptores.',
  'newsletter.preview': 'Vista previa',
  'newsletter.search': 'Mostrar otro vecindario',
  'newsletter.look': 'Se muestra como',
  'newsletter.look.desktop': 'Computadora',
  'newsletter.look.phone': 'Teléfono',
  'newsletter.look.plain': 'Solo texto',
  'newsletter.language': 'Idioma del boletín',
  'newsletter.previewSaved':
    'La vista previa muestra lo último guardado. Guarde para ver lo que escribió.',
  'newsletter.letterNotLoaded': 'No se pudo cargar la vista previa.',
  'newsletter.letterOf': 'Boletín sobre {name}',
  'newsletter.subject': 'Asunto: {subject}',
  'newsletter.test': 'Enviarme una prueba',
  'newsletter.testText': 'Envía este boletín, como se guardó la última vez, a {email}.',
  'newsletter.tested': 'La prueba va en camino a {email}.',
};
