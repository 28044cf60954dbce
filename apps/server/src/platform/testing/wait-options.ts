/** Options of `vi.waitFor`: a long timeout, so that a busy machine is never mistaken for a fault. */
export const WAIT_OPTIONS = { timeout: 60_000, interval: 50 } as const;
