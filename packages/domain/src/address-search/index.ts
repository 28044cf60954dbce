export { editDistance, maxEditsFor } from './edit-distance.ts';
export type { CountyPlaceNames } from './known-places.ts';
export { canMatchMasks, toCharacterMask } from './letters.ts';
export {
  type MatchableName,
  prepareName,
  prepareTypedName,
  scoreName,
  type TypedName,
} from './match-name.ts';
export {
  type InterpolatedAddress,
  interpolateAddress,
  type NeighborAddress,
} from './place-number.ts';
export type { PointOfInterest } from './point-of-interest.ts';
export { type AddressQuery, parseAddress, reinterpretNumberAsStreet } from './read-address.ts';
export { type StreetNameDirection, splitDirection } from './street-direction.ts';
export { findAddress, findBlock, type StreetAddresses } from './street-houses.ts';
export { isGenericToken, normalizeStreetTokens, UNABBREVIATED_FORMS } from './street-words.ts';
export { normalizeText, tokenize } from './words.ts';
export { titleCaseStreet } from './write-street.ts';
