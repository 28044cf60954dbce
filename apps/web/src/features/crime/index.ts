/** The public API of the feature: its pages, each imported when it is opened, and what other features use. */
export { crimeStatusQuery } from './api/crime-status-query.ts';

export const importSafetyMapPage = async () =>
  (await import('./safety-map/SafetyMapPage.tsx')).SafetyMapPage;
export const importNeighborhoodPage = async () =>
  (await import('./neighborhood/NeighborhoodPage.tsx')).NeighborhoodPage;
export const importCrimeGlance = async () =>
  (await import('./neighborhood/CrimeGlance.tsx')).CrimeGlance;
export const importCrimeTypePage = async () =>
  (await import('./type/CrimeTypePage.tsx')).CrimeTypePage;
export const importComparePage = async () =>
  (await import('./compare/ComparePage.tsx')).ComparePage;
export const importCrimeMethodPage = async () =>
  (await import('./method/CrimeMethodPage.tsx')).CrimeMethodPage;
export const importCrimeTypesPage = async () =>
  (await import('./method/CrimeTypesPage.tsx')).CrimeTypesPage;
export const importCrimeCategoriesPage = async () =>
  (await import('./method/CrimeCategoriesPage.tsx')).CrimeCategoriesPage;
export const importEmbedRoutes = async () => (await import('./embed/EmbedRoutes.tsx')).EmbedRoutes;
