import type { Command } from 'commander';
import { withJson, withQuiet } from '../../platform/command-line/command-options.ts';
import type { CommandContext } from '../../platform/command-line/run-command-line.ts';
import { Failure } from '../../platform/failure.ts';
import { deleteSubscriber } from './deletion/delete-subscriber.ts';
import { loadSubscriberExport } from './load-subscriber-reply.ts';
import { resealAll } from './sealing/reseal.ts';
import type { Sealing } from './sealing/sealing.ts';
import { countSubscribers } from './store/counts.ts';
import { countUnencryptedTexts } from './store/sealed-texts.ts';
import { loadOrCreateSubscriberSecret } from './store/secret.ts';
import { findSubscriber } from './store/subscriber-rows.ts';
import { addSuppressCommand, parseEmailArgument } from './suppress-command.ts';

/** Defines `townlight subscribers`: counts, and requests of one person. It prints an address only if it was typed. */
export function subscriberCommands(sealing: Sealing, timeZone: string) {
  return (program: Command, context: CommandContext): void => {
    const subscribers = program
      .command('subscribers')
      .description('count subscribers; export, delete or suppress one');

    withJson(subscribers.command('count'))
      .description('count subscribers by subscription')
      .action(async () => {
        const { pool } = await context.openDatabase();
        const counts = await countSubscribers(pool);
        for (const { what, count } of counts) context.print(`${count}  ${what}`);
        const { keyId } = sealing;
        context.print(
          keyId === null
            ? 'addresses are stored unencrypted; set SUBSCRIBERS_KEY and run townlight subscribers rekey to encrypt them'
            : `addresses are encrypted with the key ${keyId}`,
        );
        const { addresses } = await countUnencryptedTexts(pool);
        if (keyId !== null && addresses > 0)
          context.print(`${addresses} of them are not yet; run townlight subscribers rekey`);
        context.printJson({ counts, keyId, unencrypted: addresses });
      });

    subscribers
      .command('export <email>')
      .description('export everything stored about a person as JSON, e.g. at their request')
      .action(async (text: string) => {
        const { pool } = await context.openDatabase();
        const { hashOf } = await loadOrCreateSubscriberSecret(pool, sealing);
        const subscriber = await findSubscriber(pool, {
          addressHash: hashOf(parseEmailArgument(text)),
        });
        if (subscriber === null) throw notSubscribed(text);
        context.print(
          JSON.stringify(await loadSubscriberExport(pool, sealing, subscriber), null, 2),
        );
      });

    withQuiet(subscribers.command('delete <email>'))
      .description('delete everything stored about a person')
      .action(async (text: string) => {
        const { pool } = await context.openDatabase();
        const { hashOf } = await loadOrCreateSubscriberSecret(pool, sealing);
        const email = parseEmailArgument(text);
        const { dataFolder } = context.store;
        const deleted = await deleteSubscriber(
          { pool, dataFolder, at: new Date() },
          { addressHash: hashOf(email), email },
        );
        if (!deleted) throw notSubscribed(text);
        context.print(
          `${email} is deleted, with the emails to it in the data folder; earlier backups still have it, and restoring one deletes it again`,
        );
      });

    addSuppressCommand(subscribers, context, { sealing, timeZone });

    withQuiet(subscribers.command('rekey'))
      .description(
        'encrypt all addresses with the first key of SUBSCRIBERS_KEY; the older keys are no longer needed',
      )
      .action(async () => {
        if (sealing.keyId === null)
          throw new Failure('SUBSCRIBERS_KEY is not set; openssl rand -base64 32 makes a key');
        const { pool } = await context.openDatabase();
        const sealed = await resealAll(pool, sealing);
        context.print(
          `${sealed === 1 ? '1 address is' : `${sealed} addresses are`} encrypted again with the key ${sealing.keyId}; ` +
            'earlier backups still need the older keys',
        );
      });
  };
}

function notSubscribed(text: string): Failure {
  return new Failure(`${parseEmailArgument(text)} is not subscribed`);
}
