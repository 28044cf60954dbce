/** How long a test waits for a state, for `vi.waitFor`: long, so that a busy machine is never taken for a fault. */
export const SOON = { timeout: 60_000, interval: 50 } as const;
