import { parseAddressEnding } from '@townlight/domain/address-search';
import { county } from '../i18n/county.ts';

/** The state and country that may follow a typed place. */
export const ADDRESS_ENDING = parseAddressEnding(county.states ?? []);
