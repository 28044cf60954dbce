/** The texts of the search page in English. */
export const searchPageEn = {
  'searchPage.title': 'Search',
  'searchPage.prompt': 'A neighborhood, zip code, address or crime type',
  'searchPage.none':
    'Nothing was found for “{words}”. Check the spelling, or try a neighborhood or a zip code.',
  'searchPage.noAddresses':
    'Nothing was found for “{words}”. Only main streets are known here; try one of them, a neighborhood, a zip code or a landmark.',
  'searchPage.noZip':
    'No area here has the zip code “{words}”. It may be outside of the county, or for PO boxes only.',
  'searchPage.noBox':
    'A PO box has no place on the map. Try a street address, a neighborhood or a zip code.',
  'searchPage.failed': 'The search cannot be reached right now.',
  'searchPage.in': 'In {area}',
  'searchPage.nearest': 'Outside the county. The nearest area in it is {area}.',
  'searchPage.outside': 'Outside the areas of {county}.',
  'searchPage.compare': 'Add to the comparison',
  'searchPage.crime': 'Crime type',
} as const;
