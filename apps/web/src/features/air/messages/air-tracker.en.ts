/** The texts of the air quality tracker in English; its page fetches them. */
export const airTrackerEn = {
  'airTracker.kind': 'Air Quality', // spec 2
  'airTracker.title': 'Air quality in {place}',
  'airSearch.title': 'Search for a place',
  'airSearch.prompt': 'Address or neighborhood',
  'airPlace.unknown': 'Unknown place',

  // Now, or the hour that was chosen
  'airNow.title': 'Current AQI, {hour}', // spec 2
  'airNow.titleThen': 'AQI on {hour}',
  'airNow.titleNone': 'AQI',
  'air.scaleLine.site': 'One hour, EPA’s 1999 scale',
  'air.scaleLine.epa-2024': 'NowCast, EPA’s 2024 scale',
  'airNow.outdated':
    'These are our newest readings. The air may be different now. If you see or smell smoke, act as if the air were hazardous.',
  'airNow.beyond': 'The concentration is above the top of the index, which is 500.',
  'airNow.toPresent': 'Back to the present hour',
  'airFacts.pm25': 'PM2.5 of the hour',
  'airFacts.usual': 'Usual',
  'airFacts.error': 'Average error',
  'airFacts.oneInTen': 'One in ten is off by more than',
  'airFacts.errorUnknown': 'not measured',
  'airFacts.nearest': 'Nearest station',
  'airFacts.stations': 'Stations used',

  // The choice of the hour
  'airHour.day': 'Day',
  'airHour.hour': 'Hour',
  'airHour.between': 'We have {first} to {newest}.',
  'airHour.too-early':
    'Readings begin on {first}. There are none for the hour in this web address.',
  'airHour.too-late': 'There are no readings for that hour yet; the newest are from {newest}.',
  'airHour.skipped': 'That hour did not exist: clocks skipped it that night.',
  'airHour.unreadable': 'The date and hour in this web address could not be read.',
  'airHour.toFirst': 'The first hour on record',

  // Nothing to show
  'airNone.noAqi':
    'We do not have Average AQI data for this location. Once we add the missing data, we will load it into this page and send an email to everyone subscribed to email updates.', // spec 8
  'airNone.noHistory': 'No historic data available.', // spec 8
  'airNone.noReadings': 'No readings yet',
  'airNone.outside': 'This point is outside {county}',
  'airNone.outsideText':
    'Air is estimated only for points within {county}. Search for a place there, or go to one of these:',
  'airNone.unreadable': 'This web address does not name a point',
  'airNone.unreadableText':
    'The web address of this page ends with a longitude and a latitude, such as -118.2832,34.0208. Search for a place, or go to one of these:',
  'airNone.unnamedText':
    'This web address does not name a place, so there are no figures to show. Search for a place, or go to:',
  'airNone.toNeighborhood': 'The air in {name}, where this point is',
  'airNone.toDefault': 'The air in {name}',

  // What to do: EPA’s advice, rephrased
  'advice.title': 'What to do at this level',
  'advice.sensitive': 'Sensitive groups',
  'advice.all': 'Everyone',
  'advice.who':
    'Sensitive groups are people with heart or lung disease (including asthma), older adults, children and teenagers. This is the EPA’s advice in our own words; it does not replace a doctor’s.',
  'advice.good.sensitive': 'A good time to be outside.',
  'advice.good.all': 'A good time to be outside.',
  'advice.moderate.sensitive':
    'If particles trouble you more than most people, keep hard exercise outdoors short and watch for coughing or shortness of breath.',
  'advice.moderate.all': 'Fine for being active outside.',
  'advice.usg.sensitive':
    'Make activity outdoors shorter and lighter and take more breaks. With asthma, follow your plan and keep your quick-relief medicine at hand. With heart disease, call a doctor about palpitations, shortness of breath or unusual tiredness.',
  'advice.usg.all': 'Being active outside is fine; slow down if you cough or feel short of breath.',
  'advice.unhealthy.sensitive':
    'Avoid long or hard activity outdoors. Move it indoors, or to another day.',
  'advice.unhealthy.all': 'Make long or hard activity outdoors shorter and take more breaks.',
  'advice.veryunhealthy.sensitive':
    'Avoid all physical activity outdoors. Move it indoors, or to a day with better air.',
  'advice.veryunhealthy.all':
    'Avoid long or hard activity outdoors. Consider moving it indoors, or to a day with better air.',
  'advice.hazardous.sensitive':
    'Stay indoors and keep activity low. Keep the air inside clean: windows shut, an air cleaner if you have one.',
  'advice.hazardous.all': 'Avoid all physical activity outdoors.',

  // Tables
  'airTable.hours': 'The hours as a table',
  'airTable.hour': 'Hour',
  'airTable.aqi': 'AQI',
  'airTable.category': 'Category',
  'airTable.pm25': 'PM2.5',
  'airStations.title': 'The stations behind this figure',
  'airStations.station': 'Station',
  'airStations.distance': 'Distance',
  'airStations.share': 'Share',
  'airStations.note': 'The figure above is estimated from their readings: the nearest count most.',
  'airStations.map': 'All stations on the map',
  'airStations.flag.negative': '(not counted: below zero)',
  'airStations.flag.too-high': '(not counted: far higher than the hours around it)',
  'airStations.flag.stuck': '(not counted: the same reading for hours)',
  'airStations.flag.duplicate': '(not counted: sent twice with different figures)',
  'airRanking.title': 'AQI ranking, {hour}',
  'airRanking.rank': 'Rank',
  'airRanking.neighborhood': 'Neighborhood',
  'airRanking.here': '(this place)',
  'airRanking.none': 'No neighborhood can be ranked at this hour: no station nearby has a reading.',
  'airRanking.settled':
    'The ranking waits until readings have settled, so it is of an earlier hour than the figure above.',
  'airRanking.note':
    'Rank 1 is the worst air; neighborhoods with the same figure share a rank. A neighborhood’s figure is the average over its area and may differ from the figure at one point. One that is over {distance} from every station with a reading is not ranked.',
  'airDays.title': 'Days in {name}, {month}',
  'airDays.day': '{date}: AQI {aqi, number}, {category}',
  'airDays.none': '{date}: no figure',
  'airDays.note':
    'Each day is the average of its hours. Striped days have readings for fewer than three out of four hours. Choose a day to see it at the same hour.',

  // About
  'airAbout.title': 'About Our Air Quality Data', // spec 2
  'airAbout.sample': 'These readings are invented to show how the site works; none was measured.',
  'airAbout.readings':
    'Monitoring stations in {county} measure fine particles, PM2.5, hour by hour. Faulty readings are kept out.',
  'airAbout.estimate':
    'The air between stations is estimated, and the nearest stations count most. We say how far off it may be.',
  'airAbout.reach':
    'Readings run from {first} to {newest}. The newest {hours, number} hours may be corrected. The current figure is of the newest hour that enough stations have reported, {current}; the ranking is of the last hour that has settled, {settled}.',

  // Newsletter signup
  'airSignup.taken': 'Your address was passed on to the newsletter.',

  // The chart of the hours
  'air.hours.summary':
    'Bar chart of the PM2.5 AQI by hour, {from} to {to}. Lowest {lowest, number}, highest {highest, number}, latest {latest, number}.{missing, plural, =0 {} one { # hour has no readings.} other { # hours have no readings.}}',
  'air.hours.title': 'PM2.5 AQI of the last 48 hours', // spec 9
  'air.hours.titleThen': 'PM2.5 AQI of the 48 hours to {hour}',
  'air.hours.none': 'no readings',
  'air.hours.noneAt': '{clock}: no readings',
  'air.hours.gaps': 'Gray: hours without a figure.',

  // What is usual in the hours to come
  'airUsual.next':
    '{day, select, today {Today at} tomorrow {Tomorrow at} other {At}} {clock} the index is usually {aqi, number}, {category}.',
  'airUsual.noForecast': 'This is what is usual in {month}, not a forecast.',
  'airUsual.bars': 'Dashed: what is usual in the hours until then.',
  'airUsual.at': '{clock}: usually {value, number}',
  'airUsual.row': 'usual',
} as const;
