/** The texts of the page about the method of air in English; that page fetches them. */
export const airMethodEn = {
  'airMethod.lead': 'What each figure on the air pages means, and how it is made.',
  'airMethod.toTracker': 'See the air now',
  'airMethod.readings': 'Readings',
  'airMethod.readingsText':
    'Monitoring stations measure fine particles smaller than 2.5 micrometers, PM2.5, as a mean of each hour, in micrograms per cubic meter of air (µg/m³). Every estimate on this site is made of these readings and of nothing else.',
  'airMethod.settling': 'The hour that is shown',
  'airMethod.settlingText':
    'Readings are revised during their first hours. Unless another hour is chosen, pages show the hour {hours, number} hours before the newest reading. A revised reading takes the place of the earlier one.',
  'airMethod.flags': 'Readings that are kept out',
  'airMethod.flagsText':
    'A reading below 0, one above {highest, number} µg/m³, the same value for {stuck, number} hours in a row ({zero, number} hours at 0), and a second reading of one station for one hour stay on record with a flag and enter no estimate.',
  'airMethod.estimate': 'Between the stations',
  'airMethod.estimateText':
    'The concentration c at a point is estimated from the {sensors, number} nearest stations with a reading in that hour, each weighed by one over its distance d to the power of {power, number} (inverse distance weighting); for {place}, the place shown first, from all of them. An index is made of the result, once. Farther than {far} from every station an estimate says that it is a rough one.',
  'airMethod.error': 'How far estimates miss',
  'airMethod.errorUnknown': 'This has not been measured yet: there are too few readings.',
  'airMethod.errorText':
    'Each of the {stations, number} stations is left out in turn and predicted from the others, in all hours on record: {readings, number} predictions. On average they miss by {error}, {points, number, ::.0} points of the index; {right, number, ::percent .} of them have the right category.',
  'airMethod.all': 'All',
  'airMethod.allReadings': 'all readings',
  'airMethod.distance': 'Nearest other station',
  'airMethod.toKm': '{from, number} to {to, number} km',
  'airMethod.beyondKm': 'over {from, number} km',
  'airMethod.season': 'Season',
  'airMethod.season.winter': 'December to February',
  'airMethod.season.spring': 'March to May',
  'airMethod.season.summer': 'June to August',
  'airMethod.season.fall': 'September to November',
  'airMethod.readingsCount': 'Predictions',
  'airMethod.meanAbsolute': 'Mean error',
  'airMethod.rootMeanSquare': 'Root mean square',
  'airMethod.indexPoints': 'Index points',
  'airMethod.rightCategory': 'Right category',
  'airMethod.scales': 'From concentration to index',
  'airMethod.scalesText':
    'A concentration is cut to tenths, and the index is read within its band in a straight line and rounded. A value on an edge that two bands share belongs to the lower one. What lies above a table is 500 and beyond the index. The table of 2024 was taken from summaries of the rule, not from its text.',
  'airMethod.scale.site':
    'This site’s scale: EPA’s table of 1999 with its edges joined, for one hour',
  'airMethod.scale.epa-2012': 'EPA 2012, in force until May 5, 2024, for NowCast',
  'airMethod.scale.epa-2024': 'EPA 2024 (89 FR 16202), in force since May 6, 2024, for NowCast',
  'airMethod.category': 'Category',
  'airMethod.concentration': 'PM2.5, µg/m³',
  'airMethod.index': 'Index',
  'airMethod.nowCast': 'NowCast',
  'airMethod.nowCastText':
    'EPA’s tables are meant for a mean of 24 hours. NowCast stands in for it: a mean of the last {hours, number} hours in which recent ones weigh more the more the air is changing. It needs two of the last three hours. This site’s own scale reads each hour by itself, so it rises and falls faster.',
  'airMethod.areas': 'Neighborhoods and days',
  'airMethod.areasText':
    'The figure of a neighborhood is the mean of estimates at points spread over it. Rank 1 is the worst air; equal figures share a rank. A day in the calendar is the mean of its hours, where at least three hours of four have a reading.',
  'airMethod.usual': 'The usual',
  'airMethod.usualText':
    'The usual of an hour is estimated from what the stations usually read: for each the median of that hour of the day in that month, over the years on record, where there are at least {least, number} such readings. A difference smaller than estimates miss on average is called no difference.',
  'airMethod.recount': 'Count it again',
  'airMethod.recountText':
    'These calls give the readings of every station with their coordinates, an estimate made of them, and the errors above. Distances are measured on a sphere.',
} as const;
