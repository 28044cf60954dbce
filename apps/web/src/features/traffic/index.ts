/** Public API of the feature: the lazy import of its page. */
export const importTrafficPage = async () => (await import('./TrafficPage.tsx')).TrafficPage;
