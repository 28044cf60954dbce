/** The texts of the saved places in English; their dialog loads them. */
export const placesEn = {
  'places.none': 'Save up to five neighborhoods here, one tap away on every page.',
  'places.add': 'Add a neighborhood or address',
  'places.keepThis': 'Keep {name}',
  'places.full': 'You can keep {most, number}. Remove one to add another.',
  'places.nearMe': 'The neighborhood near me',
  'places.private':
    'Your places stay in this browser; we never see them. We ask for your location only when you press the button, and we do not keep it.',
  'places.rename': 'Rename',
  'places.renameNamed': 'Rename {name}',
  'places.nameOf': 'Your name for {name}',
  'places.save': 'Save',
  'places.remove': 'Remove',
  'places.removeNamed': 'Remove {name}',
} as const;
