/** The texts of the pages embedded in other sites; the components that use them fetch them. */
export const embedEn = {
  'embed.title': 'Embed this in a page',
  'embed.text':
    'Paste this into a page of your own. It shows the newest figures, sets no cookies and stores nothing.',
  'embed.code': 'HTML code',
  'embed.copy': 'Copy the code',
  'embed.copied': 'Code copied',
  'embed.copyFailed': 'The code could not be copied. Select it and copy it by hand.',
  'embed.mapTitle': 'Map of reported crime in {county}',
  'embed.chartTitle': 'Reported crime by month',
  'embed.chartTitleOf': '{name}: crimes by month',
  'embed.unknownTitle': 'Nothing to embed',
  'embed.unknown': 'There is nothing to embed at this address.',
  'embed.sample': '<b>Sample data</b>, invented to show the site.',
  'embed.source':
    '{count, plural, =0 {} one {Source: {names}.} other {Source: records of # police departments.}}',
  'embed.through': 'Data through {month}, released {date}.',
  'embed.empty': 'No records are loaded yet.',
  'embed.crimeTitleOf': '{crime} in {name} by month',
  'embed.fullMap': 'See this map on Townlight',
  'embed.fullPage': 'More about {name} on Townlight',
  'embed.home': 'Go to Townlight',
  'embed.newWindow': '(opens a new window)',
} as const;
