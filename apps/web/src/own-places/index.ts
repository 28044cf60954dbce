export { OwnPlaceLinks } from './OwnPlaceLinks.tsx';
export { OwnPlacesButton } from './OwnPlacesButton.tsx';
export { useOwnPlaces } from './use-own-places.ts';
