/** The texts of the traffic map; its page fetches them. */
export const trafficEn = {
  'traffic.title': 'Traffic Map', // spec 1
  'traffic.whose':
    'The traffic map comes from {site}, not from Townlight. It is loaded when you ask for it.',
  'traffic.privacy':
    'That site then sees your internet address, as if you had opened it yourself, and may store cookies. Townlight gives it nothing else.',
  'traffic.none': 'There is no traffic map for this county yet.',
  'traffic.failed': 'What this page needs to open the traffic map could not be loaded.',
  'traffic.show': 'Show the traffic map',
  'traffic.open': 'Open it in a new tab',
  'traffic.frame': 'Traffic map of {site}',
  'traffic.empty': 'From {site}. If the map stays empty, <a>open it in a new tab</a>.',
  'traffic.late': '{site} has not answered yet. You can wait, or <a>open its map in a new tab</a>.',
} as const;
