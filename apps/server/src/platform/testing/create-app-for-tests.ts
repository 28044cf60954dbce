import { type AppOptions, createApp } from '../http/create-app.ts';
import { silentLog } from './databases.ts';

/** Creates an app without figures, log or pages, except for the given options. */
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
