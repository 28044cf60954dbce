import type { County } from '@townlight/domain/county';

/** Constants of Los Angeles County, small enough for the browser. */
export const losAngeles: County = {
  slug: 'los-angeles',
  name: 'Los Angeles County',
  timeZone: 'America/Los_Angeles',
  // spec 9: safety map initial view
  safetyMapView: {
    latitude: 34.0227,
    longitude: -118.2859,
    zoom: 9,
    minZoom: 8,
    maxZoom: 20,
  },
  // spec 9: the style's default view
  baseMapView: { latitude: 34.0544, longitude: -118.2439, zoom: 10 },
  // spec 9: search bounding box
  searchBounds: [-119.479071, 32.633992, -117.591883, 34.889873],
  // spec 2: /neighborhood and /crime redirect here
  defaultNeighborhood: 'downtown',
  defaultCrime: 'burglary',
  // spec 2: /aqi without a place
  defaultAirPlace: { label: 'Los Angeles', longitude: -118.283221, latitude: 34.020818 },
};
