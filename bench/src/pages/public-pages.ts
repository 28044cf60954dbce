/** A page that Lighthouse reads, and what stands on it. */
export interface BenchedPage {
  readonly address: string;
  readonly hasMap: boolean;
}

const plain = (address: string): BenchedPage => ({ address, hasMap: false });
const withMap = (address: string): BenchedPage => ({ address, hasMap: true });

/** Every public page in English, and one of each kind in Spanish. */
export const PUBLIC_PAGES: readonly BenchedPage[] = [
  plain('/neighborhood/venice'),
  plain('/crime/burglary'),
  plain('/compare?areas=venice,hollywood'),
  plain('/aqi'),
  plain('/news'),
  plain('/subscribe'),
  plain('/traffic'),
  plain('/about/data'),
  plain('/about/data/coverage'),
  plain('/about/data/downloads'),
  plain('/about/data/releases'),
  plain('/about/data/api'),
  plain('/about/method'),
  plain('/about/air'),
  plain('/about/coronavirus'),
  plain('/es/neighborhood/venice'),
  plain('/es/news'),
  withMap('/map'),
  withMap('/coronavirus'),
  withMap('/aqi-map'),
  withMap('/es/map?area=venice'),
];
