import { type AppOptions, createApp } from '../http/create-app.ts';
import { silentLog } from './databases.ts';

/** The app of a server that has nothing yet, says nothing and has no pages, but for what is given. */
export function createAppForTests(options: Partial<AppOptions> = {}) {
  return createApp({
    log: silentLog,
    title: 'Townlight',
    version: 'test',
    publicUrl: undefined,
    waitingFor: () => undefined,
    siteFolder: undefined,
    ...options,
  });
}
