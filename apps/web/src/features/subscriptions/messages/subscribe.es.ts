import type { Translation } from '../../../i18n/messages/translation.ts';
import type { subscribeEn } from './subscribe.en.ts';

/** The texts of subscribing in Spanish. */
export const subscribeEs: Translation<typeof subscribeEn> = {
  'subscribe.noScript': 'Para suscribirse hace falta JavaScript.',
  'subscribe.yourEmail': '¿Adónde los enviamos?',
  'subscribe.intro':
    'Un correo al mes sobre los vecindarios que elija: qué se reportó ahí, cómo cambió y cómo está el aire. Es gratis, sin anuncios, y cada correo trae un enlace para cancelar la suscripción.',
  'subscribe.which': '¿Cuáles vecindarios?',
  'subscribe.choose': 'elija su vecindario', // spec 2
  'subscribe.chooseNone': 'Ningún otro vecindario empieza así',
  'subscribe.add': 'Agregar el vecindario',
  'subscribe.addExactly': 'Escriba el nombre completo de un vecindario, o elíjalo de la lista.',
  'subscribe.chosen': 'Vecindarios elegidos',
  'subscribe.leaveOut': 'Quitar {name}',
  'subscribe.namesNotLoaded': 'No se pudieron cargar los nombres de los vecindarios.',
  'subscribe.privacy':
    'Primero le enviamos un enlace; no llega nada hasta que usted confirme. Su dirección se usa solo para estos correos. No rastreamos si los abre. <a>Qué guardamos, y cuánto tiempo</a>.',
  'subscribe.haveOne': '¿Ya tiene una suscripción?',
  'subscribe.haveOneText': 'Le enviamos un enlace a su página de suscripción.',
  'subscribe.news': '¿Prefiere leerlo aquí?',
  'subscribe.newsText':
    'Nuestra <a>página de noticias</a> muestra qué cambió en los datos cada mes.',
  'subscribe.feeds':
    'Siga las noticias en un lector de fuentes: <atom>Atom</atom> o <json>JSON Feed</json>.',
  'subscribe.notOffered': 'Este sitio no envía boletines.',
  'subscribe.area': 'Vecindario',
  'subscribe.chooseArea': 'Elija un vecindario',
  'subscribe.email': 'Correo electrónico',
  'subscribe.enterEmail': 'Su correo', // spec 5
  'subscribe.send': 'Suscribirse',
  'subscribe.sending': 'Enviando…',
  'subscribe.emptyEmail': '¡El correo electrónico no puede estar vacío!', // spec 5
  'subscribe.withoutAt': '¡Incluya una “@” en la dirección de correo electrónico!', // spec 5
  'subscribe.noArea': 'Elija un vecindario, por favor.',
  'subscribe.done': '¡Gracias por su suscripción! Puede modificarla en cualquier momento', // spec 8
  'subscribe.next':
    'Ahora abra el enlace del correo que acabamos de enviarle y presione Confirmar. Hasta entonces no llega nada.',
  'subscribe.returning': 'Usted ya tiene una suscripción. Consulte la más reciente', // spec 8
  'subscribe.link': 'en su página de suscripción.',
  'subscribe.failed': 'No se pudo hacer la suscripción: {error}', // spec 8
  'subscribe.reason.unreachable': 'no se pudo conectar con el servidor.',
  'subscribe.reason.tooMany': 'fueron muchos intentos; espere unos minutos.',
  'subscribe.reason.busy': 'el sitio está muy ocupado; inténtelo de nuevo en un minuto.',
  'subscribe.reason.refused': 'el servidor no aceptó esta dirección.',
  'subscribe.reason.server': 'el servidor tiene un problema; inténtelo más tarde.',
  'subscribe.reason.unreadable': 'el servidor dio una respuesta que no se pudo leer.',
};
