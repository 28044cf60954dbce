/** The texts of the coronavirus map; its pages load them. Texts marked `spec` are quoted from the specification. */
export const coronavirusEn = {
  'coronavirus.title': 'Coronavirus Map', // spec 1
  'coronavirus.areaTitle': '{name}, Coronavirus Map',
  'coronavirus.titleThrough': 'Coronavirus Map, data through {day}',
  'coronavirus.areaTitleThrough': '{name}, Coronavirus Map, data through {day}',
  'coronavirus.titleEnded': 'Coronavirus Map, data ended {day}',
  'coronavirus.areaTitleEnded': '{name}, Coronavirus Map, data ended {day}',
  'coronavirus.embedTitle': 'Map of coronavirus cases in {county}',
  'coronavirus.label':
    'Map of coronavirus cases in {county}. The arrow keys move it, plus and minus zoom, Enter selects the area in the middle. The table view has the same figures.',
  'coronavirus.report': 'Coronavirus Report', // spec 2
  'coronavirus.reopen': 'Show the Coronavirus Report',

  'coronavirus.intro': 'How many coronavirus cases were reported where you live?',
  'coronavirus.ended': '<b>The records end on {day}.</b>',
  'coronavirus.until': '<b>Records through {day}.</b>',
  'coronavirus.perCase':
    'By then, about one case for every {residents, number} residents was reported.',
  'coronavirus.empty': 'No counts are loaded yet.',
  'coronavirus.highest': 'Most cases per 100,000 residents as of {day}',

  'coronavirus.sentence':
    'As of {day}, {cases, plural, one {# case was} other {# cases were}} reported here{known, select, yes {, {rate} per 100,000 residents} other {}}.',
  'coronavirus.noneUntil': 'As of {day}, no cases or data were reported for this area.',
  'coronavirus.withheldSentence':
    'Case numbers are suppressed: to protect people’s privacy, the source does not publish counts this small. That does not mean zero.',
  'coronavirus.withheldPart':
    'Case numbers are suppressed: this area is the sum of several reporting areas, and the source does not publish the count of one of them because it is small.',
  'coronavirus.withheldPartRange': 'Altogether that makes {range}.',
  'coronavirus.withheldRange': 'The source gives only a range: {range}.',
  'coronavirus.partialSentence': 'Part of the area had not reported yet, so this count is too low.',
  'coronavirus.together': 'Both neighborhoods are counted together.',
  'coronavirus.none': 'No cases/data reported', // spec 8
  'coronavirus.withheld': 'Case numbers are suppressed', // spec 8
  'coronavirus.withheldShort': 'Suppressed',
  'coronavirus.unranked': 'Not ranked: too few residents, or their number is unknown',
  'coronavirus.partial': 'Part of the area had not reported yet',
  'coronavirus.range': '{low, number} to {high, number} cases',
  'coronavirus.unknown': 'Unknown',
  'coronavirus.hoverPopulation': 'Population: {residents}', // spec 2
  'coronavirus.hoverRate': 'Rate per 100K: {rate}', // spec 2

  'coronavirus.ranking': 'Coronavirus Case Ranking', // spec 2
  'coronavirus.rankOne': '1 is the highest rate',
  'coronavirus.rankingOf': '<big>{rank}</big> of {ranked}',
  'coronavirus.totalCases': 'Total Cases', // spec 2
  'coronavirus.population': 'Population', // spec 2
  'coronavirus.ofReportingAreas': 'of the reporting area',
  'coronavirus.rate': 'Infection Rate (per 100K)', // spec 2

  'coronavirus.chart': 'Daily cases',
  'coronavirus.axis': 'Last {days} days', // spec 2
  'coronavirus.keyBar': 'cases of the day',
  'coronavirus.keyMean': '{days}-day average',
  'coronavirus.keyUnknown': 'not known',
  'coronavirus.dayCases': '{count, plural, one {# case} other {# cases}}',
  'coronavirus.dayUnknown': 'not known',
  'coronavirus.dayMean': '({days}-day average {mean})',
  'coronavirus.chartSummary':
    'Daily cases in {name} from {from} to {to}. The 7-day average is between {lowest} and {highest}.',
  'coronavirus.chartNone': 'Daily cases in {name} from {from} to {to}: not known.',
  'coronavirus.flag.withheld': 'not published',
  'coronavirus.flag.corrected': 'earlier cases removed',
  'coronavirus.flag.not-reported': 'nothing reported',
  'coronavirus.flag.first-report': 'a part reported for the first time',

  'coronavirus.legend': 'Infection rate, all reported cases',
  'coronavirus.legend.lower': 'Lower Infection Rate', // spec 2
  'coronavirus.legend.higher': 'Higher Infection Rate', // spec 2
  'coronavirus.legend.noneOrUnranked': 'No cases/data reported, or not ranked',

  'coronavirus.tableCaption': 'Coronavirus cases by neighborhood as of {day}',
  'coronavirus.column.rank': 'Rank',
  'coronavirus.column.rate': 'Rate per 100K',
  'coronavirus.column.cases': 'Total Cases',
  'coronavirus.column.residents': 'Population',
  'coronavirus.column.note': 'Note',
  'coronavirus.column.day': 'Day',
  'coronavirus.column.newCases': 'Cases',
  'coronavirus.column.mean': '{days}-day average',

  'coronavirus.sample': '<b>Sample data</b>, invented to show the site.',
  'coronavirus.through': 'Cases reported through {day}.',
  'coronavirus.throughEnded':
    'Cases reported through {day}. The series has ended; there will be no newer figures.',
  'coronavirus.caution':
    'Only reported cases are counted. How many people were tested differs from place to place and from year to year.',
  'coronavirus.method': 'How cases are counted',

  'coronavirus.faq': 'Questions and answers',
  'coronavirus.faq.sources': 'Where do the numbers come from?',
  'coronavirus.reporter.county': 'The county’s health department, {first} to {through}',
  'coronavirus.reporter.city': '{city}’s own health department, {first} to {through}',
  'coronavirus.faq.counted': 'What is a case?',
  'coronavirus.faq.countedText':
    'A person whose infection was reported to a health department. The total covers all cases since the first report; it does not show who is sick now. Home tests that nobody reported are not included.',
  'coronavirus.faq.withheld': 'Why are some numbers suppressed?',
  'coronavirus.faq.withheldText':
    'Where few people live or few got sick, a number could reveal who it was. The source then gives a range or nothing at all. Townlight shows no rank or rate there, and no total from which the number could be worked out.',
  'coronavirus.faq.areas': 'Are these the neighborhoods I know?',
  'coronavirus.faq.areasText':
    'Almost. Health departments count by reporting areas that share the names of neighborhoods, though not always their boundaries. Four pairs of neighborhoods are counted together and shown as one area.',
  'coronavirus.faq.corrected': 'How can a day have fewer than zero cases?',
  'coronavirus.faq.correctedText':
    'A day’s cases are that day’s total minus the total of the day before. When cases are moved to another area or removed, the total falls. Such days are shown as they are, and the table says so.',
  'coronavirus.faq.ended': 'Why does the map stop where it does?',
  'coronavirus.faq.endedText':
    'The health departments stopped publishing counts for small areas. The title gives the last day on record; “last 255 days” counts back from it.',
} as const;
