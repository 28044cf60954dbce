import type { Translation } from '../../../i18n/messages/translation.ts';
import type { subscriptionEn } from './subscription.en.ts';

/** The texts of the subscription page and of the pages behind mailed links, in Spanish. */
export const subscriptionEs: Translation<typeof subscriptionEn> = {
  'subscription.title': 'Sus boletines',
  'subscription.loading': 'cargando...', // spec 8
  // spec 2
  'subscription.unverified':
    'La página de suscripción está desactivada por ahora. Primero revise su correo electrónico y confirme el registro.',
  'subscription.confirmed': 'Ya confirmé',
  'subscription.stillClosed':
    'Esta página sigue cerrada aquí. ¿Confirmó en otro navegador o en otro dispositivo? Su página se abrió ahí, y solo ahí. Para abrirla también aquí, pida un enlace por correo y oprima su botón aquí:',
  'subscription.masked': 'Esta página sigue cerrada hasta que carguen sus suscripciones.',
  'subscription.notLoaded': 'No se pudieron cargar sus suscripciones.',
  'subscription.noScript':
    'Esta página necesita JavaScript. Para dejar de recibir el boletín sin él, use “cancelar suscripción” en su programa de correo.',
  'subscription.noLink':
    'Esta página se abre con el enlace de un boletín o de nuestro primer correo. Pida que le enviemos uno nuevo:',
  'subscription.closed':
    'Este enlace ya no abre sus suscripciones. Pida que le enviemos uno nuevo:',
  'subscription.notYet': '¿Todavía no tiene suscripción? <a>Suscríbase a un vecindario</a>.',
  'subscription.intro':
    'Correos sobre sus vecindarios, con una sección para cada uno: una vez al mes o cada semana.',
  'subscription.manage': 'administre su suscripción', // spec 2
  'subscription.yours': 'Sus suscripciones', // spec 2
  // spec 2
  'subscription.manageText':
    'Administre las siguientes suscripciones, que se envían actualmente a {email}.',
  'subscription.none': 'No tiene suscripción a ningún vecindario.',
  'subscription.delivered.weekly':
    'Llega cada lunes, y una vez al mes cuando las cifras del mes están completas.',
  'subscription.delivered.monthly':
    'Llega una vez al mes, cuando las cifras del mes están completas.',
  'subscription.delivered.only-alerts': 'Sin boletín: solo recibe alertas.',
  'subscription.delivered.never': 'Sin boletín: usted canceló la suscripción.',
  'subscription.shareNamed': 'Compartir {name}',
  'subscription.unsubscribe': 'Cancelar', // spec 2
  'subscription.unsubscribeNamed': 'Cancelar la suscripción a {name}',
  'subscription.addCard': 'Agregar un vecindario',
  'subscription.added': 'Se agregó {name}.',
  'subscription.removed': 'Se canceló su suscripción a {name}.',
  'subscription.undo': 'Deshacer',
  'subscription.notSaved': 'El cambio no se guardó; la página muestra lo que había antes: {reason}',
  'subscription.held':
    'Los correos a esta dirección fueron devueltos, así que por ahora no enviamos ninguno. Escríbanos con el botón de comentarios.',
  'subscription.ended': 'Usted canceló la suscripción: no recibirá boletines ni alertas.',
  'subscription.again': 'Quiero recibir boletines otra vez',
  'subscription.waiting': 'Usted pidió {names} antes de confirmar esta dirección.',
  'subscription.addWaiting': '{count, plural, one {Agregarlo} other {Agregarlos}}',
  'subscription.dismissWaiting': 'No, gracias',
  'subscription.contents': 'Qué incluye su boletín',
  'subscription.contentsText':
    'Los vecindarios salen en este orden: arrástrelos o use las flechas. Elija un vecindario para decidir qué incluye su sección.',
  'subscription.categoriesNotLoaded': 'No se pudieron cargar las secciones del boletín.',
  'subscription.noneSelected': '¡El vecindario elegido no puede estar vacío!', // spec 5
  'subscription.lastCategory':
    'Cada vecindario necesita al menos una sección. Si no quiere ninguna, cancele la suscripción al vecindario.',
  'subscription.parts': 'Secciones del boletín',
  'subscription.partsOf': 'Secciones sobre {name}',
  'subscription.selectFirst': 'Elija primero un vecindario.',
  'subscription.select': 'Elegir',
  'subscription.selectNamed': 'Elegir las secciones sobre {name}',
  'subscription.grip': 'se puede mover',
  'subscription.move': 'Mover {name}',
  'subscription.up': 'Subir {name}',
  'subscription.down': 'Bajar {name}',
  'subscription.howToMove':
    'Oprima la barra espaciadora para levantar, las flechas para mover, otra vez la barra para soltar y Escape para dejarlo donde estaba.',
  'subscription.lifted': 'Se levantó {name}, en el lugar {place} de {count}.',
  'subscription.over': '{name} está en el lugar {place} de {count}.',
  'subscription.dropped': 'Se soltó {name} en el lugar {place} de {count}.',
  'subscription.notMoved': '{name} volvió al lugar {place} de {count}.',
  'subscription.settings': 'Cómo llega su boletín',
  'subscription.howOften': 'Con qué frecuencia',
  'subscription.howOften.weekly':
    'Cada semana: el aire de la semana y las novedades, los lunes, y el boletín mensual',
  'subscription.howOften.monthly': 'Una vez al mes',
  'subscription.howOften.only-alerts': 'Solo las alertas que elegí',
  'subscription.language': 'Idioma del boletín',
  'subscription.alerts': 'Alertas',
  'subscription.alerts.crime-change':
    'Cuando los delitos de un mes son claramente más o menos de lo usual',
  'subscription.alerts.unhealthy-air': 'Cuando el aire es dañino (una vez al día como máximo)',
  'subscription.data': 'Sus datos',
  'subscription.dataText': 'Puede ver todo lo que guardamos sobre usted, y borrarlo.',
  'subscription.sendData': 'Envíenme mis datos',
  'subscription.closeEverywhere': 'Cerrar esta página en todos los dispositivos',
  'subscription.closeText': 'Cierra esta página en todas partes. El boletín sigue.',
  'subscription.closedNow': 'Esta página quedó cerrada en todos los dispositivos.',
  'subscription.closedEverywhere':
    'Esta página quedó cerrada en todos los dispositivos y ningún enlace anterior la abre. Su boletín sigue llegando. Para abrirla otra vez, pida que le enviemos un enlace nuevo:',
  'subscription.delete': 'Bórrenme',
  'subscription.dataFailed': 'No se pudo: {reason}',
  'subscription.deleteTitle': '¿Borrar todo sobre usted?',
  'subscription.deleteText':
    'Se borrarán sus suscripciones y su dirección, {email}. Esto no se puede deshacer.',
  'subscription.deleteAll': 'Borrar todo',
  'subscription.keep': 'Conservar mi suscripción',
  'subscription.deleted': 'Se borró todo sobre usted.',

  // Mailed links
  'mailedLink.failed': 'No se pudo: {reason}',
  'mailedLink.unknown':
    'Este enlace no funciona. Tal vez llegó cortado. Pida que le enviemos uno nuevo:',
  'mailedLink.expired': 'Este enlace ya venció.',
  'mailedLink.mailNew': 'Envíenme un enlace nuevo',
  'mailedLink.mailLink': 'Envíenme un enlace',
  'mailedLink.sent': 'Si {email} tiene una suscripción, el enlace va en camino.',
  'mailedLink.sentNew': 'Un enlace nuevo va en camino.',
  'mailedLink.notSent': 'No se pudo enviar el enlace: {reason}',
  'mailedLink.noScript': 'Esta página necesita JavaScript.',
  'confirm.title': 'Confirme su suscripción',
  'confirm.text':
    'Usted pidió el boletín de su vecindario. Oprima el botón y empezará a llegar; su página de suscripción se abre en este navegador. Si no fue usted, cierre esta página: no se enviará nada.',
  'confirm.button': 'Confirmar',
  'confirm.already':
    'Esta suscripción ya está confirmada. Para abrir su página, pida que le enviemos un enlace:',
  'manage.title': 'Abra su página de suscripción',
  'manage.text': 'Este enlace es de uno de sus boletines. No lo comparta: abre su página.',
  'manage.button': 'Abrir mi página',
  'manage.already': 'Este enlace ya se usó. Pida que le enviemos uno nuevo:',
  'unsubscribe.title': 'Cancelar la suscripción',
  'unsubscribe.text': 'Oprima el botón y dejarán de llegar estos correos.',
  'unsubscribe.button': 'Cancelar la suscripción',
  'unsubscribe.ended.everything': 'Canceló la suscripción. Ya no recibirá boletines.',
  'unsubscribe.ended.crime-change':
    'Ya no recibirá alertas de cambios en los delitos. El boletín y las demás alertas siguen igual.',
  'unsubscribe.ended.unhealthy-air':
    'Ya no recibirá alertas de aire dañino. El boletín y las demás alertas siguen igual.',
  'unsubscribe.back': 'Suscribirse de nuevo',
};
