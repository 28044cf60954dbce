export { type FromPage, MyPlacesLink } from './MyPlacesLink.tsx';
export { MyPlacesTile } from './MyPlacesTile.tsx';
export { placesCatalog } from './messages/catalogs.ts';
export { SavedPlaceLinks } from './SavedPlaceLinks.tsx';
export {
  addPlace,
  MAX_NAME_LENGTH,
  MAX_SAVED_PLACES,
  renamePlace,
  type SavedPlace,
} from './saved-places.ts';
export { storeSavedPlaces, useKnownSavedPlaces, useSavedPlaces } from './use-saved-places.ts';
