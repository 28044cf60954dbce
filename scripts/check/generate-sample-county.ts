/**
 * Generates the sample county in the data folder that is its argument. Not `townlight serve`, which needs the pages:
 * they are built at the same time.
 */
import { readConfig } from '../../apps/server/src/config/config.ts';
import { startServer } from '../../apps/server/src/main.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';

const config = readConfig({ TOWNLIGHT_DATA: process.argv[2], PORT: '0' });
const server = await startServer(config, createLog('warn'));
await server.close();
