import type { Feature, StatusItem } from '../features/feature.ts';
import { withJson } from './command-options.ts';
import type { CommandContext, RegisterCommands } from './run-command-line.ts';

const MARKS: Readonly<Record<StatusItem['state'], string>> = {
  complete: '✓',
  partial: '!',
  missing: '–',
};

/** Returns the command `status`: what the store has, and what is missing for figures. */
export function createStatusCommand(features: readonly Feature[]): RegisterCommands {
  return (program, context) => {
    withJson(program.command('status'))
      .description('list what is loaded, what is missing, and which areas can be ranked')
      .action(async () => {
        const items = await readStatus(features, context);
        for (const line of formatStatus(items)) context.print(line);
        context.printJson(items);
      });
  };
}

/**
 * Reads the status of all features. Not in one transaction: on the embedded store, which serves one at a time, all
 * other connections would wait for its end.
 */
export async function readStatus(
  features: readonly Feature[],
  { openDatabase }: CommandContext,
): Promise<StatusItem[]> {
  const { pool } = await openDatabase();
  const client = await pool.connect();
  try {
    const items: StatusItem[] = [];
    for (const { describeStatus } of features)
      if (describeStatus !== undefined) items.push(...(await describeStatus(client)));
    return items;
  } finally {
    client.release();
  }
}

/** Formats items as a list: `✓ residents  265 of 272 neighborhoods`, with details below. */
export function formatStatus(items: readonly StatusItem[]): string[] {
  const width = Math.max(0, ...items.map(({ name }) => name.length));
  return items.flatMap(({ name, state, text, details }) => [
    `${MARKS[state]} ${name.padEnd(width)}  ${text}`,
    ...details.map((detail) => `${' '.repeat(width + 4)}${detail}`),
  ]);
}
