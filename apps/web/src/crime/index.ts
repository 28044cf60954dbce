/** The public API of the feature: its pages, each imported when it is opened, and what other features use. */
export { useCrimeStatus } from './api/use-crime-status.ts';

export const fetchSafetyMapPage = async () =>
  (await import('./safety-map/SafetyMapPage.tsx')).SafetyMapPage;
export const fetchNeighborhoodPage = async () =>
  (await import('./neighborhood/NeighborhoodPage.tsx')).NeighborhoodPage;
export const fetchCrimeGlance = async () =>
  (await import('./neighborhood/CrimeGlance.tsx')).CrimeGlance;
export const fetchCrimeTypePage = async () =>
  (await import('./type/CrimeTypePage.tsx')).CrimeTypePage;
export const fetchComparePage = async () => (await import('./compare/ComparePage.tsx')).ComparePage;
export const fetchCrimeMethodPage = async () =>
  (await import('./method/CrimeMethodPage.tsx')).CrimeMethodPage;
export const fetchCrimeTypesPage = async () =>
  (await import('./method/CrimeTypesPage.tsx')).CrimeTypesPage;
export const fetchCrimeCategoriesPage = async () =>
  (await import('./method/CrimeCategoriesPage.tsx')).CrimeCategoriesPage;
export const fetchEmbedRoutes = async () => (await import('./embed/EmbedRoutes.tsx')).EmbedRoutes;
