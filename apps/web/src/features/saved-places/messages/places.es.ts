import type { Translation } from '../../../i18n/messages/translation.ts';
import type { placesEn } from './places.en.ts';

/** The texts of the saved places in Spanish. */
export const placesEs: Translation<typeof placesEn> = {
  'places.none': 'Guarde aquí hasta cinco vecindarios, a un toque en todas las páginas.',
  'places.add': 'Agregar un vecindario o una dirección',
  'places.keepThis': 'Guardar {name}',
  'places.full': 'Puede guardar {most, number}. Quite uno para agregar otro.',
  'places.nearMe': 'El vecindario donde estoy',
  'places.private':
    'Sus lugares se quedan en este navegador; nunca los vemos. Solo pedimos su ubicación cuando toca el botón, y no la guardamos.',
  'places.rename': 'Cambiar nombre',
  'places.renameNamed': 'Cambiar el nombre de {name}',
  'places.nameOf': 'Su nombre para {name}',
  'places.save': 'Guardar',
  'places.remove': 'Quitar',
  'places.removeNamed': 'Quitar {name}',
};
