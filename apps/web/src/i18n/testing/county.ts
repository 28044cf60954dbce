import { COUNTY_GLOBAL } from '@townlight/contract/rendered-page';
import { losAngeles, spanishNames } from '@townlight/county-los-angeles';

// a setup file: tests render pages of this county
Object.assign(globalThis, { [COUNTY_GLOBAL]: { ...losAngeles, names: { es: spanishNames } } });
