/** A page that Lighthouse reads, with the properties that its checks depend on. */
export interface BenchedPage {
  readonly address: string;
  readonly hasMap: boolean;
  /** The page has a `noindex` rule for search engines. */
  readonly isUnlisted?: boolean;
}

const plain = (address: string): BenchedPage => ({ address, hasMap: false });
const withMap = (address: string): BenchedPage => ({ address, hasMap: true });
const unlisted = (page: BenchedPage): BenchedPage => ({ ...page, isUnlisted: true });

/** Every public page in English, except the pages behind subscribers' private links; some of each kind in Spanish. */
export const PUBLIC_PAGES: readonly BenchedPage[] = [
  plain('/neighborhood/venice'),
  plain('/crime/burglary'),
  plain('/compare?areas=venice,hollywood'),
  plain('/aqi'),
  plain('/aqi/Hollywood/-118.33,34.1'),
  unlisted(plain('/search?q=venice')),
  unlisted(plain('/feedback')),
  plain('/news'),
  plain('/subscribe'),
  plain('/traffic'),
  plain('/about/data'),
  plain('/about/data/coverage'),
  plain('/about/data/downloads'),
  plain('/about/data/releases'),
  plain('/about/data/api'),
  plain('/about/method'),
  plain('/about/categories'),
  plain('/about/crime-types'),
  plain('/about/air'),
  plain('/about/coronavirus'),
  unlisted(plain('/embed/chart/venice')),
  plain('/es/neighborhood/venice'),
  plain('/es/news'),
  withMap('/map'),
  withMap('/coronavirus'),
  withMap('/aqi-map'),
  unlisted(withMap('/embed/map')),
  unlisted(withMap('/embed/coronavirus')),
  unlisted(withMap('/embed/aqi-map')),
  withMap('/es/map?area=venice'),
];
