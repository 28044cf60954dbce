import { losAngeles } from '@townlight/county-los-angeles';
import countyLine from '@townlight/county-los-angeles/geography/basemap/county-line.json?url';
import freeways from '@townlight/county-los-angeles/geography/basemap/freeways.json?url';
import land from '@townlight/county-los-angeles/geography/basemap/land.json?url';
import places from '@townlight/county-los-angeles/geography/basemap/places.json?url';
import water from '@townlight/county-los-angeles/geography/basemap/water.json?url';

/** The county that this site is of. */
export const county = losAngeles;

/** Addresses of the base map's files; the map fetches them itself. */
export const basemapUrls = { land, water, countyLine, freeways, places };

export type BasemapUrls = typeof basemapUrls;
