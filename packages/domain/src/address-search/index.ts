export { allowedEdits, editDistance } from './edit-distance.ts';
export type { KnownPlaces } from './known-places.ts';
export { lettersOf, mayBeMeant } from './letters.ts';
export {
  type MatchableName,
  matchableName,
  matchName,
  type TypedName,
  typedName,
} from './match-name.ts';
export { type NeighborHouse, type PlacedNumber, placeNumber } from './place-number.ts';
export type { PointOfInterest } from './point-of-interest.ts';
export { type AddressQuery, readAddress, readWithoutNumber } from './read-address.ts';
export { type DirectedName, directionOf } from './street-direction.ts';
export { findBlock, findHouse, type StreetHouses } from './street-houses.ts';
export { isWeakWord, streetWords, WRITTEN_IN_FULL } from './street-words.ts';
export { plainText, plainWords } from './words.ts';
export { writeStreet } from './write-street.ts';
