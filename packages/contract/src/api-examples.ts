/** Values for the examples, valid in this county so that each request has a result. */
export interface ApiExampleParams {
  /** Id of a neighborhood. */
  readonly neighborhood: string;
  /** Degrees. */
  readonly point: { readonly latitude: number; readonly longitude: number };
  /** The month to count, as an instant within it in milliseconds since 1970. */
  readonly month: number;
}

/** Returns one request for each of the most used endpoints; `id` identifies it, `path` can be requested as is. */
export function buildApiExamples(params: ApiExampleParams) {
  const { month } = params;
  const neighborhood = encodeURIComponent(params.neighborhood);
  const point = `lat=${params.point.latitude}&long=${params.point.longitude}`;
  return [
    { id: 'names', path: '/api/neighborhoods/names' },
    { id: 'at', path: `/api/neighborhoods/get_neighborhood?${point}` },
    { id: 'places', path: `/api/places?q=${neighborhood}` },
    { id: 'crime-status', path: '/api/crimes/status' },
    { id: 'crimes', path: `/api/neighborhoods/crimes?from=${month}&to=${month}` },
    { id: 'monthly', path: `/api/neighborhoods/${neighborhood}/monthly?months=12` },
    {
      id: 'crime-ranking',
      path: `/api/neighborhoods/crime_ranking?neighborhood=${neighborhood}`,
    },
    { id: 'aqi', path: `/api/air-quality/aqi?${point}` },
    { id: 'aqi-history', path: `/api/air-quality/aqi-history?${point}` },
    { id: 'air-stations', path: `/api/air-quality/stations?${point}` },
    { id: 'air-forecast', path: `/api/air-quality/forecast?${point}` },
    { id: 'coronavirus', path: '/api/health/coronavirus' },
    {
      id: 'coronavirus-trend',
      path: `/api/health/coronavirus_trend?neighborhood=${neighborhood}`,
    },
    { id: 'news', path: '/api/news?limit=5' },
    { id: 'coverage', path: '/api/neighborhoods/coverage' },
    { id: 'descriptions', path: '/api/bundles/crime_descriptions' },
    { id: 'methods', path: '/api/methods' },
    { id: 'releases', path: '/api/releases' },
  ] as const;
}

export type ApiExample = ReturnType<typeof buildApiExamples>[number];
