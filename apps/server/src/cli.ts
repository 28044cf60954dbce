import { describeUnknownVariables, readConfig } from './config/config.ts';
import { listFeatures } from './features.ts';
import { releaseCommands } from './ingest/commands.ts';
import { startServer } from './main.ts';
import { completionCommand } from './platform/command-line/completion-command.ts';
import { createDatabaseCommands } from './platform/command-line/database-commands.ts';
import { withQuiet } from './platform/command-line/output-options.ts';
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

const serve: RegisterCommands = (program, { log, print, openProgressBar }) => {
  withQuiet(program.command('serve'))
    .description('start the server; PORT, HOST, TOWNLIGHT_DATA and DATABASE_URL configure it')
    .action(async () => {
      warnIfRoot(log);
      const progress = openProgressBar();
      const server = await startServer(readConfig(process.env), log, progress.show).finally(
        progress.end,
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
  completionCommand,
];

// `townlight releases | head`: the reader closed the pipe
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

restrictNewFiles();
for (const sentence of describeUnknownVariables(process.env))
  process.stderr.write(`warning: ${sentence}\n`);
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
