/** The texts of the page that tells how coronavirus is counted. */
export const coronavirusMethodEn = {
  'coronavirusMethod.title': 'How coronavirus is counted',
  'coronavirusMethod.lead':
    'What a number on the coronavirus map means, where it comes from, and what it cannot tell.',
  'coronavirusMethod.toMap': 'Open the Coronavirus Map',
  'coronavirusMethod.counted': 'What is counted',
  'coronavirusMethod.countedText':
    'Cases that laboratories and doctors reported to a health department, from the first report to the day that is named. A total never tells how many people are ill now. Cases that nobody reported, such as most tests at home, are missing.',
  'coronavirusMethod.rate': 'Rate and rank',
  'coronavirusMethod.rateText':
    'The infection rate is all reported cases divided by the residents, shown per {base} residents. Rank 1 is the highest rate; equal rates share a rank. Areas with fewer than {least} residents, with unknown residents or with suppressed counts have no rank. The colors are six classes of equally many ranked areas.',
  'coronavirusMethod.daily': 'Daily cases',
  'coronavirusMethod.dailyText':
    'A day’s cases are its total less the total of the day before; the chart shows the last {days} days of the series. Totals are corrected now and then: a day below zero is shown as such and never smoothed away. The line is the mean of {mean} days that end with the day, where all are known. A day without a report, or next to a suppressed total, is marked as not known.',
  'coronavirusMethod.withheld': 'Suppressed counts',
  'coronavirusMethod.withheldText':
    'Small counts are withheld by the source, or published as a range. They are shown as “Case numbers are suppressed”, have neither rate nor rank, and are in no sum. Other figures are left out where they would give the number away. In the calls a suppressed rate is 0, as the specification of this site says; the field is_suppressed tells it from a real 0.',
  'coronavirusMethod.ended': 'The end of the series',
  'coronavirusMethod.endedText':
    'A series of which nothing newer came for {days} days before its source was last read has ended, and the title of the map says its last day.',
  'coronavirusMethod.sources': 'Sources',
  'coronavirusMethod.sample': '<b>Sample data</b>, invented to show the site.',
  'coronavirusMethod.sourcesText': 'Reports from {first} to {through}.',
  'coronavirusMethod.empty': 'No counts are loaded yet.',
  'coronavirusMethod.head.release': 'Release',
  'coronavirusMethod.head.reporter': 'Reported by',
  'coronavirusMethod.head.days': 'Days',
  'coronavirusMethod.head.reports': 'Reports used',
  'coronavirusMethod.head.loaded': 'Loaded',
  'coronavirusMethod.head.neighborhood': 'Neighborhood',
  'coronavirusMethod.head.reportingAreas': 'Reporting areas that are added up',
  'coronavirusMethod.reporter.county': 'the county',
  'coronavirusMethod.reporter.long-beach': 'Long Beach',
  'coronavirusMethod.reporter.pasadena': 'Pasadena',
  'coronavirusMethod.areas': 'From reporting areas to neighborhoods',
  'coronavirusMethod.areasText':
    'Health departments report by areas of their own, which share names with neighborhoods but not always boundaries. Which area stands for which neighborhood is kept by hand. Where two neighborhoods are reported together the map shows them as one.',
  'coronavirusMethod.mapped':
    '{count, plural, one {One neighborhood with reports} other {# neighborhoods with reports}}',
  'coronavirusMethod.without':
    '{count, plural, one {One neighborhood without reports} other {# neighborhoods without reports}}',
  'coronavirusMethod.leftOut':
    '{count, plural, one {One reporting area that is in no figure} other {# reporting areas that are in no figure}}',
  'coronavirusMethod.recount': 'Recount it',
  'coronavirusMethod.recountText': 'Every figure of the map and its chart comes from these calls:',
} as const;
