/** Public API of the feature: lazy imports of its pages and components. */
export const fetchCoronavirusMapPage = async () =>
  (await import('./coronavirus-map/CoronavirusMapPage.tsx')).CoronavirusMapPage;
export const fetchEmbedCoronavirusPage = async () =>
  (await import('./coronavirus-map/EmbedCoronavirusPage.tsx')).EmbedCoronavirusPage;
export const fetchCoronavirusMethodPage = async () =>
  (await import('./method/CoronavirusMethodPage.tsx')).CoronavirusMethodPage;
export const fetchCoronavirusStrip = async () =>
  (await import('./CoronavirusStrip.tsx')).CoronavirusStrip;
export const fetchCoronavirusGlance = async () =>
  (await import('./neighborhood/CoronavirusGlance.tsx')).CoronavirusGlance;
