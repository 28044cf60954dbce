/** The texts of the pages about the data and the method in English; those pages fetch them. */
export const readingEn = {
  'data.title': 'About the data',
  'data.sampleLead':
    'The figures on this site are sample data: invented to show the site. Levels and seasons are believable, but they describe no real place.',
  'data.realLead':
    'The figures on this site are counted from the records that the police departments publish.',
  'data.emptyLead': 'No records are loaded yet.',
  'data.privacy': 'What we know about you',
  'data.privacyText':
    'We count how often each kind of page is opened and used, by day and by language. That is all. We use no cookies for this, keep no addresses and pass on nothing you type. If your browser asks not to be tracked (Do Not Track or Global Privacy Control), you are not counted.',
  'data.privacyPlaces':
    'Places you save stay in your browser. “Use my location” asks this site which neighborhood you are in, to the nearest hundred meters; we do not keep your location.',
  'data.privacyServices':
    'If the people who run this site also use a statistics service, it gets the same kinds of pages and events, and nothing more. It gets nothing from your subscription pages.',
  'data.mail.title': 'If you subscribe',
  'data.mail.returning':
    'Anyone can type any address into the form. If that address is already subscribed, the reply says so: a stranger can find out that you get this newsletter, but not about which places.',
  'data.mail.returningHidden':
    'Anyone can type any address into the form. The reply is the same whether or not that address is subscribed: only the email to it says so.',
  'data.mail.confirm':
    'Your subscription opens only in a browser where a link from our emails was used. If a stranger enters your address and you press the button, your browser gets in, and theirs does not.',
  'data.mail.sealed':
    'Your address is encrypted in the database and its backups. The people who run this site hold the key.',
  'data.mail.notSealed':
    'Your address is not encrypted on this site. After you delete it, it can stay in the database’s files until they are written over.',
  'data.mail.what': 'What',
  'data.mail.where': 'Where',
  'data.mail.howLong': 'How long',
  'data.mail.signUp': 'An address that was never confirmed, and the neighborhoods asked for',
  'data.mail.signUp.where': 'Database',
  'data.mail.signUp.howLong': 'Until nine days after the last link; deleted that night',
  'data.mail.subscription':
    'Your address, language, neighborhoods and other choices, and since when',
  'data.mail.subscription.where': 'Database and backups',
  'data.mail.subscription.howLong': 'Until you delete it, or 30 days after you unsubscribe',
  'data.mail.backups': 'The same, after you deleted it',
  'data.mail.backups.where': 'Earlier backups',
  'data.mail.backups.howLong':
    'Up to 12 weeks; in copies that the people who run this site make themselves, until they remove them. If one is restored, you are deleted again',
  'data.mail.mails': 'Emails to you',
  'data.mail.mails.where':
    'Your mailbox and the mail servers on the way; on a site without a mail server, files on the site’s own computer',
  'data.mail.mails.howLong':
    'Such files are removed with your address; mail servers have their own rules',
  'data.mail.opened': 'Which browsers opened your page: random numbers and times',
  'data.mail.opened.where': 'Database',
  'data.mail.opened.howLong': '180 days after the last use',
  'data.mail.browser': 'That you signed up here, and what opens your page',
  'data.mail.browser.where': 'Your browser',
  'data.mail.browser.howLong': '48 hours after you sign up; what opens your page goes with its tab',
  'data.mail.mark':
    'That an address was deleted, and when: a code that nobody can turn back into the address without the site’s secret',
  'data.mail.mark.where': 'Database, backups, and a file beside them',
  'data.mail.mark.howLong': 'As long as this site runs, so that no backup brings you back',
  'data.load': 'Load the real records',
  'data.loadText':
    'The people who run this site load records with these commands, in the site’s folder. The sample data goes away when the first real records are published.',
  'data.step.boundaries': 'The boundaries of the neighborhoods, a GeoJSON file:',
  'data.step.population': 'The number of residents of each area, a CSV file:',
  'data.step.coverage': 'Which police department covers which area, a CSV file:',
  'data.step.crime': 'The crime records of a department, a CSV file as it publishes them:',
  'data.step.releases': 'What has been loaded, and when:',
  'data.sources': 'Departments',
  'data.agency': 'Department',
  'data.first': 'From',
  'data.through': 'Through',
  'data.released': 'Released',
  'data.noneYet': 'none yet',
  'data.methods': 'How the figures are made',
  'data.updates': 'Updates',
  'data.updatesText': 'This site checks these sources for new records on its own.',
  'data.source': 'Source',
  'data.checked': 'Last successful check',
  'data.changed': 'Last new records',
  'data.source.new': '{source} has not been checked yet.',
  'data.source.failing': 'The last check of {source} failed. It will be tried again soon.',
  'data.source.late': 'New records from {source} are late. These figures are from the last update.',
  'data.source.paused': 'Updates from {source} are paused.',
} as const;
