import { losAngeles } from '@townlight/county-los-angeles';

/** The county that this site is of. */
export const county = losAngeles;
