import { Option } from 'commander';
import { findBuildFault } from '../../../scripts/lib/build-web.mjs';
import { type Config, describeUnknownVariables, readConfig } from './config/config.ts';
import { countyCommands, setupCommand } from './county-packs/index.ts';
import { listFeatures } from './features.ts';
import { releaseCommands } from './ingest/commands.ts';
import { allowPrivateSources } from './ingest/files/fetch-source.ts';
import { type ServerRole, startServer } from './main.ts';
import { withQuiet } from './platform/command-line/command-options.ts';
import { completionCommand } from './platform/command-line/completion-command.ts';
import { createDatabaseCommands } from './platform/command-line/database-commands.ts';
import {
  formatCommandError,
  type RegisterCommands,
  runCommandLine,
} from './platform/command-line/run-command-line.ts';
import { createStatusCommand } from './platform/command-line/status-command.ts';
import { Failure } from './platform/failure.ts';
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
    .addOption(
      new Option(
        '--role <role>',
        'web serves readers, worker runs jobs; several of each share DATABASE_URL',
      )
        .choices(['web', 'worker', 'all'])
        .default('all'),
    )
    .action(async ({ role }: { role: ServerRole }) => {
      warnIfRoot(log);
      const fault = findBuildFault();
      if (fault !== undefined) throw new Failure(`${fault}; run npm run build, then start again`);
      const config = readConfig(process.env);
      const progress = openProgressBar();
      const server = await startServer(config, log, { role, onProgress: progress.show }).finally(
        progress.end,
      );
      print(describeAddress(server.url, role === 'worker' ? undefined : config.publicUrl));
      for (const sentence of server.startupMessages) print(sentence);
      await closeOnSignal(server, config.shutdownDelay, log);
    });
};

function describeAddress(url: string, publicUrl: string | undefined): string {
  if (publicUrl === undefined) return `Townlight is at ${url}`;
  return `Townlight is at ${publicUrl} and listens at ${url}`;
}

/** Listed in the order of `--help`. */
const commandsOf = (config: Config, features: readonly Feature[]): RegisterCommands[] => [
  serve,
  countyCommands,
  setupCommand({
    countyFolder: config.countyFolder,
    commands: [createIngestCommands(features), ...listFeatureCommands(features)],
    features,
    appToken: config.socrataAppToken,
  }),
  createStatusCommand(features),
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

const args = process.argv.slice(2);
/** Programs read the output of a server without a terminal: each of its lines is one JSON document. */
/** They need no pack, and the one that TOWNLIGHT_COUNTY names may not exist yet, or have faults. */
const isAboutPacks = args[0] === 'county';
const isService = args[0] === 'serve' && !process.stdout.isTTY && !args.includes('--help');
const { warn, ...output } = isService
  ? createJsonOutput()
  : {
      warn: (line: string) => void process.stderr.write(`warning: ${line}\n`),
      printError: (line: string) => void process.stderr.write(`${line}\n`),
    };

restrictNewFiles();
for (const sentence of describeUnknownVariables(process.env)) warn(sentence);
try {
  const { TOWNLIGHT_COUNTY: _, ...withoutCounty } = process.env;
  const config = readConfig(isAboutPacks ? withoutCounty : process.env);
  setMaxUnpackRatio(config.unpackedRatio);
  allowPrivateSources(config.sourcesFromPrivate);
  process.exitCode = await runCommandLine(
    args,
    isAboutPacks ? [countyCommands] : commandsOf(config, validateFeatures(listFeatures(config))),
    {
      log: createLog(config.logLevel),
      store: config,
      version,
      ...output,
    },
  );
} catch (error) {
  output.printError(formatCommandError(error, false));
  process.exitCode = 1;
}

/** Whatever `LOG_LEVEL` is: these are results of the command, not log messages. */
function createJsonOutput() {
  const output = createLog('info');
  const errors = createLog('info', process.stderr);
  // in place of Node's own lines
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => errors.warn(`${name}: ${message}`));
  process.on('uncaughtException', (err) => {
    errors.fatal({ err }, 'the server ended by an error that nothing handles');
    process.exit(1);
  });
  return {
    warn: (line: string) => errors.warn(line),
    print: (line: string) => output.info(line),
    printError: (line: string) => errors.error(line),
    progressTo: { isTTY: false, write: (line: string) => output.info(line.trimEnd()) },
  };
}
