/** The texts of the saved places in English; their dialog loads them. */
export const placesEn = {
  'places.none':
    'Save up to five neighborhoods. Their crime, air and news will be here, one tap away.',
  'places.add': 'Add a neighborhood or address',
  'places.saveNamed': 'Save {name}',
  'places.full': 'You can keep {most, number}. Remove one to add another.',
  'places.private':
    'Your places stay in this browser; we never see them. We ask for your location only when you press the button, and we do not keep it.',
  'places.rename': 'Rename',
  'places.renameNamed': 'Rename {name}',
  'places.nameOf': 'Your name for {name}',
  'places.save': 'Save',
  'places.remove': 'Remove',
  'places.removeNamed': 'Remove {name}',
  'places.choose': 'Choose your neighborhood',
  'places.another': 'Add another neighborhood',
  'places.compare': 'Compare these neighborhoods',
  'places.needsScript': 'Your places are stored in this browser, which needs JavaScript.',
  'places.allNeighborhoods': 'See all neighborhoods',
  'places.noArea': 'This neighborhood is no longer in the boundaries.',
  'places.crimeMore': 'Crime in {name}',
  'places.airMore': 'Air in {name}',
  'places.newsMore': 'News about {name}',
  'places.news': 'What changed',
  'places.newsSince': 'Since you were here',
  'places.airChart':
    'PM2.5 AQI of the last {hours, number} hours: {lowest, number} to {highest, number}.',
  'places.noCrime': 'No crime records are loaded yet.',
  'places.savedNamed': '{name} is saved.',
  'places.removedNamed': '{name} is removed.',
} as const;
