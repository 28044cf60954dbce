import type { searchPageEn } from '../en/search-page.en.ts';
import type { Translation } from '../translation.ts';

/** The texts of the search page in Spanish. */
export const searchPageEs: Translation<typeof searchPageEn> = {
  'searchPage.title': 'Buscar',
  'searchPage.prompt': 'Un vecindario, código postal, dirección o tipo de delito',
  'searchPage.none':
    'No se encontró nada para “{words}”. Revise la ortografía o pruebe con un vecindario o un código postal.',
  'searchPage.noAddresses':
    'No se encontró nada para “{words}”. Aquí solo se conocen las calles principales; pruebe con una de ellas, un vecindario, un código postal o un lugar conocido.',
  'searchPage.noZip':
    'Ninguna zona tiene el código postal “{words}”. Puede estar fuera del condado o ser solo de apartados postales.',
  'searchPage.noBox':
    'Un apartado postal no está en el mapa. Pruebe con una dirección, un vecindario o un código postal.',
  'searchPage.failed': 'La búsqueda no está disponible en este momento.',
  'searchPage.in': 'En {area}',
  'searchPage.nearest': 'Fuera del condado. La zona más cercana es {area}.',
  'searchPage.outside': 'Fuera de las zonas de {county}.',
  'searchPage.compare': 'Añadir a la comparación',
  'searchPage.crime': 'Tipo de delito',
};
