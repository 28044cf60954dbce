import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@townlight/domain/language';
import { formatYearMonth } from '@townlight/domain/time';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Pool } from 'pg';
import { withJson, withQuiet } from '../../../platform/command-line/command-options.ts';
import type { CommandContext } from '../../../platform/command-line/run-command-line.ts';
import { Failure } from '../../../platform/failure.ts';
import { readCurrentSnapshot } from '../../../snapshot/index.ts';
import { MISSING_POSTAL_ADDRESS_WARNING } from '../delivery/delivery-options.ts';
import { createEditionContext } from '../edition/create-edition-context.ts';
import { draftEdition, type EditionContext, scheduleEdition } from '../edition/edition-workflow.ts';
import type { NewsletterOptions } from '../newsletter-options.ts';
import { readAutomaticSetting, readEdition, readEditions } from '../store/editions.ts';
import { readEditionFacts } from '../store/facts.ts';
import { countEmailsByState } from '../store/progress.ts';
import { readSenderState } from '../store/sender-state.ts';
import { formatProgress } from './format-progress.ts';

/** The maximum number of weekly emails and alerts that are listed, newest first. */
const MAX_MAILINGS = 20;

/** Defines `townlight newsletter draft|preview|send|status`, which manage editions without the staff pages. */
export function newsletterCommands(options: NewsletterOptions) {
  return (program: Command, { openDatabase, print, printJson }: CommandContext): void => {
    const newsletter = program
      .command('newsletter')
      .description('draft, preview and send editions');

    withQuiet(withJson(newsletter.command('draft')))
      .description('draft an edition for a month (default: the last full month)')
      .argument('[month]', 'e.g. 2026-10')
      .action(async (month?: string) => {
        const context = await openEditionContext(await openDatabase(), options);
        const newest = context.newestMonth();
        const id = month ?? (newest === null ? '' : formatYearMonth(newest));
        await draftEdition(context, id, 'command line');
        printJson({ edition: id, state: 'draft' });
        print(`edition ${id} is now a draft; townlight newsletter preview ${id} shows its emails`);
      });

    withQuiet(withJson(newsletter.command('preview')))
      .description('write an email as it would be sent to .html and .txt files')
      .argument('<edition>', 'e.g. 2026-10')
      .argument('<neighborhoods...>', 'as in /api/neighborhoods/names')
      .addOption(
        new Option('--language <language>', 'the language of the email')
          .choices([...LANGUAGES])
          .default('en'),
      )
      .option('--into <folder>', 'the folder for the files', '.')
      .action(async (id: string, areas: string[], given: { language: Language; into: string }) => {
        const database = await openDatabase();
        const edition = await readEdition(database.pool, id);
        if (edition === null) throw noSuch(id);
        const { createEditionRenderer } = await import('../email/edition-renderer.ts');
        const { previewEmail } = await import('../email/preview-email.ts');
        const { createEmailMessages } = await import('../messages/index.ts');
        const facts =
          edition.state === 'draft'
            ? (await openEditionContext(database, options)).liveFacts(edition.period).facts
            : await readEditionFacts(database.pool, id);
        const { siteUrl, postalAddress } = options;
        const emailContext = { siteUrl, messages: createEmailMessages(options), postalAddress };
        const email = previewEmail(
          createEditionRenderer(edition, facts, emailContext),
          areas,
          given.language,
          options.siteUrl,
        );
        if (email === null)
          throw new Failure(
            `there is no neighborhood ${areas.join(', ')}; /api/neighborhoods/names lists them all`,
          );
        const file = join(given.into, `${id}-${areas.join('-')}.${given.language}`);
        await mkdir(given.into, { recursive: true });
        await writeFile(`${file}.html`, email.html);
        await writeFile(`${file}.txt`, email.text);
        print(`${email.subject}: ${file}.html, ${file}.txt`);
        printJson({ subject: email.subject, files: [`${file}.html`, `${file}.txt`] });
      });

    withQuiet(withJson(newsletter.command('send')))
      .description('schedule an edition: its figures are frozen, and a running server sends it')
      .argument('<edition>', 'e.g. 2026-10')
      .option(
        '--at <time>',
        'when to send it, e.g. 2026-11-12T09:00-08:00 (default: now)',
        parseTime,
      )
      .action(async (id: string, { at = new Date() }: { at?: Date }) => {
        const context = await openEditionContext(await openDatabase(), options);
        await scheduleEdition(context, id, at, 'command line');
        printJson({ edition: id, state: 'scheduled', scheduledAt: at });
        print(`edition ${id} is scheduled for ${at.toISOString()}; its figures no longer change`);
      });

    withJson(newsletter.command('status'))
      .description('list editions, weekly emails and alerts, with the progress of sending')
      .action(async () => {
        const { pool } = await openDatabase();
        const editions = await readEditions(pool);
        if (editions.length === 0)
          print('there is no edition yet; townlight newsletter draft starts one');
        const mailings = await countEmailsByState(pool);
        const progress = new Map(mailings.map((one) => [one.id, one]));
        for (const { id, state, scheduledAt, sentAt } of editions) {
          const when = state === 'scheduled' ? scheduledAt : state === 'sent' ? sentAt : null;
          const counts = progress.get(id);
          print(
            `${id}  ${state}${when === null ? '' : `  ${when.toISOString()}`}${counts ? `  ${formatProgress(counts)}` : ''}`,
          );
        }
        const automatic = mailings.filter(({ kind }) => kind !== 'edition');
        for (const counts of automatic.slice(0, MAX_MAILINGS))
          print(`${counts.id}  ${counts.beganAt.toISOString()}  ${formatProgress(counts)}`);
        const { problem, notBefore } = await readSenderState(pool);
        const schedulesNewMonths = await readAutomaticSetting(pool);
        printJson({ editions, mailings, problem, notBefore, schedulesNewMonths });
        if (problem !== null) print(`${problem}; sending resumes at ${notBefore?.toISOString()}`);
        if (options.postalAddress === undefined) print(MISSING_POSTAL_ADDRESS_WARNING);
        if (schedulesNewMonths) print('new months are scheduled automatically');
      });
  };
}

async function openEditionContext(
  { pool }: { pool: Pool },
  options: NewsletterOptions,
): Promise<EditionContext> {
  const { places, crime, air, news } = options;
  const snapshot = await readCurrentSnapshot(
    pool,
    [places, ...(crime.needs ?? []), air, crime, news].filter(unique),
  );
  return createEditionContext(pool, () => snapshot, options);
}

const unique = <T>(one: T, at: number, all: readonly T[]) => all.indexOf(one) === at;

function noSuch(id: string): Failure {
  return new Failure(`there is no edition ${id}; townlight newsletter status lists them all`);
}

function parseTime(text: string): Date {
  const at = new Date(text);
  if (Number.isNaN(at.getTime()) || !/T.*(Z|[+-]\d\d:?\d\d)$/.test(text))
    throw new InvalidArgumentError('write it with its time zone, e.g. 2026-11-12T09:00-08:00');
  return at;
}
