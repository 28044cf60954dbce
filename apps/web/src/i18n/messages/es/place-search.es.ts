import type { placeSearchEn } from '../en/place-search.en.ts';
import type { Translation } from '../translation.ts';

/** The texts of the place search's suggestions in Spanish. */
export const placeSearchEs: Translation<typeof placeSearchEn> = {
  'placeSearch.inZip': 'en el código postal {zip}',
  'placeSearch.outsideNearest': 'fuera del condado; la zona más cercana es {area}',
  'placeSearch.near': 'Cerca de {place}',
  'placeSearch.rough': 'ubicación aproximada',
  'placeSearch.streetMiddle': 'el punto medio de la calle',
  'placeSearch.nearBetween': 'cerca, entre el {low} y el {high}',
  'placeSearch.nearOne': 'cerca del {number}, el número más cercano que hay',
  'placeSearch.between':
    '{place} no está en nuestra lista. Se muestra cerca, no con exactitud, entre el {low} y el {high}.',
  'placeSearch.beside':
    '{place} no está en nuestra lista. Se muestra en el {number}, el número más cercano de esa calle.',
  'placeSearch.twoAreas':
    'Esos números están en {one} y en {other}, así que puede estar en cualquiera de los dos.',
  'placeSearch.edge':
    'Uno de esos números queda fuera de las zonas que se muestran, así que puede quedar fuera también.',
  'placeSearch.middle':
    'Este es el punto medio de {place}, que también puede pasar por otras zonas.',
  'placeSearch.noAddresses':
    'Aquí solo se conocen las calles principales; escriba una de ellas, un vecindario, un código postal o un lugar conocido',
  'placeSearch.noZip':
    'Ninguna zona tiene este código postal; puede estar fuera del condado o ser solo de apartados postales',
  'placeSearch.none':
    'No se encontró nada; revise la ortografía o escriba un vecindario o código postal',
  'placeSearch.otherPlace': 'no está en {place}',
  'placeSearch.unknownAddress': 'no se encontró exactamente; se muestra toda la zona de {place}',
  'placeSearch.postOfficeBox':
    'un apartado postal no está en el mapa; se muestra toda la zona de {place}',
  'placeSearch.similarName': 'un nombre parecido',
  'placeSearch.noteOtherPlace': '{address} no está en {place}.',
  'placeSearch.noteUnknownAddress':
    'Eso no se encontró exactamente. Se muestra toda la zona de {place}.',
  'placeSearch.notePostOfficeBox':
    'Un apartado postal no está en el mapa. Se muestra toda la zona de {place}.',
  'placeSearch.noteRough':
    '{place} se muestra de forma aproximada: aquí solo se conocen las calles principales.',
  'placeSearch.noBox':
    'Un apartado postal no está en el mapa; escriba una dirección, un vecindario o un código postal',
  'placeSearch.onMap': 'Elegir en el mapa',
  'placeSearch.inTable': 'Ver todos los vecindarios en una tabla',
};
