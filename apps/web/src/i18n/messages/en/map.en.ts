/** The texts of the map itself, in English. */
export const mapEn = {
  'failure.kept': 'What you chose could not be loaded. You still see what you chose before.',
  'map.zoomIn': 'Zoom in',
  'map.zoomOut': 'Zoom out',
  'map.home': 'Show the whole county',
  'map.attribution': 'Base map: {credit}',
  'map.noWebgl': 'This browser cannot draw the map. The table shows the same figures.',
  'map.loading': 'Loading the map',
  'map.noAreaHere': 'No area here',
} as const;
