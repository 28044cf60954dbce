import { randomBytes } from 'node:crypto';
import { AIR_SETTLING_HOURS, AQI_CATEGORIES, type AqiCategory } from '@townlight/domain/air';
import { addHours, hourOfInstant } from '@townlight/domain/time';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { withJson, withQuiet } from '../../platform/command-line/command-options.ts';
import type { CommandContext } from '../../platform/command-line/run-command-line.ts';
import { Failure } from '../../platform/failure.ts';
import { postWebhookMessage } from './post-webhook-message.ts';
import {
  countPendingMessages,
  deleteWebhook,
  hasNeighborhood,
  insertWebhook,
  readWebhooks,
  readWebhookTarget,
} from './store.ts';

type AddOptions = { neighborhood: string; from: AqiCategory };

/** Creates the `air webhook …` commands, which manage subscriptions to changes of a neighborhood's air. */
export function createWebhookCommands({ allowPrivate }: { readonly allowPrivate: boolean }) {
  return (program: Command, { openDatabase, print, printJson }: CommandContext): void => {
    const webhook = program
      .command('air')
      .description('webhooks for changes in air quality')
      .command('webhook')
      .description('addresses that get a message when air quality in a neighborhood changes');
    withJson(webhook.command('add <url>'))
      .description('add an address; prints the secret that signs its messages, once')
      .requiredOption('--neighborhood <id>', 'as in /api/neighborhoods/names')
      .addOption(
        new Option(
          '--from <category>',
          'send a message when the air reaches this category or a worse one, or leaves it',
        )
          .choices([...AQI_CATEGORIES])
          .default('usg'),
      )
      .action(async (url: string, { neighborhood, from }: AddOptions) => {
        checkUrl(url);
        const { pool } = await openDatabase();
        if (!(await hasNeighborhood(pool, neighborhood)))
          throw new Failure(
            `--neighborhood: there is no ${neighborhood}; /api/neighborhoods/names lists them all`,
          );
        const secret = randomBytes(32).toString('hex');
        const afterHour = addHours(hourOfInstant(Date.now()), -AIR_SETTLING_HOURS);
        const id = await insertWebhook(pool, {
          url,
          neighborhood,
          category: from,
          secret,
          afterHour,
        });
        print(`webhook ${id}: ${url} gets messages about ${neighborhood} from ${from} on`);
        print(`secret: ${secret}`);
        printJson({ id, url, neighborhood, category: from, secret });
      });
    withJson(webhook.command('list'))
      .description('list the webhooks and their numbers of undelivered messages')
      .action(async () => {
        const { pool } = await openDatabase();
        const waiting = await countPendingMessages(pool);
        const webhooks = (await readWebhooks(pool)).map(({ id, url, neighborhood, category }) => ({
          id,
          url,
          neighborhood,
          category,
          undelivered: waiting.get(id) ?? 0,
        }));
        for (const { id, url, neighborhood, category, undelivered } of webhooks)
          print(`${id}  ${neighborhood}  ${category}  ${url}  undelivered: ${undelivered}`);
        printJson(webhooks);
      });
    withQuiet(webhook.command('remove <id>'))
      .description('remove an address; it gets no more messages')
      .action(async (text: string) => {
        const id = parseId(text);
        const { pool } = await openDatabase();
        if (!(await deleteWebhook(pool, id))) throw unknown(id);
        print(`webhook ${id} is removed`);
      });
    withQuiet(webhook.command('test <id>'))
      .description('send a test message to a webhook')
      .action(async (text: string) => {
        const id = parseId(text);
        const { pool } = await openDatabase();
        const target = await readWebhookTarget(pool, id);
        if (target === null) throw unknown(id);
        const body = JSON.stringify({ id: 'test', test: true });
        await postWebhookMessage(
          { ...target, body },
          { delivery: `${id}/test`, allowPrivate },
        ).catch((error: Error) => {
          throw new Failure(`the message was not delivered: ${error.message}`);
        });
        print(`webhook ${id} accepted the message`);
      });
  };
}

/** @throws Failure with the requirements for a URL */
function checkUrl(url: string): void {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed?.protocol !== 'https:' && parsed?.protocol !== 'http:')
    throw new Failure(`${url} is not allowed; write an address that begins with https://`);
  if (parsed.username || parsed.password)
    throw new Failure('leave user and password out of the address; messages are signed');
}

function unknown(id: number): Failure {
  return new Failure(`there is no webhook ${id}; townlight air webhook list shows them all`);
}

function parseId(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new InvalidArgumentError('write the number at the start of its line in the list');
  return Number(text);
}
