export { canMatchMasks, toCharacterMask } from './character-mask.ts';
export { computeEditDistance, maxTypingErrors } from './edit-distance.ts';
export {
  type InterpolatedAddress,
  interpolateAddress,
  type NeighborAddress,
} from './interpolate-address.ts';
export {
  type AddressFormat,
  type AddressQuery,
  parseAddress,
  reinterpretNumberAsStreet,
  reinterpretNumberBehind,
  toZipPattern,
} from './parse-address.ts';
export {
  type AddressEnding,
  isBeforeName,
  type PlaceText,
  parseAddressEnding,
  parsePlaceText,
  parsePostOfficeBox,
  parseStateAndPostcode,
} from './place-text.ts';
export {
  type MatchableName,
  prepareName,
  prepareTypedName,
  scoreName,
  type TypedName,
} from './score-name.ts';
export { computeSoundSimilarity, type SoundKey, toSoundKey } from './similarity.ts';
export { findAddress, findBlock, type StreetAddresses } from './street-addresses.ts';
export { type StreetNameDirection, splitDirection, titleCaseStreet } from './street-name.ts';
export {
  isGenericToken,
  normalizeStreetTokens,
  normalizeText,
  tokenize,
  UNABBREVIATED_FORMS,
} from './street-tokens.ts';
