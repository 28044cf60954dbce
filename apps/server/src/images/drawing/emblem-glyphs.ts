/**
 * Emblem glyphs as lines on a grid of 48 by 48. The first glyph whose `pattern` matches a category's name is used, so
 * that a category still gets the same emblem after a moderate renaming by the staff.
 */
export const EMBLEM_GLYPHS: readonly { readonly pattern: RegExp; readonly lines: string }[] = [
  {
    pattern: /drunk/,
    lines:
      'M38 24a14 14 0 1 1-28 0 14 14 0 0 1 28 0zM27.5 24a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0zM10.5 22h10M27.5 22h10M24 27.5V38',
  },
  {
    pattern: /traffic\b|driving/,
    lines:
      'M17 7h14v34H17zM24 15.5a0.5 0.5 0 1 1 0 0.1M24 24a0.5 0.5 0 1 1 0 0.1M24 32.5a0.5 0.5 0 1 1 0 0.1M17 16h-5M31 16h5M17 27h-5M31 27h5',
  },
  {
    pattern: /parts/,
    lines:
      'M39 24a15 15 0 1 1-30 0 15 15 0 0 1 30 0zM30 24a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM24 9v9M24 30v9M9 24h9M30 24h9',
  },
  {
    pattern: /from vehicle/,
    lines:
      'M7 32v-6l4-8h16l5 8M7 32h22M17 32a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0zM11 25h13M30 36h11M37 31l5 5-5 5M36 12v9',
  },
  {
    pattern: /bicycle|bike/,
    lines:
      'M19 31a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM43 31a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM12 31l7-13h11l6 13M19 18l5 13h-12M24 31l6-13M17 15h5M30 18l-2-5h5',
  },
  {
    pattern: /vehicle|car|auto/,
    lines:
      'M6 33v-7l5-10h22l6 10h3v7zM12 26h25M18 33a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM38 33a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM24 16v10',
  },
  {
    pattern: /domestic|family|child/,
    lines: 'M7 23 24 9l17 14M12 20v20h24V20M24 34l-6-6a3.8 3.8 0 0 1 6-4.5 3.8 3.8 0 0 1 6 4.5z',
  },
  {
    pattern: /burglary|break/,
    lines: 'M7 23 24 9l17 14M12 20v20h24V20M19 40V28h10v12M24 28l-2 4 3 3-2 5',
  },
  {
    pattern: /trespass/,
    lines: 'M8 40V17l5-5 5 5v23M30 40V17l5-5 5 5v23M18 20h12M18 32h12M8 40h10M30 40h10M24 20v12',
  },
  {
    pattern: /robbery/,
    lines:
      'M7 17c6-3 12-1 17 1 5-2 11-4 17-1 0 9-3 15-9 15-4 0-6-4-8-4s-4 4-8 4c-6 0-9-6-9-15zM14 22c2 2 4 2 6 1M34 22c-2 2-4 2-6 1',
  },
  { pattern: /shoplift/, lines: 'M11 17h26l2 23H9zM17 21v-6a7 7 0 0 1 14 0v6' },
  {
    pattern: /package/,
    lines: 'M8 16 24 8l16 8v17l-16 8-16-8zM8 16l16 8 16-8M24 24v17M16 12l16 8',
  },
  { pattern: /stolen/, lines: 'M8 9h15l17 17-14 14L8 23zM18 17a2 2 0 1 1-4 0 2 2 0 0 1 4 0z' },
  {
    pattern: /embezzle|extort/,
    lines:
      'M37 14c0 3-6 5-13 5s-13-2-13-5 6-5 13-5 13 2 13 5zM11 14v10c0 3 6 5 13 5s13-2 13-5V14M11 24v10c0 3 6 5 13 5s13-2 13-5V24',
  },
  { pattern: /forgery|counterfeit/, lines: 'M10 40h28M14 33l2-8L33 8l6 6-17 17zM29 12l6 6' },
  { pattern: /fraud|identity/, lines: 'M6 12h36v25H6zM6 20h36M12 30h9M31 30h5' },
  { pattern: /theft|larceny/, lines: 'M10 20h28l-3 20H13zM17 20c0-8 3-12 7-12s7 4 7 12M21 29h6' },
  {
    pattern: /arson|\bfires?\b/,
    lines:
      'M24 41c-8 0-13-5-13-12 0-8 7-10 8-21 7 3 9 8 9 13 2-1 3-3 3-5 4 4 6 8 6 13 0 7-5 12-13 12zM24 41c-3 0-5-2-5-5 0-4 4-5 5-9 3 3 5 6 5 9 0 3-2 5-5 5z',
  },
  {
    pattern: /vandal|graffiti|damage/,
    lines: 'M15 20h14v21H15zM18 20v-5h8v5M20 15v-4h4v4M31 10h.1M36 7h.1M36 13h.1M41 10h.1M15 27h14',
  },
  {
    pattern: /homicide|murder/,
    lines: 'M18 22h12v19H18zM24 22v-5M24 17c-4-2-3-6 0-10 3 4 4 8 0 10zM12 41h24',
  },
  {
    pattern: /shots|weapon|gun|firearm/,
    lines:
      'M37 24a13 13 0 1 1-26 0 13 13 0 0 1 26 0zM29 24a5 5 0 1 1-10 0 5 5 0 0 1 10 0zM24 6v9M24 33v9M6 24h9M33 24h9',
  },
  {
    pattern: /kidnap|traffick/,
    lines:
      'M21 28l-4 4a6.5 6.5 0 0 1-9-9l7-7a6.5 6.5 0 0 1 9 0M27 20l4-4a6.5 6.5 0 0 1 9 9l-7 7a6.5 6.5 0 0 1-9 0',
  },
  {
    pattern: /rape|sex|prostitut/,
    lines: 'M15 41l14-23c3-5 1-10-5-10s-8 5-5 10l14 23M18 36l-3 5M30 36l3 5',
  },
  {
    pattern: /assault|battery|violen/,
    lines: 'M24 6l4 10 10-4-4 10 9 5-10 3 2 11-9-6-8 7-1-11-11-1 9-7-6-9 10 2z',
  },
  {
    pattern: /drug|narcotic/,
    lines: 'M13 35a8 8 0 0 1 0-11l11-11a8 8 0 0 1 11 11L24 35a8 8 0 0 1-11 0zM18 18l12 12',
  },
  {
    pattern: /alcohol|liquor/,
    lines: 'M13 8h22c1 11-3 17-11 17S12 19 13 8zM24 25v15M16 40h16M13 15h22',
  },
  {
    pattern: /gambl/,
    lines: 'M10 10h28v28H10zM17.5 17.5h.1M30.5 17.5h.1M24 24h.1M17.5 30.5h.1M30.5 30.5h.1',
  },
  {
    pattern: /animal/,
    lines:
      'M24 25c6 0 10 6 10 10 0 6-6 4-10 4s-10 2-10-4c0-4 4-10 10-10zM12 19v3M20 12v4M28 12v4M36 19v3',
  },
  {
    pattern: /court|warrant/,
    lines:
      'M24 8v32M14 40h20M10 15h28M10 15l-5 13h10zM38 15l-5 13h10zM5 28c1 4 9 4 10 0M33 28c1 4 9 4 10 0',
  },
  { pattern: /threat|stalk/, lines: 'M7 10h34v23H24l-9 8v-8H7zM24 16v8M24 28h.1' },
  {
    pattern: /disturb|disorder|noise/,
    lines: 'M8 20v8h7l12 9V11L15 20zM33 19c3 3 3 7 0 10M37 14c6 6 6 14 0 20',
  },
];

/** For a category that no words are known for. */
export const DEFAULT_GLYPH = 'M10 8h20l8 8v24H10zM29 8v9h9M17 24h14M17 31h14';
