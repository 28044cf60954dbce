export { OwnPlaceLinks } from './OwnPlaceLinks.tsx';
export { OwnPlacesButton } from './OwnPlacesButton.tsx';
