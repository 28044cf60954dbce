/** The contacts for the residents of an area; all other texts come with the reply. */
export const contactsEn = {
  'ask.next': 'Next: {date}.',
  'ask.sample': 'Sample',
  'ask.sampleText': 'What is marked “Sample” is invented to show the site.',
  'ask.missing': 'Do you know what is missing here? Tell us.',
} as const;
