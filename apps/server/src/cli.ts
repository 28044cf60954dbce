import { readConfig } from './config/config.ts';
import { listFeatures } from './features.ts';
import { releaseCommands } from './ingest/commands.ts';
import { startServer } from './main.ts';
import { createDatabaseCommands } from './platform/command-line/database-commands.ts';
import { createProgressPrinter } from './platform/command-line/progress-printer.ts';
import {
  formatCommandError,
  type RegisterCommands,
  runCommandLine,
} from './platform/command-line/run-command-line.ts';
import type { Feature } from './platform/features/feature.ts';
import {
  createIngestCommands,
  listFeatureCommands,
  listReleaseHandlers,
  listUserDataTables,
  validateFeatures,
} from './platform/features/feature-list.ts';
import { setMaxUnpackRatio } from './platform/files/unpack-limit.ts';
import { createLog } from './platform/log.ts';
import { restrictNewFiles, warnIfRoot } from './platform/private-folder.ts';
import { closeOnSignal } from './platform/shutdown.ts';
import { version } from './platform/version.ts';
import { createSampleCommand } from './sample/index.ts';

const serve: RegisterCommands = (program, { log, print }) => {
  program
    .command('serve')
    .description('serve the site; PORT, HOST, TOWNLIGHT_DATA and DATABASE_URL set where')
    .action(async () => {
      warnIfRoot(log);
      const server = await startServer(
        readConfig(process.env),
        log,
        createProgressPrinter(process.stderr),
      );
      print(`Townlight is at ${server.url}`);
      for (const sentence of server.startupMessages) print(sentence);
      await closeOnSignal(server.close, log);
    });
};

/** Listed in the order of `--help`. */
const commandsOf = (features: readonly Feature[]): RegisterCommands[] => [
  serve,
  createIngestCommands(features),
  releaseCommands(listReleaseHandlers(features)),
  ...listFeatureCommands(features),
  createSampleCommand(features),
  createDatabaseCommands(listUserDataTables(features)),
];

// `townlight releases | head`: the reader closed the pipe
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

restrictNewFiles();
try {
  const config = readConfig(process.env);
  setMaxUnpackRatio(config.unpackedRatio);
  process.exitCode = await runCommandLine(
    process.argv.slice(2),
    commandsOf(validateFeatures(listFeatures(config))),
    {
      log: createLog(config.logLevel),
      store: config,
      version,
    },
  );
} catch (error) {
  process.stderr.write(`${formatCommandError(error, false)}\n`);
  process.exitCode = 1;
}
