/** By name; `coronavirus/README.md` explains the choice. */
export const mergedPairs: readonly (readonly [string, string])[] = [
  ['Athens', 'Westmont'],
  ['Hancock Park', 'Windsor Square'],
  ['Stevenson Ranch', 'Unincorporated Santa Susana Mountains'],
  ['Topanga', 'Unincorporated Santa Monica Mountains'],
];
