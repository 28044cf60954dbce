import { losAngeles } from '@townlight/county-los-angeles';
import { agencies } from '@townlight/county-los-angeles/agencies';
import { baseMap } from '@townlight/county-los-angeles/base-map';
import { registerAddressCommands } from './address-search/index.ts';
import { registerBaseMapCommands } from './basemap/index.ts';
import { readConfig } from './config.ts';
import { placeIncidents, registerCrimeCommands } from './crime/index.ts';
import { enteredTables } from './entered-tables.ts';
import { feedbackCommands } from './feedback/index.ts';
import { registerReleaseCommands } from './loading/commands.ts';
import { startServer } from './main.ts';
import { registerPlacesCommands } from './places/index.ts';
import { databaseCommands } from './platform/command-line/database-commands.ts';
import {
  explain,
  type RegisterCommands,
  runCommandLine,
} from './platform/command-line/run-command-line.ts';
import { sayWhatIsDone } from './platform/command-line/say-what-is-done.ts';
import { createLog } from './platform/log.ts';
import { closeOnSignal } from './platform/shutdown.ts';
import { version } from './version.ts';

const serve: RegisterCommands = (program, { log, print }) => {
  program
    .command('serve')
    .description('serve the site; PORT, HOST, TOWNLIGHT_DATA and DATABASE_URL say where')
    .action(async () => {
      const server = await startServer(readConfig(process.env), log, sayWhatIsDone(process.stderr));
      print(`Townlight is at ${server.url}`);
      await closeOnSignal(server.close, log);
    });
};

const ingest: RegisterCommands = (program, context) => {
  const command = program
    .command('ingest')
    .description('publish records or reference data, each load whole or not at all');
  registerPlacesCommands(command, context, { agencies, afterBoundaries: placeIncidents });
  registerCrimeCommands(command, context, losAngeles);
  registerAddressCommands(command, context, losAngeles);
};

/** Each subject's commands, in the order of `--help`. */
const commands: RegisterCommands[] = [
  serve,
  ingest,
  registerReleaseCommands,
  (program, context) => registerBaseMapCommands(program, context, baseMap),
  feedbackCommands(losAngeles),
  databaseCommands(enteredTables),
];

try {
  const config = readConfig(process.env);
  process.exitCode = await runCommandLine(process.argv.slice(2), commands, {
    log: createLog(config.logLevel),
    store: config,
    version,
  });
} catch (error) {
  process.stderr.write(`${explain(error, false)}\n`);
  process.exitCode = 1;
}
