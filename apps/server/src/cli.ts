import { readConfig } from './config.ts';
import { releaseCommands } from './loading/commands.ts';
import { startServer } from './main.ts';
import { listParts } from './parts.ts';
import { databaseCommands } from './platform/command-line/database-commands.ts';
import {
  explain,
  type RegisterCommands,
  runCommandLine,
} from './platform/command-line/run-command-line.ts';
import { sayWhatIsDone } from './platform/command-line/say-what-is-done.ts';
import { boundUnpacking } from './platform/files/unpack-bound.ts';
import { createLog } from './platform/log.ts';
import type { Part } from './platform/parts/part.ts';
import {
  checkedParts,
  enteredTables,
  ingestCommands,
  partCommands,
  releaseKinds,
} from './platform/parts/part-list.ts';
import { warnOfRoot, writePrivately } from './platform/private-folder.ts';
import { closeOnSignal } from './platform/shutdown.ts';
import { sampleCommand } from './sample/index.ts';
import { version } from './version.ts';

const serve: RegisterCommands = (program, { log, print }) => {
  program
    .command('serve')
    .description('serve the site; PORT, HOST, TOWNLIGHT_DATA and DATABASE_URL set where')
    .action(async () => {
      warnOfRoot(log);
      const server = await startServer(readConfig(process.env), log, sayWhatIsDone(process.stderr));
      print(`Townlight is at ${server.url}`);
      for (const sentence of server.greetings) print(sentence);
      await closeOnSignal(server.close, log);
    });
};

/** Listed in the order of `--help`. */
const commandsOf = (parts: readonly Part[]): RegisterCommands[] => [
  serve,
  ingestCommands(parts),
  releaseCommands(releaseKinds(parts)),
  ...partCommands(parts),
  sampleCommand(parts),
  databaseCommands(enteredTables(parts)),
];

// `townlight releases | head`: the reader closed the pipe
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

writePrivately();
try {
  const config = readConfig(process.env);
  boundUnpacking(config.unpackedRatio);
  process.exitCode = await runCommandLine(
    process.argv.slice(2),
    commandsOf(checkedParts(listParts(config))),
    {
      log: createLog(config.logLevel),
      store: config,
      version,
    },
  );
} catch (error) {
  process.stderr.write(`${explain(error, false)}\n`);
  process.exitCode = 1;
}
