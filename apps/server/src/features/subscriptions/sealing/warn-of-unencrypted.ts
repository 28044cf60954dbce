import type { Pool } from 'pg';
import type { Log } from '../../../platform/log.ts';
import { countUnencryptedTexts } from '../store/sealed-texts.ts';
import type { Sealing } from './sealing.ts';

const REKEY = 'npx townlight subscribers rekey';

/** Logs at each start what is stored unencrypted, and the command that seals it. */
export async function warnOfUnencrypted(pool: Pool, sealing: Sealing, log: Log): Promise<void> {
  const { addresses, secrets } = await countUnencryptedTexts(pool);
  const stored = addresses === 1 ? '1 email address is' : `${addresses} email addresses are`;
  if (sealing.keyId === null)
    log.warn(
      `SUBSCRIBERS_KEY is not set: ${stored} stored unencrypted, and backups have them so; make a key with ` +
        `openssl rand -base64 32, set SUBSCRIBERS_KEY to it, start again, and run ${REKEY}`,
    );
  else if (addresses + secrets > 0)
    log.warn(
      `${stored} stored unencrypted beside SUBSCRIBERS_KEY${secrets > 0 ? ', and so is the secret of mailed links' : ''}; run ${REKEY}`,
    );
}
