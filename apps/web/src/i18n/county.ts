import {
  COUNTY_ELEMENT_ID,
  COUNTY_GLOBAL,
  type PageCounty,
} from '@townlight/contract/rendered-page';

/** The county of this site, from the first HTML; the server's renderer and tests set it before they load the site. */
export const county: PageCounty = readCounty();

function readCounty(): PageCounty {
  const given = (globalThis as { [COUNTY_GLOBAL]?: PageCounty })[COUNTY_GLOBAL];
  if (given !== undefined) return given;
  return JSON.parse(document.getElementById(COUNTY_ELEMENT_ID)?.textContent ?? '') as PageCounty;
}

/** Whether the county has data for a feature of the site. */
export function hasFeature(name: string): boolean {
  return !county.without?.includes(name);
}
