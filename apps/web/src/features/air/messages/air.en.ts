/** The texts that all air pages share in English; those pages fetch them. */
export const airEn = {
  // spec 4
  'air.category.good': 'Good',
  'air.category.moderate': 'Moderate',
  'air.category.usg': 'Unhealthy for sensitive groups',
  'air.category.unhealthy': 'Unhealthy',
  'air.category.veryunhealthy': 'Very unhealthy',
  'air.category.hazardous': 'Hazardous',
  'air.scale': 'Scale',
  'air.scale.site': 'This site’s',
  'air.scale.epa-2024': 'EPA 2024',
  'air.scaleWhy.site':
    'AirNow may differ: it averages 12 hours on EPA’s 2024 scale. We show one hour on the 1999 scale.',
  'air.scaleWhy.epa-2024':
    'EPA’s table of 2024, read for NowCast: a mean of the last 12 hours that follows changing air. Other sites may use other stations or sensors.',
  'air.pm25Aqi': 'PM2.5 AQI',
  'air.loading': 'loading...', // spec 8
  'air.method': 'How air quality is estimated',
  'air.newest': 'Newest hour, may be corrected',
  'air.unsettled': 'May still be corrected',
  'air.outdated': 'No newer readings',
  'air.noneNewer': 'Too few stations have reported a newer hour',
  'air.hours.extremes':
    'PM2.5 AQI, last {hours, number} hours: {lowest, number} to {highest, number}',
  'air.hours.spark':
    'Bar chart of the PM2.5 AQI of the last {hours, number} hours: {lowest, number} to {highest, number}.{missing, plural, =0 {} one { # hour has no readings.} other { # hours have no readings.}}',

  'airNow.good': 'The air {when, select, past {was} other {is}} <b>good</b>.',
  'airNow.moderate': 'The air {when, select, past {was} other {is}} <b>moderate</b>.',
  'airNow.usg':
    'The air {when, select, past {was} other {is}} <b>unhealthy for sensitive groups</b>.',
  'airNow.unhealthy': 'The air {when, select, past {was} other {is}} <b>unhealthy</b>.',
  'airNow.veryunhealthy': 'The air {when, select, past {was} other {is}} <b>very unhealthy</b>.',
  'airNow.hazardous': 'The air {when, select, past {was} other {is}} <b>hazardous</b>.',
  'airUsual.times':
    'Fine particles {when, select, past {were} other {are}} at about <b>{times, number} times the usual</b> for {hour} in {month}.',
  'airUsual.above':
    'Fine particles {when, select, past {were} other {are}} above the usual level for {hour} in {month}.',
  'airUsual.same':
    'Fine particles {when, select, past {were} other {are}} at about the usual level for {hour} in {month}.',
  'airUsual.below':
    'Fine particles {when, select, past {were} other {are}} below the usual level for {hour} in {month}.',

  // On the page of a neighborhood
  'airPanel.title': 'Air quality',
  'airPanel.more': 'Air by day and hour',
  'airPanel.advice': 'What to do, and the air by hour',
  'airPanel.none': 'There are no readings for this hour.',
  'air.doubtful':
    'There is no figure for this hour: the nearest monitor reads, or last read, much worse air than the others. It may be right or broken. If you see or smell smoke, act as if the air were hazardous.',

  // What an estimate may hide
  'airFacts.mayBe.usg':
    'The air may be unhealthy for sensitive groups: up to one in ten estimates like this are off by enough for that.',
  'airFacts.mayBe.unhealthy':
    'The air may be unhealthy: up to one in ten estimates like this are off by enough for that.',
  'airFacts.mayBe.veryunhealthy':
    'The air may be very unhealthy: up to one in ten estimates like this are off by enough for that.',
  'airFacts.mayBe.hazardous':
    'The air may be hazardous: up to one in ten estimates like this are off by enough for that.',
  'airFacts.errorTooFew':
    'Too few hours have had this much pollution to measure how far off estimates are then. They can be off by much more than on clean days.',
  'airFacts.far':
    'The nearest station is {distance} away, farther than estimates are meant for. Take this figure as a rough one.',
} as const;
