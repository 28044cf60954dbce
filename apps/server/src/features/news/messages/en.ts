/** The texts of the news in English. `trend` is `new` where there were none a year before. */
export const newsEn = {
  'news.title': 'News',
  'news.titleOf': 'News about {area}',
  'picture.kind': 'News · {county}',
  'picture.alt': 'Townlight: {title}',
  'picture.sample': 'Sample data, invented',
  'remark.sample': 'Sample data: the figures are invented.',
  'remark.provisional': 'These figures are provisional: reports are still being added and revised.',
  'remark.updated':
    'Updated {day}: the county’s figures for this month changed after they were first published.',
  'remark.corrected':
    'Updated {day}: first published as {first, number} crimes in {firstAreas, number} neighborhoods, now {now, number} in {nowAreas, number}.',
  'remark.withdrawn':
    'Withdrawn {day}: the data behind this entry are no longer published.{first, select, null {} other { It was first published as {first, number} crimes.}}',
  'remark.withdrawnSummary': 'The data behind this entry are no longer published.',

  'crime.title': 'Crime in {month}',
  'crime.titleOf': 'Crime in {area} in {month}',
  'crime.summary':
    '{count, plural, =0 {No crimes were} one {# crime was} other {# crimes were}} reported in {month} in the {areas, number} {all, select, null {neighborhoods of {county}.} other {of {all, number} neighborhoods of {county} whose records are complete.}}',
  'crime.summaryOf':
    '{count, plural, =0 {No crimes were} one {# crime was} other {# crimes were}} reported in {area} in {month}, {comparison}.',
  'crime.summaryLonger':
    '{all, plural, =0 {No crimes were} one {# crime was} other {# crimes were}} reported in {area} in the {months, number} months through {month}, {allComparison}. One month has few reports here: {count, number} in {month} alone, {standing}.',
  'crime.yearEarlier': 'the same months a year earlier',
  'crime.single': 'Counted one by one',
  'crime.summaryAlone':
    '{count, plural, =0 {No crimes were} one {# crime was} other {# crimes were}} reported in {area} in {month}. This is not compared with {yearBefore}: the records of the two months are not comparable.',
  'crime.against': 'That is {comparison}.',
  'crime.againstAreas':
    'In the {areas, number} neighborhoods that can be compared with the year before, it was {count, number}, {comparison}.',
  'crime.incomplete':
    'Not all police departments have supplied their records for {month} in {area}.',
  'crime.came': 'Records for {month} came in on {day} from the {agencies}.',
  'crime.cameOfMany': 'Records for {month} came in on {day} from {agencies} police departments.',
  'crime.neighborhoods': 'Neighborhoods that stand out',
  'crime.crimes': 'Crimes that stand out',
  'crime.crimesOf': 'Crimes that stand out in {area}',
  'crime.note':
    '{moved, select, true {Among {compared, number} {what, select, crimes {crimes} other {neighborhoods}} with enough earlier months.} other {Of the {compared, number} {what, select, crimes {crimes} other {neighborhoods}} with enough earlier months, none stands out.}} A count stands out if the area’s own earlier months do not explain it; at most one in ten of those listed is expected to be chance.',
  'crime.move': '{count, number}, {comparison}',
  'crime.map': 'See it on the Crime Map',
  'crime.tracker': 'See a neighborhood by month',
  'crime.trackerOf': 'See {area} by month',

  'air.title': 'Air in {month}',
  'air.titleOf': 'Air in {area} in {month}',
  'air.summary':
    '{unhealthy, plural, =0 {The air was not unhealthy for sensitive groups on any of {days} days in {month}, in any neighborhood of {county}.} other {On {unhealthy} of {days} days in {month} the air was unhealthy for sensitive groups, or worse, in at least one neighborhood of {county}.}}',
  'air.summaryOf':
    'The air in {area} had an estimated {mean, number, ::.0} µg/m³ of PM2.5 on average in {month}. {unhealthy, plural, =0 {It was not unhealthy for sensitive groups on any of {days} days.} other {On {unhealthy} of {days} days it was unhealthy for sensitive groups, or worse.}}',
  'air.worst':
    'The highest daily average was on {day}{name, select, null {} other {, in {name}}}: PM2.5 AQI {aqi} ({category}).',
  'air.against':
    '{difference, select, higher {The month’s average, {mean, number, ::.0} µg/m³, was higher than in {yearBefore} ({before, number, ::.0}).} lower {The month’s average, {mean, number, ::.0} µg/m³, was lower than in {yearBefore} ({before, number, ::.0}).} other {The month’s average was {mean, number, ::.0} µg/m³. The average for {yearBefore} was {before, number, ::.0}: too close to tell apart.}}',
  'air.againstOf':
    '{difference, select, higher {The month’s average was higher than in {yearBefore} ({before, number, ::.0}).} lower {The month’s average was lower than in {yearBefore} ({before, number, ::.0}).} other {The average for {yearBefore} was {before, number, ::.0}: too close to tell apart.}}',
  'air.came':
    'Estimated from hourly readings of {stations, plural, one {one monitoring station} other {{stations} monitoring stations}} on {days} days.',
  'air.map': 'See the air now on the Air Quality Map',
  'air.mapOf': 'See the air in {area}',

  'categories.title': 'Crime categories changed',
  'categories.summary':
    'The categories in which crimes are counted changed on {day}: {changes}. {hasNewFigures, select, true {All years on record are now counted by the new ones.} other {Only names changed; the figures stay the same.}}',
  'categories.count.categories':
    '{count, plural, one {{count} change to a category} other {{count} changes to categories}}',
  'categories.count.types':
    '{count, plural, one {{count} change to a crime type} other {{count} changes to crime types}}',
  'categories.count.nicknames':
    '{count, plural, one {{count} kind of crime moved} other {{count} kinds of crime moved}}',
  'categories.count.descriptions':
    '{count, plural, one {{count} official description moved} other {{count} official descriptions moved}}',
  'categories.added': 'New category: “{name}”.',
  'categories.renamed': 'The category “{before}” is now called “{after}”.',
  'categories.removed': 'The category “{name}” was removed.',
  'types.added': 'New crime type: “{name}”.',
  'types.renamed': 'The type “{before}” is now called “{after}”.',
  'types.removed': 'The type “{name}” was removed.',
  'types.joined': 'The type “{type}” is now part of the category “{category}”.',
  'types.left': 'The type “{type}” is no longer part of the category “{category}”.',
  'categories.nickname':
    '“{name}” {hasAfter, select, true {now counts as the type “{after}”} other {no longer counts as any type}}; before it counted as {hasBefore, select, true {“{before}”} other {none}}.',
  'categories.descriptions':
    '{count, plural, one {{count} official description} other {{count} official descriptions}} ({examples}{hasMore, select, true {, …} other {}}) now {count, plural, one {counts} other {count}} {hasAfter, select, true {as “{after}”} other {under no name}}, before {hasBefore, select, true {as “{before}”} other {under none}}.',
  'categories.more': 'And {count, plural, one {{count} more change} other {{count} more changes}}.',
  'categories.method': 'How crimes are counted',
  'categories.undone': 'These changes were undone on the same day.',
  'categories.withdrawn': 'Withdrawn {day}: the changes were undone.',

  'published.boundaries.title': 'New boundaries',
  'published.boundaries.summary':
    'Maps and figures now use these boundaries. Reports from all years on record were placed in them again.',
  'published.population.title': 'New resident counts',
  'published.population.summary':
    'Rates per 100,000 residents now use these counts, for all years on record.',
  'published.coverage.title': 'Who polices which area',
  'published.coverage.summary':
    'An area’s records are complete when every department that polices it has supplied the month. The list of those departments was updated.',
  'published.coronavirus.title': 'Coronavirus cases',
  'published.coronavirus.summary':
    'Cases by neighborhood were published again, day by day to the end of the series. Small numbers that a source withholds are not shown.',
  'published.came': '{source}: {rows, number} {of, select, boundaries {areas} other {rows}}.',
  'published.data': 'About the data',
  'published.map': 'See the coronavirus map',
  'source.neighborhoods': 'Neighborhoods',
  'source.zipcodes': 'ZIP Codes',
  'source.tracts': 'Census tracts',
  'source.sample-coronavirus': 'Sample county',
} as const;
