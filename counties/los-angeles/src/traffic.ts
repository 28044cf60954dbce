/** The state's map of speeds, closures and incidents, which may be embedded in frames. */
export const trafficUrl = 'https://quickmap.dot.ca.gov/';
