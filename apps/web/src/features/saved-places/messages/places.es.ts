import type { Translation } from '../../../i18n/messages/translation.ts';
import type { placesEn } from './places.en.ts';

/** The texts of the saved places in Spanish. */
export const placesEs: Translation<typeof placesEn> = {
  'places.none':
    'Guarde hasta cinco vecindarios. Aquí verá sus delitos, su aire y sus noticias, a un toque.',
  'places.add': 'Agregar vecindario o dirección',
  'places.saveNamed': 'Guardar {name}',
  'places.full': 'Puede guardar {most, number}. Quite uno para agregar otro.',
  'places.private':
    'Sus lugares se quedan en este navegador; nunca los vemos. Solo pedimos su ubicación cuando toca el botón, y no la guardamos.',
  'places.rename': 'Cambiar nombre',
  'places.renameNamed': 'Cambiar el nombre de {name}',
  'places.nameOf': 'Su nombre para {name}',
  'places.save': 'Guardar',
  'places.remove': 'Quitar',
  'places.removeNamed': 'Quitar {name}',
  'places.choose': 'Elija su vecindario',
  'places.another': 'Agregar otro vecindario',
  'places.compare': 'Comparar estos vecindarios',
  'places.needsScript': 'Sus lugares se guardan en este navegador, lo que requiere JavaScript.',
  'places.allNeighborhoods': 'Ver todos los vecindarios',
  'places.noArea': 'Este vecindario ya no está en los límites.',
  'places.crimeMore': 'Delitos en {name}',
  'places.airMore': 'Aire en {name}',
  'places.newsMore': 'Noticias de {name}',
  'places.news': 'Qué cambió',
  'places.newsSince': 'Desde su última visita',
  'places.noCrime': 'Aún no hay registros de delitos.',
  'places.savedNamed': '{name} se guardó.',
  'places.removedNamed': '{name} se quitó.',
};
