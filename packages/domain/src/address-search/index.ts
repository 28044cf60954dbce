export { allowedEdits, editDistance } from './edit-distance.ts';
export {
  type Certainty,
  type LocatedNumber,
  locateBlock,
  locateNumber,
  type StreetHouses,
} from './locate-number.ts';
export type { PointOfInterest } from './point-of-interest.ts';
export { type AddressQuery, readAddress, readWithoutNumber } from './read-address.ts';
export { isWeakWord, streetWords, WRITTEN_IN_FULL } from './street-words.ts';
export { plainText, plainWords } from './words.ts';
export { writeStreet } from './write-street.ts';
