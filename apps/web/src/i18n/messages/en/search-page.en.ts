/** The texts of the search page in English. */
export const searchPageEn = {
  'searchPage.title': 'Search',
  'searchPage.prompt': 'Place, address, crime or page',
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
  'searchPage.crimeIn': '{crime} in {area}',
  'searchPage.page': 'Page',
  'searchPage.subscription': 'Your subscription',
  'searchPage.feedback': 'Feedback',
  'searchPage.hint':
    'Try a neighborhood, an address, a zip code, “car break-in” and a neighborhood, or “how is AQI calculated”.',
  'searchPage.recent': 'Chosen recently',
  'searchPage.clear': 'Clear',
  'searchPage.private': 'Stored in this browser only.',
  'searchPage.key': 'Open the search with the / key',
} as const;
