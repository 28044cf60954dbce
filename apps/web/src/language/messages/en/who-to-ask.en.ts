/** Whom the residents of an area can ask; the rest of the words comes with the answer. */
export const whoToAskEn = {
  'ask.next': 'Next: {date}.',
  'ask.sample': 'Sample',
  'ask.sampleText': 'What is marked “Sample” is invented to show the site.',
  'ask.missing': 'Do you know what is missing here? Tell us.',
} as const;
