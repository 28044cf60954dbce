/** The door of the subject: its page, fetched when it is opened. */
export const fetchTrafficPage = async () => (await import('./TrafficPage.tsx')).TrafficPage;
