/** The texts of the tiles on the start page in English; that page loads them. */
export const startEn = {
  'start.label': 'Also on this site',
  'start.crime': 'Crime in {month}',
  'start.crimeCount': '{count, plural, one {# report} other {# reports}}',
  'start.crimeNone': 'Crime',
  'start.crimeMap': 'Map and trackers',
  'start.air': 'Air in {place}',
  'start.airThen': 'Air in {place}, last reading',
  'start.airNow': '{aqi}, {category}',
  'start.airWorse': '{aqi}, {category} or worse',
  'start.airMap': 'Map and tracker',
  'start.traffic': 'Traffic',
  'start.trafficMap': 'The map right now',
  'start.place': 'Your neighborhood',
  'start.placeChoose': 'Choose it',
  'start.placeSaved': 'Crime, air and news',
} as const;
