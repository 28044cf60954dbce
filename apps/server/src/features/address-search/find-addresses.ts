import type { PlaceSuggestion } from '@townlight/contract/place-search';
import {
  type AddressEnding,
  isGenericToken,
  normalizeStreetTokens,
  normalizeText,
  parsePlaceText,
  tokenize,
} from '@townlight/domain/address-search';
import { MAX_SUGGESTIONS } from '@townlight/domain/places';
import {
  CERTAIN_SCORE,
  type LocalSearchIndexes,
  type PlaceSearchQuery,
  type ScoredSuggestion,
  toCenter,
} from './found-suggestion.ts';
import type { FoundAddress } from './index/street-positions.ts';
import type { NamedPlace } from './places/named-place.ts';
import { REMOVED_PREFIX_PENALTY } from './places/place-index.ts';
import type { TextWithPlace } from './places/split-place.ts';

/** Penalty for addresses without their typed city: below the same matches of the whole text. */
const SPLIT_PENALTY = 0.03;
/** Penalty for a street where only a name was typed: Whittier comes before Whittier Boulevard. */
const BARE_NAME_PENALTY = 0.12;
/** The same where a state or city follows the name: `Anaheim, CA`. */
const COMPLETE_NAME_PENALTY = 0.35;
/** Leaves places of the same name in the list. */
const MAX_STREETS_OF_BARE_NAME = 3;
/** Penalty for an address outside of the typed place. */
const ELSEWHERE_PENALTY = 0.1;

/** Finds addresses by the whole text and, without a typed place at its end, by what precedes it. */
export function findAddresses(
  { text, near }: PlaceSearchQuery,
  split: TextWithPlace | null,
  { places, streets, locate, isApproximate }: LocalSearchIndexes,
): ScoredSuggestion[] {
  const describe = (one: FoundAddress, otherThan: string | null) =>
    describeAddress(isApproximate ? toApproximate(one) : one, otherThan);
  const penalty = barePenalty(text, places.ending);
  const whole = streets
    .search(text, near, penalty === 0 ? MAX_SUGGESTIONS : MAX_STREETS_OF_BARE_NAME)
    .map((one) => ({ ...one, score: one.score - (one.certainty === 'street' ? penalty : 0) }));
  if (split === null) return whole.map((one) => describe(one, null));
  const { before, place } = split;
  const [best] = whole;
  if (best !== undefined && isCertain(best) && isInPlace(best, place, locate))
    return whole.map((one) => describe(one, null));
  const around = near ?? ([place.longitude, place.latitude] as const);
  const apart = streets
    .search(before, around, 2 * MAX_SUGGESTIONS)
    .map((one) => ({ ...one, score: one.score - SPLIT_PENALTY }));
  return [...whole, ...apart].map((one) =>
    describe(one, isInPlace(one, place, locate) ? null : place.label),
  );
}

/** On approximate streets nothing is exact, and no number is on record. */
function toApproximate(one: FoundAddress): FoundAddress {
  return one.certainty === 'street' ? one : { ...one, certainty: 'adjacent', neighbors: [] };
}

function isCertain({ score, certainty }: FoundAddress): boolean {
  return score >= CERTAIN_SCORE && certainty !== 'street';
}

/** Returns the penalty for streets where a text has neither a number nor a street type. */
function barePenalty(text: string, ending: AddressEnding): number {
  const tokens = tokenize(text);
  const isStreet = normalizeStreetTokens(tokens).some(
    (token) => isGenericToken(token) || /\d/.test(token),
  );
  if (isStreet) return 0;
  const { isComplete, names } = parsePlaceText(text, ending);
  if (isComplete) return COMPLETE_NAME_PENALTY;
  return BARE_NAME_PENALTY + (names[0] === tokens.join(' ') ? 0 : REMOVED_PREFIX_PENALTY);
}

/** Returns whether an address is in the typed place: its neighborhood, city or zip code. */
function isInPlace(
  { city, postcode, longitude, latitude }: FoundAddress,
  place: NamedPlace,
  locate: LocalSearchIndexes['locate'],
): boolean {
  if (place.type === 'postcode') return postcode === place.label;
  if (normalizeText(city) === normalizeText(place.label)) return true;
  return place.area !== null && locate(longitude, latitude) === place.area;
}

function describeAddress(
  { score, ...found }: FoundAddress,
  otherThan: string | null,
): ScoredSuggestion {
  return {
    score: score - (otherThan === null ? 0 : ELSEWHERE_PENALTY),
    suggestion: {
      type: 'address',
      label: found.label,
      address: [found.label, `${found.city} ${found.postcode}`.trim()]
        .filter((segment) => segment !== '')
        .join(', '),
      center: toCenter(found),
      certainty: CERTAINTY[found.certainty],
      neighbors: found.neighbors.map((one) => ({ number: one.number, center: toCenter(one) })),
      area: null,
      notice: otherThan === null ? null : 'other-place',
      typedPlace: otherThan,
    },
  };
}

const CERTAINTY = {
  known: 'exact',
  crossing: 'exact',
  between: 'near',
  adjacent: 'near',
  street: 'street',
} as const satisfies Record<FoundAddress['certainty'], PlaceSuggestion['certainty']>;
