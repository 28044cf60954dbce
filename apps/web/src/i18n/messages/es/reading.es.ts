import type { readingEn } from '../en/reading.en.ts';
import type { Translation } from '../translation.ts';

/** The texts of the pages about the data and the method in Spanish. */
export const readingEs: Translation<typeof readingEn> = {
  'data.title': 'Sobre los datos',
  'data.sampleLead':
    'Las cifras de este sitio son datos de muestra: se inventaron para mostrar el sitio, con niveles y temporadas verosímiles, y no corresponden a ningún lugar.',
  'data.realLead':
    'Las cifras de este sitio se cuentan a partir de los registros que publican los departamentos de policía.',
  'data.emptyLead': 'Todavía no hay registros cargados.',
  'data.privacy': 'Qué se sabe de usted',
  'data.privacyText':
    'Contamos cuántas veces se abre y se usa cada tipo de página: por día y por idioma, y nada más. No hay cookies para eso, no se guardan direcciones y no se envía nada de lo que usted escribe. Si su navegador pide que no lo rastreen (Do Not Track o Global Privacy Control), no se le cuenta.',
  'data.privacyPlaces':
    'Los lugares que usted guarda se quedan en su navegador. “Usar mi ubicación” pregunta a este sitio qué vecindario hay en ese punto, con una precisión de unos cien metros; el punto no se guarda.',
  'data.privacyServices':
    'Si quienes llevan este sitio usan además un servicio de estadísticas, este recibe los mismos tipos de página y acciones, y nada más. En las páginas de su suscripción no recibe nada.',
  'data.mail.title': 'Si usted se suscribe',
  'data.mail.returning':
    'Cualquiera puede escribir cualquier dirección en el formulario. Si esa dirección ya tiene una suscripción, la respuesta lo dice: un extraño puede averiguar que usted recibe este boletín, pero no sobre qué lugares.',
  'data.mail.returningHidden':
    'Cualquiera puede escribir cualquier dirección en el formulario. La respuesta es la misma, tenga o no una suscripción esa dirección: solo lo dice el correo que le llega.',
  'data.mail.confirm':
    'Su suscripción se abre solo en el navegador donde se usó un enlace de nuestros correos. Si un extraño escribe la dirección de usted y usted oprime el botón, entra su navegador, y no el del extraño.',
  'data.mail.sealed':
    'Su dirección está cifrada en la base de datos y en sus copias. La clave la tienen quienes llevan este sitio.',
  'data.mail.notSealed':
    'Su dirección no está cifrada en este sitio. Después de borrarla puede quedar en los archivos de la base de datos hasta que se escriba encima.',
  'data.mail.what': 'Qué',
  'data.mail.where': 'Dónde',
  'data.mail.howLong': 'Cuánto tiempo',
  'data.mail.signUp': 'Una dirección que nunca se confirmó, y los vecindarios pedidos',
  'data.mail.signUp.where': 'Base de datos',
  'data.mail.signUp.howLong': 'Hasta nueve días después del último enlace; se borra esa noche',
  'data.mail.subscription': 'Su dirección, idioma, vecindarios y demás opciones, y desde cuándo',
  'data.mail.subscription.where': 'Base de datos y copias de seguridad',
  'data.mail.subscription.howLong':
    'Hasta que usted la borre, o 30 días después de cancelar la suscripción',
  'data.mail.backups': 'Lo mismo, después de borrarlo usted',
  'data.mail.backups.where': 'Copias de seguridad anteriores',
  'data.mail.backups.howLong':
    'Hasta 12 semanas; en las copias que hacen por su cuenta quienes llevan este sitio, hasta que las quiten. Si se recupera una, usted se borra otra vez',
  'data.mail.mails': 'Los correos que le enviamos',
  'data.mail.mails.where':
    'Su buzón y los servidores de correo del camino; en un sitio sin servidor de correo, archivos en la propia computadora del sitio',
  'data.mail.mails.howLong':
    'Esos archivos se quitan junto con su dirección; los servidores de correo tienen sus propias reglas',
  'data.mail.opened': 'Qué navegadores abrieron su página: números al azar y horas',
  'data.mail.opened.where': 'Base de datos',
  'data.mail.opened.howLong': '180 días después del último uso',
  'data.mail.browser': 'Que se suscribió aquí, y lo que abre su página',
  'data.mail.browser.where': 'Su navegador',
  'data.mail.browser.howLong':
    '48 horas después de suscribirse; lo que abre su página se va con su pestaña',
  'data.mail.mark':
    'Que una dirección se borró, y cuándo: un código del que nadie puede sacar la dirección sin el secreto del sitio',
  'data.mail.mark.where': 'Base de datos, copias de seguridad y un archivo junto a ellas',
  'data.mail.mark.howLong':
    'Mientras exista este sitio, para que ninguna copia le traiga de vuelta',
  'data.load': 'Cargar los registros reales',
  'data.loadText':
    'Quien administra este sitio carga los registros con estos comandos, en la carpeta del sitio. Los datos de muestra desaparecen cuando se publican los primeros registros reales.',
  'data.step.boundaries': 'Los límites de los vecindarios, un archivo GeoJSON:',
  'data.step.population': 'El número de residentes de cada zona, un archivo CSV:',
  'data.step.coverage': 'Qué departamento de policía atiende cada zona, un archivo CSV:',
  'data.step.crime':
    'Los registros de delitos de un departamento, un archivo CSV tal como lo publica:',
  'data.step.releases': 'Qué se ha cargado, y cuándo:',
  'data.sources': 'Departamentos',
  'data.agency': 'Departamento',
  'data.first': 'Desde',
  'data.through': 'Hasta',
  'data.released': 'Publicado',
  'data.noneYet': 'todavía nada',
  'data.methods': 'Cómo se hacen las cifras',
  'data.updates': 'Actualizaciones',
  'data.updatesText':
    'Este sitio consulta por su cuenta estas fuentes en busca de registros nuevos.',
  'data.source': 'Fuente',
  'data.checked': 'Última consulta con respuesta',
  'data.changed': 'Últimos registros nuevos',
  'data.source.new': 'Todavía no se ha consultado: {source}.',
  'data.source.failing':
    'La última consulta no tuvo respuesta: {source}. Pronto se volverá a intentar.',
  'data.source.late':
    'Los registros nuevos llegan con retraso: {source}. Las cifras son las de la última actualización.',
  'data.source.paused': 'Las actualizaciones están en pausa: {source}.',
};
