import type { TestProject } from 'vitest/node';
import { startThrowAwayPostgres, type ThrowAwayPostgres } from './throw-away-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where databases may be created, or why that is not to be had. */
    postgres: { url: string } | { missing: string };
  }
}

let started: ThrowAwayPostgres | undefined;

/** Vitest calls this once a run, before the first test file. */
export function setup(project: TestProject): void {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    project.provide('postgres', { url: given });
    return;
  }
  try {
    started = startThrowAwayPostgres();
    project.provide('postgres', { url: started.url });
  } catch (error) {
    project.provide('postgres', {
      missing: error instanceof Error ? error.message : String(error),
    });
  }
}

export function teardown(): void {
  started?.stop();
}
