/** The door of the subject: its pages, each fetched when it is opened. */
export const fetchAirMapPage = async () => (await import('./air-map/AirMapPage.tsx')).AirMapPage;
export const fetchEmbedAirMapPage = async () =>
  (await import('./air-map/EmbedAirMapPage.tsx')).EmbedAirMapPage;
