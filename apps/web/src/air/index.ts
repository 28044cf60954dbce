/** Public API of the feature: lazy imports of its pages and components. */
export const fetchAirMapPage = async () => (await import('./air-map/AirMapPage.tsx')).AirMapPage;
export const fetchEmbedAirMapPage = async () =>
  (await import('./air-map/EmbedAirMapPage.tsx')).EmbedAirMapPage;
export const fetchAirTrackerPage = async () =>
  (await import('./tracker/AirTrackerPage.tsx')).AirTrackerPage;
export const fetchAirGlance = async () => (await import('./neighborhood/AirGlance.tsx')).AirGlance;
export const fetchAirMethodPage = async () =>
  (await import('./method/AirMethodPage.tsx')).AirMethodPage;
export const fetchAirStrip = async () => (await import('./AirStrip.tsx')).AirStrip;
