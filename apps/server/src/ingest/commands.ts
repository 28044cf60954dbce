import type { Command } from 'commander';
import type { PoolClient } from 'pg';
import { withJson, withQuiet } from '../platform/command-line/command-options.ts';
import type {
  CommandContext,
  RegisterCommands,
} from '../platform/command-line/run-command-line.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { Failure } from '../platform/failure.ts';
import type { ReleaseHandler } from '../platform/features/release-handler.ts';
import {
  describeRelease,
  formatReleaseSource,
  type ReleaseDetails,
  readRelease,
} from './release/describe-release.ts';
import { lockReleases } from './release/publish-release.ts';

/** Air readings add a release every hour, so the list is limited. */
const DEFAULT_LIST_SIZE = 100;

/** Registers `releases`: list, show, accept and withdraw. */
export function releaseCommands(kinds: readonly ReleaseHandler[]): RegisterCommands {
  return (program, context) => {
    const releases = program
      .command('releases')
      .description(
        'list what has been published, show one release, accept the months it suggests, or withdraw it',
      );
    registerList(releases, context);
    const withRelease =
      <Options>(
        act: (
          client: PoolClient,
          release: ReleaseDetails,
          options: Options,
        ) => Promise<readonly string[]>,
      ) =>
      async (number: string, options: Options) => {
        const database = await context.openDatabase();
        const lines = await inTransaction(database.pool, async (client) => {
          await lockReleases(client);
          return await act(client, await readRelease(client, number), options);
        });
        for (const line of lines) context.print(line);
      };
    const kindOf = ({ kind }: ReleaseDetails) => kinds.find((one) => one.kind === kind);
    withJson(releases.command('show <number>'))
      .description('show one release: its rows and the months that it supplies')
      .action(
        withRelease(async (client, release) => {
          const details = (await kindOf(release)?.show?.(client, release.id)) ?? [];
          context.printJson({ ...release, details });
          return [...describeRelease(release), ...details];
        }),
      );
    withQuiet(withJson(releases.command('accept <number>')))
      .description('accept the months that a release of crime records suggests')
      .option('--anyway <from..to>', 'also these months, although many of their rows are missing')
      .action(
        withRelease(async (client, release, { anyway }: { anyway?: string }) => {
          const accept = kindOf(release)?.accept;
          if (accept === undefined)
            throw new Failure(
              `release ${release.id} is of kind ${release.kind}, which suggests no months`,
            );
          const details = await accept(client, release.id, anyway);
          context.printJson({ release: release.id, result: 'accepted', details });
          return details;
        }),
      );
    withQuiet(withJson(releases.command('withdraw <number>')))
      .description(
        'withdraw a release of crime records or of air readings: the figures become what they would be without it',
      )
      .action(
        withRelease(async (client, release) => {
          const withdraw = kindOf(release)?.withdraw;
          if (withdraw === undefined)
            throw new Failure(
              `release ${release.id} is of kind ${release.kind}, which cannot be withdrawn: load the right data in its place`,
            );
          if (release.withdrawn_at !== null)
            throw new Failure(`release ${release.id} is already withdrawn`);
          const details = await withdraw(client, release.id);
          context.printJson({ release: release.id, result: 'withdrawn', details });
          return details;
        }),
      );
  };
}

function registerList(releases: Command, context: CommandContext): void {
  withJson(releases.command('list', { isDefault: true }))
    .description('list the releases, newest first')
    .option('--kind <kind>', 'list one kind only, e.g. crime or air')
    .option('--all', `list all of them (default: the newest ${DEFAULT_LIST_SIZE})`)
    .action(async ({ kind = null, all = false }: { kind?: string | null; all?: boolean }) => {
      const { pool } = await context.openDatabase();
      const { rows } = await pool.query<ReleaseRow>(
        `select id, kind, source, origin, published_at, rows_read, rows_new, rows_updated, rows_unchanged,
                rows_rejected, sample, withdrawn_at, vintage
           from release where $1::text is null or kind = $1 order by id desc limit $2`,
        [kind, all ? null : DEFAULT_LIST_SIZE],
      );
      context.printJson(rows);
      if (rows.length === 0) {
        context.print('nothing has been published yet; townlight ingest --help says how');
        return;
      }
      const cells = rows.map((r) => [
        String(r.id),
        r.published_at.toISOString().slice(0, 16).replace('T', ' '),
        r.kind,
        formatReleaseSource(r),
        `${r.sample ? 'sample data' : r.origin}${r.withdrawn_at === null ? '' : ' (withdrawn)'}`,
        ...[r.rows_read, r.rows_new, r.rows_updated, r.rows_unchanged, r.rows_rejected].map((n) =>
          n.toLocaleString('en'),
        ),
      ]);
      const header = [
        'id',
        'published (UTC)',
        'kind',
        'source',
        'from',
        'read',
        'new',
        'updated',
        'unchanged',
        'rejected',
      ];
      const widths = header.map((h, at) =>
        Math.max(h.length, ...cells.map((c) => (c[at] as string).length)),
      );
      for (const line of [header, ...cells]) {
        context.print(
          line
            .map((c, at) =>
              at >= 5 ? c.padStart(widths[at] as number) : c.padEnd(widths[at] as number),
            )
            .join('  ')
            .trimEnd(),
        );
      }
    });
}

interface ReleaseRow {
  id: number;
  kind: string;
  source: string;
  origin: string;
  published_at: Date;
  rows_read: number;
  rows_new: number;
  rows_updated: number;
  rows_unchanged: number;
  rows_rejected: number;
  sample: boolean;
  withdrawn_at: Date | null;
  vintage: number | null;
}
