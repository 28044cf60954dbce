import { setTimeout as pause } from 'node:timers/promises';

/** Resolves when the sample county is there: its air comes last. */
export async function untilSample(origin: string): Promise<void> {
  for (;;) {
    const reply = await fetch(new URL('/api/health/air_quality/last_updated', origin));
    const updates = reply.ok ? ((await reply.json()) as unknown[]) : [];
    if (updates.length > 0) return;
    await pause(500);
  }
}
