import { losAngeles } from '@townlight/county-los-angeles';

/** The county of this site. */
export const county = losAngeles;
