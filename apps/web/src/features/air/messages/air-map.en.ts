/** The texts of the air quality map in English; that page and its embed fetch them. */
export const airMapEn = {
  'airMap.title': 'Air Quality Map',
  'airMap.areaTitle': '{name}, Air Quality Map',
  'airMap.label':
    'Map of the air in {county}. The arrow keys move it, plus and minus zoom, Enter selects the area in the middle. The stations come next as buttons. The table view has the same figures.',
  'airMap.report': 'Air Quality Report', // spec 2
  'airMap.reopen': 'Show the Air Quality Report',
  'airMap.noReading': 'No reading',
  'airMap.noFigure': 'No figure',
  'airMap.doubtful':
    'No figure: the nearest monitor reads, or last read, much worse air, and may be right or broken',
  'airMap.doubtfulNote':
    'the nearest monitor reads, or last read, much worse air, and may be right or broken',

  // Legend
  'airMap.legend': 'PM 2.5 AQI Legend', // spec 2
  // spec 9
  'airMap.band.good': 'Good',
  'airMap.band.moderate': 'Moderate',
  'airMap.band.sensitive': 'Unhealthy for sensitive',
  'airMap.band.very-unhealthy': 'Very Unhealthy',
  'airMap.band.stay-inside': 'Stay Inside',
  'airMap.band.epaWorst': 'Very unhealthy or hazardous',
  'airMap.legend.station': 'Station and its reading',
  'airMap.legend.far': 'Faded: over {miles} miles from any station',

  // Choices
  'airMap.colors': 'Colors',
  'airMap.colors.epa': 'EPA',
  'airMap.colors.vision': 'Color-vision set',
  'airMap.time': 'Hours of the map',
  'airMap.hour': 'Hour shown',
  'airMap.play': 'Play the hours',
  'airMap.pause': 'Pause',
  'airMap.next': 'Next hour',
  'airMap.span': 'last {hours} hours',
  'airMap.unsettledHour': '{when} (may be corrected)',
  'airMap.opensNewest':
    'Newest hour, may be corrected: in the last {hours} hours the air has become worse somewhere, or may have.',
  'airMap.opensSettled': 'The last hour that has settled. Newer hours follow on the slider.',
  'airMap.toNewest': 'Go to the newest hours',

  // Descriptions of an area and a station
  'airMap.index': 'AQI {index}',
  'airMap.hover': 'AQI {index} · {band}',
  'airMap.hoverRank': '{pm25} µg/m³ · rank {rank, number} of {ranked, number}',
  'airMap.hoverUnranked': '{pm25} µg/m³ · not ranked',
  'airMap.hoverFar': '{miles} miles to the nearest station: a rough estimate',
  'airMap.stationName': 'Station {name}',
  'airMap.stationReading': 'Reading {pm25} µg/m³',
  'airMap.flag.negative': 'Kept out of estimates: below zero',
  'airMap.flag.too-high': 'Kept out of estimates: far higher than the hours around it',
  'airMap.flag.stuck': 'Kept out of estimates: the same reading for hours',
  'airMap.flag.duplicate': 'Kept out of estimates: sent twice with different figures',

  // Report
  'airMap.intro': 'How is the air where you live?',
  'airMap.introText':
    'Fine particles (PM2.5) hour by hour, estimated from the readings of monitoring stations. Choose a neighborhood on the map or type its name.',
  'airMap.empty': 'No air readings are loaded yet.',
  'airMap.worst': 'Worst air, {when}',
  'airMap.was.good': '{when}: the air was <b>good</b>.',
  'airMap.was.moderate': '{when}: the air was <b>moderate</b>.',
  'airMap.was.sensitive': '{when}: the air was <b>unhealthy for sensitive people</b>.',
  'airMap.was.very-unhealthy': '{when}: the air was <b>very unhealthy</b>.',
  'airMap.was.stay-inside': '{when}: the air was so bad that people should <b>stay inside</b>.',
  'airMap.was.unhealthy': '{when}: the air was <b>unhealthy</b>.',
  'airMap.was.epaWorst': '{when}: the air was <b>very unhealthy or worse</b>.',
  'airMap.doubtfulHour':
    '{when}: there is no figure, because the nearest monitor reads, or last read, much worse air than the others. It may be right or broken. If you see or smell smoke, act as if the air were hazardous.',
  'airMap.none': '{when}: no station has a reading, so there is no figure.',
  'airMap.noneNowCast':
    '{when}: no figure. NowCast needs readings in two of the three hours up to this one.',
  'airMap.advice.0': 'When the air is like this, anyone can be active outdoors.',
  'airMap.advice.1':
    'When the air is like this, people who are very sensitive to particles may want to take it easy outdoors.',
  'airMap.advice.2':
    'When the air is like this, children, older people, and people with asthma, heart or lung disease should cut back on long or hard activity outdoors.',
  'airMap.advice.3':
    'When the air is like this, everyone should cut back on hard activity outdoors, and sensitive people should avoid it.',
  'airMap.advice.4':
    'When the air is like this, everyone should stay in with windows shut and an air cleaner running; outdoors, a tight N95 mask helps.',
  'airMap.score': 'PM2.5 AQI Score', // spec 2
  'airMap.scoreNowCast': 'PM2.5 AQI Score (NowCast)',
  'airMap.ranking': 'Air Quality Ranking', // spec 2
  'airMap.rankingOf': '<big>{rank, number}</big>/{ranked, number}',
  'airMap.unranked': 'Not ranked: far from any station',
  'airMap.rankOne': '1 is the worst air',
  'airMap.mean': 'PM2.5, average of the hour',
  'airMap.meanOf': '<big>{pm25}</big> µg/m³',
  'airMap.badge': 'The box and the map use different scales.',
  'airMap.beyond': 'The concentration is above the top of the index.',
  'airMap.chart': 'Daily PM2.5 fluctuation', // spec 2
  'airMap.chartKey': 'AQI by hour, {day}',
  'airMap.chartSummary':
    'Bar chart of the AQI by hour on {day}, {count, plural, one {# hour} other {# hours}} with a figure. Lowest {lowest}, highest {highest}.',
  'airMap.chartEmpty': 'No figures for {day}.',
  'airMap.near': 'The nearest station is {miles} miles from here.',
  'airMap.far':
    'The nearest station is {miles} miles from here. That is too far for a good estimate, so the map fades this area.',
  'airMap.readings':
    'Readings for {when} from {read, number} of {stations, plural, one {# station} other {# stations}}.',
  'airMap.settling': 'The newest {hours} hours may still be corrected.',
  'airMap.method': 'How this is estimated',
  'airMap.faq': 'Why should we care about PM 2.5?', // spec 2
  'airMap.faq.what':
    'PM2.5 is dust, soot and droplets no larger than 2.5 micrometers, about a thirtieth of the width of a hair. Most of it comes from burning: engines, power plants, stoves, fireworks and wildfires.',
  'airMap.faq.harm':
    'Particles this small reach deep into the lungs, and some pass into the blood. On days with more of them, more people have asthma attacks, heart attacks and strokes. Years of breathing them shorten lives.',
  'airMap.faq.whom':
    'Children, older people, pregnant people, and people with heart or lung disease are harmed first. On bad days it helps to do less outdoors, to keep windows shut and to filter the air inside.',

  // Tables
  'airMap.tableCaption': 'Air quality by neighborhood, {when}',
  'airMap.stations': '{count, plural, one {# station} other {# stations}}, {when}',
  'airMap.column.rank': 'Rank (1 is worst)',
  'airMap.column.aqi': 'AQI',
  'airMap.column.pm25': 'PM2.5, µg/m³',
  'airMap.column.level': 'Level',
  'airMap.column.distance': 'Miles to a station',
  'airMap.column.note': 'Note',
  'airMap.column.station': 'Station',
  'airMap.column.hour': 'Hour',
  'airMap.geojson': 'Download the map (GeoJSON)',
  'airMap.farNote': 'rough estimate: far from any station',

  // Embed
  'airMap.embedTitle': 'Map of the air in {county}',
} as const;
