/** Public API of the feature: lazy imports of its pages and components. */
export const importCoronavirusMapPage = async () =>
  (await import('./coronavirus-map/CoronavirusMapPage.tsx')).CoronavirusMapPage;
export const importEmbedCoronavirusPage = async () =>
  (await import('./coronavirus-map/EmbedCoronavirusPage.tsx')).EmbedCoronavirusPage;
export const importCoronavirusMethodPage = async () =>
  (await import('./method/CoronavirusMethodPage.tsx')).CoronavirusMethodPage;
export const importCoronavirusStrip = async () =>
  (await import('./CoronavirusStrip.tsx')).CoronavirusStrip;
export const importCoronavirusGlance = async () =>
  (await import('./neighborhood/CoronavirusGlance.tsx')).CoronavirusGlance;
