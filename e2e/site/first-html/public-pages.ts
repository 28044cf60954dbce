/** Every kind of public page, and the texts that its first HTML must contain before any script has run. */
export const PUBLIC_PAGES: readonly {
  readonly path: string;
  readonly heading: RegExp;
  readonly figures: readonly RegExp[];
}[] = [
  {
    path: '/neighborhood/hollywood',
    heading: /^Hollywood$/,
    figures: [/\d crimes reported in \w+/, /Crime Ranking/, /How sure is this\?/],
  },
  {
    path: '/es/neighborhood/hollywood',
    heading: /^Hollywood$/,
    figures: [/delitos/, /100,000/],
  },
  { path: '/crime/burglary', heading: /^Burglary$/, figures: [/\d/, /per 100,000/i] },
  {
    path: '/crime/burglary?in=hollywood',
    heading: /^Burglary in Hollywood$/,
    figures: [/reports of Burglary in \w+, \d+ a year before/, /one report of Burglary for every/],
  },
  {
    path: '/compare?areas=venice,hollywood',
    heading: /Compare/,
    figures: [/The rate of reported crime in/, /Venice/, /Hollywood/],
  },
  { path: '/map?area=venice', heading: /^Venice$/, figures: [/Crime Ranking/, /All Crime/] },
  { path: '/es/map?area=venice', heading: /^Venice$/, figures: [/Tasa de delitos/i] },
  {
    path: '/aqi-map?area=venice',
    heading: /^Venice$/,
    figures: [/PM2\.5 AQI Score/, /Air Quality Ranking/, /Daily PM2\.5 fluctuation/],
  },
  {
    path: '/coronavirus?area=venice',
    heading: /^Venice$/,
    figures: [/Total Cases/, /Infection Rate/, /Last 255 days|Daily cases in Venice/],
  },
  { path: '/es/aqi-map?view=table', heading: /./, figures: [/Hollywood/, /12 estaciones/] },
  { path: '/map?view=table', heading: /./, figures: [/Hollywood/, /Venice/] },
  { path: '/about/data', heading: /data/i, figures: [/Los Angeles Police Department/] },
  { path: '/about/method', heading: /counted/i, figures: [/100,000/] },
  {
    path: '/aqi/Venice/-118.46,33.99',
    heading: /^Venice$/,
    figures: [/Current AQI, /, /Average error/, /this place/, /About Our Air Quality Data/],
  },
  { path: '/es/aqi', heading: /^Los Angeles$/, figures: [/ICA actual/, /µg\/m³/] },
  { path: '/about/air', heading: /estimated/, figures: [/Root mean square/, /NowCast/] },
  { path: '/embed/chart/venice', heading: /Venice/, figures: [/Data through/] },
];
