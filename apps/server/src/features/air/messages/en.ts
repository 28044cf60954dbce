/** The texts of the feed of changes and of the link previews of the air, in English. */
export const airEn = {
  'air.of': 'Air quality in {name}',
  'feed.title': '{name}: the air is now {to} (PM2.5 AQI {aqi})',
  'feed.text':
    'In {name} the air went from {from} to {to} on {hour} and stayed there for two hours. Estimate for the first hour: {pm25} µg/m³ of PM2.5.{isUrgent, select, true { Written with the newest readings, which may be corrected.} other {}}',
  'map.title': 'PM2.5 AQI, {hour}',
  'map.far': 'Far from any station',
  'preview.mapTitle': 'Air Quality Map',
  'preview.kind': 'Air quality · {county}',
  'preview.aqi': 'PM2.5 AQI, {category}',
  'preview.standing': 'Rank {rank} of {ranked}; 1 is the worst air',
  'preview.unranked': 'Not ranked: far from any station',
  'preview.worst': 'the highest is in {name}',
  'preview.none': 'There is no reading for this hour.',
  'preview.note': 'Estimated, {hour}{isSettled, select, true {} other {, may be corrected}}',
  'preview.sample': 'Sample data, invented',
  'preview.alt': 'Townlight: {title}',
} as const;
