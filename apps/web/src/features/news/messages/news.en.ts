/** The texts of the news pages in English; those pages load them. The texts of the entries come from the server. */
export const newsEn = {
  'news.of': 'News about {area}',
  'news.lead':
    'What changed in the data for {county}: what is new, what changed most, and what was corrected. Each entry is written automatically from the figures.',
  'news.leadArea':
    'What changed in the data for {area}. Each entry is written automatically from the figures.',
  'news.none': 'There is no news yet. Each release of data adds an entry.',
  'news.whole': 'All of {county}',
  'news.choose': 'News about one neighborhood',
  'news.chooseHint': 'Type a neighborhood',
  'news.earlier': 'Earlier news',
  'news.newest': 'Back to the newest',
  'news.feeds': 'Follow the news in a feed reader: <atom>Atom</atom> or <json>JSON Feed</json>.',
  'news.published': 'Published {day}',
  'news.updated': 'updated {day}',
  'news.corrected': 'Updated',
  'news.corrections': 'Corrected',
  'news.withdrawn': 'Withdrawn',
  'news.all': 'All news',
  'news.allOf': 'All news about {area}',
  'news.editor': 'From the editors',
  'news.up': 'Up',
  'news.down': 'Down',
  'news.came': 'New records',
  'news.story.up':
    '<b>More crime than usual</b> in {month}: {count, number} reports, {before, number} a year before.',
  'news.story.down':
    '<b>Less crime than usual</b> in {month}: {count, number} reports, {before, number} a year before.',
  'news.story.same':
    '<b>No clear change in crime</b> in {month}: {count, number} reports, {before, number} a year before.',
  'news.storyAlone': '{count, plural, one {# report} other {# reports}} of crime in {month}.',
  'news.sameAreas':
    'Bars: the {areas, plural, one {one neighborhood} other {# neighborhoods}} with complete records of all these months ({count, number} in the newest).',
  'news.map.change': 'Map: where crime was higher or lower than usual in {month}.',
  'news.map.rate': 'Map: crime per resident in {month}.',
  'news.mapKey.change':
    'Brown: more crime than usual. Teal: less. Without color: no clear change. Striped: cannot be compared.',
  'news.mapKey.rate':
    'The more contrast to the page, the more crime per resident. Striped: no rate.',
  'news.crimeMonths': 'Crime, month by month',
  'news.airMonths': 'Air, month by month',
  'news.month': 'Month',
  'news.months': '12 months',
  'news.crimes': 'Crimes',
  'news.before': 'A year before',
  'news.change': 'Change',
  'news.more': 'more than usual',
  'news.fewer': 'fewer than usual',
  'news.unhealthyDays': 'Days unhealthy for some or all',
  'news.daysOf': '{unhealthy, number} of {days, number}',
  'news.worstDay': 'Worst day’s AQI',
  'news.days': 'The county’s unhealthy days, one by one',
  'news.daysMean': 'Daily averages of fine particles (PM2.5), estimated from the monitors nearby.',
  'news.dayOf': '<b>{area}: AQI {aqi, number}</b>, {category}.',
  'news.dayAreas':
    '<b>Unhealthy or worse in {unhealthy, number} of {areas, number}</b> neighborhoods.',
  'news.dayHighest': 'Highest in {name}: AQI {aqi, number} ({category}).',
  'news.dayHours': 'This day on the map, hour by hour',
  'news.dayMap': 'Map: the air on {day}.',
  'news.dayKey':
    'Green: good. Yellow: moderate. Orange: unhealthy for some. Red: unhealthy. Purple and maroon: worse.',
  'news.onward': 'See more',
  'news.county': 'This entry for all of {county}',
  'news.unknown': 'This news was not found',
  'news.unknownText': 'Nothing was published at this address.',
  'news.unknownArea': 'There is no neighborhood at this address.',
  'news.failed': 'The news could not be loaded.',
} as const;
