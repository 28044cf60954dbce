/** A public page as the sweeps visit it. */
export interface SitePage {
  /** The address without the language: `/map?area=venice`. */
  readonly address: string;
  /** The path after a redirect, where there is one. */
  readonly redirectsTo?: string;
  /** A text on the Spanish page once it is completely loaded. */
  readonly spanish?: string;
  /** Its Spanish page quotes the English of published tables and records. */
  readonly quotesEnglish?: true;
  /** The status of the document, where it is an error by design; the browser logs it. */
  readonly status?: 404;
}

/** Every public page with the states that look different, by feature: each test of a sweep visits one feature. */
export const SITE_PAGES = {
  'the crime map': [
    { address: '/map', spanish: 'Lo que destaca' },
    { address: '/map?area=hollywood', spanish: 'Tipos de delito en' },
    { address: '/map?mode=traj&period=12&area=venice', spanish: 'Número de delitos, últimos' },
    {
      address: '/map?bb=Property%20Crime&sb=Burglary&area=hollywood',
      spanish: 'de robo con allanamiento',
    },
    {
      address: '/map?area=venice&timeline=1&period=custom&from=2025-09&to=2025-09',
      spanish: 'El mismo color es la misma tasa',
    },
    { address: '/map/place?area=venice' },
    // whose police department publishes no records
    { address: '/map?area=downey' },
  ],
  'the tables of the maps': [
    { address: '/map?view=table&area=hollywood' },
    { address: '/map?view=table&partition=zipcodes', spanish: 'Buscar en esta tabla' },
    { address: '/aqi-map?view=table' },
    { address: '/coronavirus?view=table' },
  ],
  'the crime trackers': [
    { address: '/neighborhood', redirectsTo: '/neighborhood/downtown' },
    { address: '/neighborhood/hollywood', spanish: 'Puesto por tasa' },
    { address: '/neighborhood/hollywood?history=yearly', spanish: 'Puesto por tasa' },
    { address: '/neighborhood/downey?history=yearly' },
    // industry and few residents: its rate is an outlier
    { address: '/neighborhood/vernon' },
    { address: '/crime', redirectsTo: '/crime/burglary' },
    { address: '/crime/burglary/9/2026', spanish: 'Robo con allanamiento por vecindario' },
    { address: '/crime/burglary?partition=zipcodes&history=yearly' },
    { address: '/crime/burglary?in=hollywood', spanish: 'Qué significa para mí' },
    // incomplete, and a type of which each report matters
    { address: '/crime/burglary?in=downey&history=yearly' },
    { address: '/crime/homicide?in=venice' },
    { address: '/compare', spanish: 'O empiece por donde vive más gente' },
    {
      address: '/compare?areas=venice,hollywood',
      spanish: 'Delitos por 100,000 residentes, por mes',
    },
    // an outlier, an incomplete area, one of few reports and an ordinary one
    { address: '/compare?areas=vernon,downey,avalon,west-covina&measure=count' },
  ],
  'air, coronavirus and traffic': [
    { address: '/aqi-map?area=venice' },
    { address: '/aqi' },
    { address: '/aqi/Venice/-118.46,33.99' },
    { address: '/', redirectsTo: '/coronavirus' },
    { address: '/coronavirus?area=venice' },
    { address: '/traffic' },
  ],
  'what can be read': [
    { address: '/news' },
    { address: '/about/data', spanish: 'Departamento de Policía de Los Ángeles' },
    { address: '/about/data/coverage?area=venice' },
    { address: '/about/data/downloads', quotesEnglish: true },
    { address: '/about/data/releases' },
    { address: '/about/data/api' },
    { address: '/about/method', spanish: 'El cambio de marzo de 2024' },
    { address: '/about/crime-types' },
    { address: '/about/categories', quotesEnglish: true },
    { address: '/about/air' },
    { address: '/about/coronavirus' },
    {
      address: '/nothing-here',
      status: 404,
      spanish: 'No hay ninguna página en esta dirección.',
    },
  ],
  'forms and embedded pages': [
    { address: '/my', spanish: 'Elija su vecindario' },
    { address: '/search?q=hollywood' },
    { address: '/feedback?about=/map&problem=too-long' },
    { address: '/subscribe' },
    { address: '/subscription/manage' },
    { address: '/embed/map', spanish: 'Vea este mapa en Townlight' },
    { address: '/embed/chart/venice', spanish: 'Venice: delitos por mes' },
    { address: '/embed/chart/venice?crime=burglary', spanish: 'Robo con allanamiento en Venice' },
    { address: '/embed/aqi-map?area=hollywood' },
    { address: '/embed/coronavirus?area=hollywood' },
    {
      address: '/embed/nothing',
      status: 404,
      spanish: 'No hay nada que insertar en esta dirección.',
    },
  ],
} as const satisfies Record<string, readonly SitePage[]>;

export const FEATURES: readonly (readonly [feature: string, pages: readonly SitePage[]])[] =
  Object.entries(SITE_PAGES);

/** Crime pages and pages of text say under the bar that the county is a sample. */
export function showsSampleNotice({ address }: SitePage): boolean {
  return !/^\/(aqi|coronavirus|traffic|embed|about\/(air|coronavirus))|^\/$/.test(address);
}
