import {
  type AddressFormat,
  parseAddressEnding,
  toZipPattern,
} from '@townlight/domain/address-search';

/** How addresses of Los Angeles end. */
export const CALIFORNIA: AddressFormat = {
  ending: parseAddressEnding(['CA', 'Calif.', 'California']),
  zip: toZipPattern(['90012']),
};
