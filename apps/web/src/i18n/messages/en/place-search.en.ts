/** The texts of the place search's suggestions in English: loaded with the first search. */
export const placeSearchEn = {
  'placeSearch.inZip': 'part of zip code {zip}',
  'placeSearch.outsideNearest': 'outside the county; the nearest area in it is {area}',
  'placeSearch.near': 'Near {place}',
  'placeSearch.rough': 'shown roughly',
  'placeSearch.streetMiddle': 'the middle of the street',
  'placeSearch.nearBetween': 'near, between {low} and {high}',
  'placeSearch.nearOne': 'near {number}, the closest number on record',
  'placeSearch.between':
    '{place} is not on record here. It is shown near, not exactly, between {low} and {high}.',
  'placeSearch.beside':
    '{place} is not on record here. It is shown at {number}, the closest number on that street.',
  'placeSearch.twoAreas': 'Those are in {one} and {other}, so it may be in either.',
  'placeSearch.edge': 'One of those is outside of the areas shown, so it may be too.',
  'placeSearch.middle': 'This is the middle of {place}, which may run through other areas too.',
  'placeSearch.noAddresses':
    'Only main streets are known here; type one of them, a neighborhood, a zip code or a landmark',
  'placeSearch.noZip':
    'No area here has this zip code; it may be outside of the county, or for PO boxes only',
  'placeSearch.none': 'Nothing was found; check the spelling, or type a neighborhood or zip code',
  'placeSearch.otherPlace': 'not in {place}',
  'placeSearch.unknownAddress': 'not found exactly; this is all of {place}',
  'placeSearch.postOfficeBox': 'a PO box has no place on the map; this is all of {place}',
  'placeSearch.similarName': 'a similar name',
  'placeSearch.noteOtherPlace': '{address} is not in {place}.',
  'placeSearch.noteUnknownAddress': 'That was not found exactly. This is all of {place}.',
  'placeSearch.notePostOfficeBox': 'A PO box has no place on the map. This is all of {place}.',
  'placeSearch.noteRough': '{place} is shown roughly: only main streets are known here.',
  'placeSearch.noBox':
    'A PO box has no place on the map; type a street address, a neighborhood or a zip code',
  'placeSearch.onMap': 'Choose on the map',
  'placeSearch.inTable': 'See all neighborhoods in a table',
} as const;
