import type { searchPageEn } from '../en/search-page.en.ts';
import type { Translation } from '../translation.ts';

/** The texts of the search page in Spanish. */
export const searchPageEs: Translation<typeof searchPageEn> = {
  'searchPage.title': 'Buscar',
  'searchPage.prompt': 'Lugar, dirección, delito o página',
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
  'searchPage.crimeIn': '{crime} en {area}',
  'searchPage.page': 'Página',
  'searchPage.subscription': 'Su suscripción',
  'searchPage.feedback': 'Comentarios',
  'searchPage.hint':
    'Pruebe con un vecindario, una dirección, un código postal, “robo de auto” y un vecindario, o “cómo se calcula el ICA”.',
  'searchPage.recent': 'Elegido recientemente',
  'searchPage.clear': 'Borrar',
  'searchPage.private': 'Se guarda solo en este navegador.',
  'searchPage.key': 'Abrir la búsqueda con la tecla /',
};
