/** The texts of a resident's own places in English; their dialog fetches them. */
export const placesEn = {
  'places.none': 'Keep up to five neighborhoods here, one press away on every page.',
  'places.add': 'Add a neighborhood or address',
  'places.keepThis': 'Keep {name}',
  'places.full': 'These are {most, number}. Remove one to keep another.',
  'places.nearMe': 'The neighborhood near me',
  'places.private':
    'Your places stay in this browser; we do not learn of them. Where you are is asked only when you press the button, and not kept.',
  'places.rename': 'Rename',
  'places.renameNamed': 'Rename {name}',
  'places.nameOf': 'Your name for {name}',
  'places.save': 'Save',
  'places.remove': 'Remove',
  'places.removeNamed': 'Remove {name}',
} as const;
