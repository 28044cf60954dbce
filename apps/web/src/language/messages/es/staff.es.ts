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
  'staff.noMail': 'De aquí no sale correo. Quien administra el servidor imprime un enlace: {code}',
  'staff.noPasskey': 'No se recibió ninguna llave de acceso. Puede intentarlo de nuevo.',
  'staff.notReached': 'No se pudo llegar al servidor. Inténtelo de nuevo.',
  'staff.notNow': 'Ahora no',
  'staff.problem.refused': 'Allí no se inició la sesión.',
  'staff.problem.not-verified':
    'Su dirección no está verificada allí, así que no abre la puerta aquí.',
  'staff.problem.not-invited': 'Esa dirección no tiene invitación aquí.',
  'staff.problem.expired': 'Eso tardó demasiado. Empiece de nuevo, por favor.',
  'staff.problem.unreachable':
    'El proveedor de identidad no responde. Use otra manera o inténtelo más tarde.',
  'staff.signedIn.editor': 'Sesión de {email}, con permiso para editar.',
  'staff.signedIn.administrator': 'Sesión de {email}, con permiso para administrar.',
  'staff.bundles': 'Categorías',
  'staff.bundlesText': 'Mantener las categorías de delitos que ven los lectores.',
  'staff.bundling': 'Descripciones',
  'staff.bundlingText': 'Leer cómo se cuenta cada descripción oficial.',
  'staff.sources': 'Entregas y fuentes',
  'staff.sourcesText':
    'Ver hasta cuándo llegan los registros y cuándo se consultó cada fuente por última vez.',
  'staff.passkeys': 'Llaves de acceso',
  'staff.passkeysText':
    'Con una llave de acceso, usted entra con su huella, su cara o el código de su dispositivo.',
  'staff.passkeyName': 'Nombre de la llave de acceso',
  'staff.thisDevice': 'Este dispositivo',
  'staff.addPasskey': 'Agregar una llave de acceso',
  'staff.passkeyAdded': 'agregada el {day}, sin uso todavía',
  'staff.passkeyUsed': 'usada por última vez el {day}',
  'staff.passkeyNotAdded': 'No se agregó ninguna llave de acceso. Puede intentarlo de nuevo.',
  'staff.remove': 'Quitar',
  'staff.removeNamed': 'Quitar {name}',
  'staff.changes': 'Últimos cambios',
  'staff.noChanges': 'Todavía no se ha cambiado nada.',
};
