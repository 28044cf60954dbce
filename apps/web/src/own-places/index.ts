export { SavedPlaceLinks } from './OwnPlaceLinks.tsx';
export { SavedPlacesButton } from './OwnPlacesButton.tsx';
export { useSavedPlaces } from './use-own-places.ts';
