import { newsEntryIdSchema } from '@townlight/contract/news/requests';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@townlight/domain/language';
import { formatLocalDate } from '@townlight/domain/time';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { readSmallText, readTextStream } from '../../ingest/files/read-file-bytes.ts';
import { withJson, withQuiet } from '../../platform/command-line/command-options.ts';
import type { CommandContext } from '../../platform/command-line/run-command-line.ts';
import { readInSnapshot } from '../../platform/database/transaction.ts';
import { Failure } from '../../platform/failure.ts';
import { saveNewsParagraph } from './save-news-paragraph.ts';
import { readEntryHistory, readParagraphs } from './store.ts';

type EditOptions = { language: Language; text?: string; file?: string; remove?: true };

/** Creates the `news` command: lists published entries and edits their paragraphs. Days are those of the county. */
export function createNewsCommands(county: { timeZone: string }) {
  return (program: Command, context: CommandContext): void =>
    registerNews(program, context, county.timeZone);
}

function registerNews(
  program: Command,
  { openDatabase, print, printJson }: CommandContext,
  timeZone: string,
): void {
  const news = program
    .command('news')
    .description('list the news, and add an editor’s paragraph to an entry');

  withJson(news.command('list'))
    .description('list the entries, newest first, and who added a paragraph to them')
    .action(async () => {
      const { pool } = await openDatabase();
      const history = [...(await readInSnapshot(pool, readEntryHistory))].sort(
        ([, a], [, b]) => b.publishedAt.getTime() - a.publishedAt.getTime(),
      );
      const paragraphs = await readInSnapshot(pool, readParagraphs);
      printJson(
        history.map(([id, { publishedAt, changedAt, last }]) => ({
          id,
          publishedAt,
          changedAt,
          withdrawn: last === null,
          paragraphs: paragraphs.filter((one) => one.entry === id),
        })),
      );
      if (history.length === 0) print('no news yet; the server writes it a minute after it starts');
      for (const [id, { publishedAt, changedAt, last }] of history) {
        const state = last === null ? '  withdrawn' : changedAt === null ? '' : '  changed';
        print(`${id}  ${formatLocalDate(publishedAt, timeZone)}${state}`);
        for (const { language, writtenBy, markdown } of paragraphs.filter(
          (one) => one.entry === id,
        ))
          print(`  ${language}, ${writtenBy}: ${markdown.replaceAll('\n', ' ')}`);
      }
    });

  withQuiet(news.command('edit'))
    .description('add Markdown to an entry, from --text, --file or standard input')
    .argument('<entry>', 'e.g. crime-2026-10', parseEntryId)
    .addOption(
      new Option('--language <language>', 'the language of the text')
        .choices(LANGUAGES)
        .default(DEFAULT_LANGUAGE),
    )
    .option('--text <markdown>', 'the text of the paragraph')
    .option('--file <path>', 'a file with the text')
    .option('--remove', 'remove the paragraph')
    .action(async (entry: string, options: EditOptions) => {
      const { language } = options;
      const markdown = options.remove ? '' : await givenText(options);
      const { pool } = await openDatabase();
      if (!(await readInSnapshot(pool, readEntryHistory)).has(entry))
        throw new Failure(`there is no news entry ${entry}; townlight news list shows them all`);
      const done = await saveNewsParagraph(pool, { entry, language, markdown, by: 'command line' });
      if (done === 'unchanged') print(`the paragraph of ${entry} (${language}) did not change`);
      else print(`the paragraph of ${entry} (${language}) is ${done}; a running server shows it`);
    });
}

function parseEntryId(given: string): string {
  const read = newsEntryIdSchema.safeParse(given);
  if (!read.success)
    throw new InvalidArgumentError(
      'write the id of an entry, e.g. crime-2026-10; townlight news list shows them all',
    );
  return read.data;
}

async function givenText({
  text: given,
  file,
}: Pick<EditOptions, 'text' | 'file'>): Promise<string> {
  const markdown = (given ?? (await readText(file))).trim();
  if (markdown === '') throw new Failure('the paragraph is empty; use --remove to remove one');
  return markdown;
}

async function readText(file: string | undefined): Promise<string> {
  return file === undefined ? await readTextStream(process.stdin) : await readSmallText(file);
}
