/** The texts of emails in English. `<b>` marks bold text. */
export const newsletterEn = {
  'email.title': '{names} in {month}',
  'email.subject': '{title} | Townlight',
  'email.heading': '{areas, plural, one {Your neighborhood} other {Your neighborhoods}} in {month}',
  'email.description':
    'Townlight’s newsletter about {name} in {month}: reported crime, earlier months, the neighborhoods next door, and the air.',
  'email.sample': 'Sample data: these figures are invented.',
  'email.why': 'You get this newsletter because you signed up for {names}. It comes once a month.',
  'email.unsubscribe': 'Unsubscribe',
  'email.manage': 'Choose neighborhoods',
  'email.otherLanguage': 'Leer en español',
  'email.web': 'Read on the web',
  'email.method': 'How this is counted',
  'email.subscribe': 'Get this by email',
  'email.shortened': 'To keep this email short, the rest is on the web.',
  'email.several': 'Your {areas} neighborhoods',
  'email.openPage': 'Open {name}’s page',
  'email.mark': 'Townlight',

  'titles.types': 'What changed',
  'titles.trend': 'The last 12 months',
  'titles.compare': 'Next door in {month}',
  'titles.air': 'The air in {month}',
  'titles.news': 'About these figures',
  'titles.note': 'From the newsroom',

  'change.incomplete': 'not compared with {against} because those records are incomplete',
  'change.usually': 'usually {low, number} to {high, number}',
  'change.rules':
    'not compared with {against} because the counting rules changed{changeOver, select, null {} other { in {changeOver}}}',

  'overview.reported':
    '{count, plural, =0 {No crimes were} one {# crime was} other {# crimes were}} reported, {change}.',
  'overview.longer':
    'One month has few reports here, so first the {months, number} months through {month}: {all, plural, =0 {no crimes were} one {# crime was} other {# crimes were}} reported, {allChange}. In {month} alone: {count, number}, {change}.',
  'overview.yearEarlier': 'the same months a year earlier',
  'overview.incomplete':
    '{count, plural, one {# crime is} other {# crimes are}} on record so far, but <b>the records are incomplete</b>: some police departments have not yet supplied theirs for {month}. That is why there is no comparison and no rank.',
  'overview.nothingYet':
    '<b>No records for {month}</b>: not all police departments have supplied theirs yet. That does not mean zero crimes.',
  'overview.tooFew': 'That is too few for a rate or a rank.',
  'overview.outlier': 'Too few people live here for a rate or a rank.',
  'overview.residentsUnknown':
    'We do not know how many people live here, so there is no rate and no rank.',
  'overview.notRecorded': 'No police records for {month} have come in yet.',
  'overview.rank':
    'Its crime rate in {month} ranks {rank, number} of {ranked, number} neighborhoods (1 = highest rate).',
  'overview.caption': 'Crimes reported by month',
  'overview.records': 'Source: {agencies}.',
  'overview.link': 'See every crime type in {name}',

  'types.topType': 'Most reported: {crime}, {count, number}.',
  'types.moved': '<b>{crime}: {count, number}</b>, {change}.',
  'types.unusual': 'Outside the usual range, though chance could explain it: {types}.',
  'types.outside': '{crime} {count, number} (usually {low, number} to {high, number})',
  'types.usual':
    '{all, select, true {Every crime type was within its usual range.} other {{count, plural, one {One other type was} other {# other types were}} within the usual range.}}',
  'types.untested': 'Too few reports to judge: {types}.',
  'types.small': '{crime} {count, number} ({before, number} a year earlier)',
  'types.single': 'Counted one by one: {types}.',
  'types.link': '{crime} in {name}',
  'types.none': 'No reports.',
  'types.notCompared': 'Crime types are not compared with a year ago.',
  'types.incomplete':
    'The records for {month} are incomplete, so crime types are not compared with a year ago.',
  'types.caption': 'Most reported crime types',

  'trend.year':
    '{count, plural, one {# crime was} other {# crimes were}} reported in the 12 months through {month}, {change}.',
  'trend.incomplete': 'We give no 12-month total: the records for {months} are incomplete.',
  'trend.earlier': 'the 12 months before',
  'trend.caption': 'Crimes by month, and a year earlier',
  'trend.rulesChanged':
    '{agencies, select, null {The counting rules changed} other {{agencies}: the counting rules changed}} in {month}, so earlier months cannot be compared.',
  'trend.now': 'These 12 months',
  'trend.before': 'A year earlier',

  'compare.higher': 'Clearly higher rates than {name}: {names}.',
  'compare.lower': 'Clearly lower rates than {name}: {names}.',
  'compare.unclear': 'No clear difference from {name}: {names}.',
  'compare.subjectUnrated':
    '{name} has no rate this month, so it is not compared with its neighbors.',
  'compare.link': 'See them side by side, month by month',
  'compare.head.name': 'Neighborhood',
  'compare.head.reports': 'Reports',
  'compare.head.rate': 'Per 100,000',
  'compare.incomplete': 'incomplete',
  'compare.tooFew': 'too few',
  'compare.noRate': 'no rate',
  'compare.notes.incomplete':
    'Incomplete: some police departments have not yet supplied their records.',
  'compare.notes.tooFew': 'Too few: we give no rate for fewer than 10 reports.',
  'compare.notes.noRate': 'No rate: fewer than 1,000 residents, or the number is not known.',
  'compare.caption': 'Reports per 100,000 residents, {month}',

  'airMonth.days': 'In {month}, the air was {counts}.',
  'airMonth.count': '<b>{category}</b> on {days, plural, one {one day} other {# days}}',
  'airMonth.worst': 'The worst day was {day}, with an index of {aqi, number} ({category}).',
  'airMonth.mean':
    'Fine particles averaged {pm25, number} µg/m³, an index of {aqi, number} ({category}).',
  'airMonth.missing':
    '{days, plural, one {One day had too few readings and is left blank.} other {# days had too few readings and are left blank.}}',
  'airMonth.notRecorded': 'There are no air readings here for {month}.',
  'airMonth.estimated':
    'Estimated from nearby stations; the nearest is {miles, plural, =0 {less than a mile} one {about a mile} other {about # miles}} away.',
  'airMonth.caption': 'Air quality index by day, PM2.5',
  'airMonth.link': 'The air in {name} now',
  'airMonth.day': '{month} {day}',

  'news.through': 'Crime data through {month}.',
  'news.provisional':
    'The figures for {month} are provisional: reports are still coming in, and our pages will show them.',
  'news.released': 'We last updated these records on {day}.',
  'news.none': 'We have no police records for {month} yet.',
  'news.link': 'Where the figures come from',

  'alt.months':
    'Bar chart of crimes by month, {from} to {to}: from {lowest, number} to {highest, number}, with {latest} in the last month.',
  'alt.striped': 'Striped because records are incomplete: {months}.',
  'alt.types': 'Bar chart of the most reported crime types: {items}.',
  'alt.trend':
    '{now}.{before, select, null {} other { A dashed line shows the same months a year earlier: {before}.}}',
  'alt.rates': 'Bar chart of reports per 100,000 residents in {month}: {items}.',
  'alt.airDays':
    'Bar chart of the air quality index by day: from {lowest, number} to {highest, number}.',

  'alerts.crime.subject':
    '{direction, select, up {Crime in {names}: more than usual in {month}} down {Crime in {names}: less than usual in {month}} other {Unusual crime counts in {month}: {names}}} | Townlight',
  'alerts.crime.heading': 'An unusual count in {month}',
  'alerts.crime.provisional':
    'The figures for {month} are provisional: reports are still coming in.',
  'alerts.crime.link': 'See every crime type in {name}',
  'alerts.air.subject': 'Unhealthy air in {names} | Townlight',
  'alerts.air.heading': 'Unhealthy air',
  'alerts.air.reading': 'On {hour} the air quality index was {aqi, number}: <b>{category}</b>.',
  'alerts.air.newest':
    'This is the newest hour that enough stations have reported. It may still be corrected.',
  'alerts.air.link': 'The air in {name} now',
  'alerts.air.method': 'How this is estimated',
  'alerts.why.crime-change':
    'You get this because you asked us to write when crime in {names} is clearly more or less than usual in a month. “Clearly” means that it stands out from its own earlier months even among all neighborhoods. We send it at most once for a month.',
  'alerts.why.unhealthy-air':
    'You get this because you asked us to write when the air in {names} is unhealthy. We send it once a day at most, after two hours in a row that were unhealthy or worse.',
  'alerts.stop': 'Stop this alert',
  'alerts.manage': 'Choose alerts and neighborhoods',

  'weekly.subject': '{names}: the week of {days} | Townlight',
  'weekly.heading': '{areas, plural, one {Your neighborhood} other {Your neighborhoods}}, {days}',
  'weekly.days':
    '{isOneMonth, select, true {{from, date, dayOfMonth}–{to, date, day}} other {{from, date, dayOfMonth} – {to, date, dayOfMonth}}}',
  'weekly.day': '{day, date, weekday}, {day, date, dayOfMonth}',
  'weekly.news': 'Also published this week',
  'weekly.why':
    'You get this on Mondays because you asked for a letter every week about {names}. The monthly newsletter comes as well.',
  'weekly.air.title': 'The air, day by day',
  'weekly.air.head.day': 'Day',
  'weekly.air.head.index': 'AQI, PM2.5',
  'weekly.air.head.category': 'Air quality',
  'weekly.air.worst':
    '{ofDays, select, null {{count, plural, one {The worst day was} other {The worst days were}}} 1 {Only one day has a figure:} other {Of the {ofDays} days with a figure, the worst {count, plural, one {was} other {were}}}} <b>{days}</b>, with an air quality index of {aqi, number} ({category}).',
  'weekly.air.noFigure': 'No day of this week has a figure for the air.',
  'weekly.air.none': 'There were no air readings here this week.',
  'weekly.air.missing.no-readings': 'No readings',
  'weekly.air.missing.too-few': 'Too few readings',
  'weekly.air.missing.doubtful': 'Readings in doubt',
  'weekly.air.unhealthyHour': '{missing}; the worst hour was {aqi, number} ({category})',
  'weekly.air.listed': '{day}: {aqi, number} ({category})',
  'weekly.air.tooFewNote':
    'Too few readings: a day has a figure when there are readings for at least three of every four hours.',
  'weekly.air.doubtfulNote':
    'Readings in doubt: the nearest monitor read much worse air than the others. It may be right or broken, so the day has no figure.',
  'weekly.air.provisional': 'The newest readings may still be corrected.',
  'weekly.air.estimated':
    '{isFar, select, true {A rough estimate: at times the nearest station that reported was about {miles} miles away.} other {Estimated from monitoring stations; the nearest that reported was never more than {miles, plural, =0 {about a mile} one {about a mile} other {about {miles} miles}} away.}}',
  'weekly.crime.title': 'New in the public record',
  'weekly.crime.nothingNew': 'No new crime records this week.',
  'weekly.crime.lead.published': '<b>Crime records for {month} were published.</b>',
  'weekly.crime.lead.corrected':
    '<b>The county’s crime figures for {month} changed</b> after they were first published.',
  'weekly.crime.lead.withdrawn':
    '<b>The crime records for {month} were withdrawn:</b> their figures are no longer published.',
} as const;
