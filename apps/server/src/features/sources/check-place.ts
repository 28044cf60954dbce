import { stat } from 'node:fs/promises';
import { Failure } from '../../platform/failure.ts';

/** @throws Failure that explains what is wrong with an operator's address or folder */
export async function checkSourcePlace(what: 'address' | 'folder', place: string): Promise<void> {
  if (what === 'folder') {
    const found = await stat(place).catch(() => undefined);
    if (!found?.isDirectory()) throw new Failure(`--place: there is no folder ${place}`);
    return;
  }
  const url = URL.canParse(place) ? new URL(place) : undefined;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:')
    throw new Failure('--place: write an address that begins with https:// or http://');
  if (url.username || url.password || /token/i.test(url.search))
    throw new Failure(
      '--place: leave user, password and token out; SOCRATA_APP_TOKEN holds the token',
    );
}
