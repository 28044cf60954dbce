export { OwnPlacesButton } from './OwnPlacesButton.tsx';
