/** Titles and texts of the contacts in English; their names are in the county's table. */
export const contactsEn = {
  'title.emergency': 'Emergency',
  'title.police': 'Police',
  'title.council': 'Council district',
  'title.supervisor': 'Supervisor district',
  'title.meeting': 'Next public meeting',
  'title.victims': 'Help for victims',
  'title.help': 'Other help',
  'text.inDanger': 'If someone is in danger now, call',
  'text.station': 'Station: {division}.',
  'text.noStation': 'We do not know yet which station serves this area.',
  'text.notEmergency': 'Non-emergency:',
  'text.noPhone': 'We do not have its non-emergency number yet.',
  'text.unknown': 'We do not know yet.',
  'text.meeting':
    '{week, select, first {First} second {Second} third {Third} fourth {Fourth} other {Last}} {weekday} of each month, {time}, {place}.',
} as const;
