/** Public API of the feature: lazy imports of its pages and components. */
export const importAirMapPage = async () => (await import('./air-map/AirMapPage.tsx')).AirMapPage;
export const importEmbedAirMapPage = async () =>
  (await import('./air-map/EmbedAirMapPage.tsx')).EmbedAirMapPage;
export const importAirTrackerPage = async () =>
  (await import('./tracker/AirTrackerPage.tsx')).AirTrackerPage;
export const importAirGlance = async () => (await import('./neighborhood/AirGlance.tsx')).AirGlance;
export const importAirMethodPage = async () =>
  (await import('./method/AirMethodPage.tsx')).AirMethodPage;
export const importAirStrip = async () => (await import('./AirStrip.tsx')).AirStrip;
