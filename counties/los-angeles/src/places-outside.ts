import type { OutsidePlace } from '@townlight/domain/county';

const orange = 'Orange County';
const ventura = 'Ventura County';
const sanBernardino = 'San Bernardino County';

/**
 * Places near the county that people search for, with the nearest area of the county. Maintained by hand: well-known
 * neighbors, centers to about a kilometer.
 */
export const placesOutside: readonly OutsidePlace[] = [
  outside('Anaheim', orange, -117.914, 33.835, 'la-mirada', ['disneyland']),
  outside('Buena Park', orange, -118.0, 33.868, 'la-mirada', ["knott's berry farm"]),
  outside('Costa Mesa', orange, -117.913, 33.665, 'long-beach'),
  outside('Cypress', orange, -118.037, 33.817, 'hawaiian-gardens'),
  outside('Fullerton', orange, -117.925, 33.87, 'la-mirada'),
  outside('Garden Grove', orange, -117.941, 33.774, 'hawaiian-gardens'),
  outside('Huntington Beach', orange, -117.999, 33.66, 'long-beach'),
  outside('Irvine', orange, -117.826, 33.684, 'long-beach'),
  outside('Laguna Beach', orange, -117.785, 33.543, 'long-beach'),
  outside('Newport Beach', orange, -117.929, 33.619, 'long-beach'),
  outside('Santa Ana', orange, -117.868, 33.746, 'la-mirada'),
  outside('Orange County', orange, -117.831, 33.717, 'la-mirada', ['oc', 'condado de orange']),
  outside('Camarillo', ventura, -119.038, 34.216, 'westlake-village'),
  outside('Oxnard', ventura, -119.177, 34.198, 'malibu'),
  outside('Simi Valley', ventura, -118.781, 34.269, 'agoura-hills'),
  outside('Thousand Oaks', ventura, -118.838, 34.171, 'westlake-village'),
  outside('Ventura', ventura, -119.293, 34.281, 'malibu', ['ventura county', 'condado de ventura']),
  outside('Chino', sanBernardino, -117.689, 34.012, 'pomona'),
  outside('Chino Hills', sanBernardino, -117.733, 33.994, 'pomona'),
  outside('Ontario', sanBernardino, -117.651, 34.063, 'pomona'),
  outside('Rancho Cucamonga', sanBernardino, -117.593, 34.106, 'claremont'),
  outside('San Bernardino', sanBernardino, -117.29, 34.108, 'claremont', ['san bernardino county']),
  outside('Upland', sanBernardino, -117.648, 34.098, 'claremont'),
  outside('Victorville', sanBernardino, -117.291, 34.536, 'southeast-antelope-valley'),
  outside('Riverside', 'Riverside County', -117.396, 33.953, 'pomona', [
    'riverside county',
    'inland empire',
    'condado de riverside',
  ]),
  outside('Corona', 'Riverside County', -117.566, 33.875, 'south-diamond-bar'),
  outside('Palm Springs', 'Riverside County', -116.545, 33.83, 'claremont'),
  outside('Bakersfield', 'Kern County', -119.018, 35.373, 'ridge-route', ['kern county']),
  outside('Santa Barbara', 'Santa Barbara County', -119.698, 34.42, 'malibu'),
  outside('San Diego', 'San Diego County', -117.161, 32.716, 'long-beach', ['san diego county']),
  outside('Las Vegas', 'Nevada', -115.139, 36.17, 'northeast-antelope-valley', ['vegas']),
  outside('San Francisco', 'San Francisco County', -122.419, 37.775, 'ridge-route', ['bay area']),
];

function outside(
  name: string,
  within: string,
  longitude: number,
  latitude: number,
  nearest: string,
  otherNames: readonly string[] = [],
): OutsidePlace {
  return { name, within, otherNames, longitude, latitude, nearest };
}
