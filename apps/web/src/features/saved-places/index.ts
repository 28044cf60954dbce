export { SavedPlaceLinks } from './SavedPlaceLinks.tsx';
export { SavedPlacesButton } from './SavedPlacesButton.tsx';
export { useSavedPlaces } from './use-saved-places.ts';
