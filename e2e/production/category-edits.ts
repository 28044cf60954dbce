import { request } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import { nicknameRows } from '@townlight/contract/bundles';
import { SITE } from './machine.ts';
import { runTownlight } from './service.ts';

const EVERY_MS = 3_000;

/** Sends a request of a signed-in member of staff. */
export type Editor = (method: string, path: string, body?: unknown) => Promise<unknown>;

/** Invites and signs in an editor. */
export async function signInAsEditor(certificate: string): Promise<Editor> {
  const invitation = ['invite', 'editor@example.org', '--role', 'editor'];
  const [, token] = /sign-in#(\S+)/.exec(await runTownlight('web-1', 'staff', ...invitation)) ?? [];
  const opened = await send(certificate, { method: 'POST', path: '/api/staff/session' }, { token });
  const cookie = opened.cookie?.split(';')[0];
  if (cookie === undefined) throw new Error(`no session: ${opened.text}`);
  return async (method, path, body) => {
    const { status, text } = await send(certificate, { method, path, cookie }, body);
    if (status !== 200) throw new Error(`${method} ${path}: ${status} ${text}`);
    return JSON.parse(text);
  };
}

/**
 * Moves nicknames to another crime type, one after the other, each in a separate save.
 * @param settle waits until the save is served
 */
export async function editCategories(
  editor: Editor,
  edits: number,
  settle: () => Promise<void>,
): Promise<void> {
  const rows = nicknameRows.parse(await editor('GET', '/api/bundles/nicknames'));
  const types = [...new Set(rows.flatMap(({ small_bundle_name }) => small_bundle_name ?? []))];
  const moved = rows.filter(({ small_bundle_name }) => small_bundle_name !== null).slice(0, edits);
  for (const { name, small_bundle_name } of moved) {
    const other = types.find((type) => type !== small_bundle_name);
    const pace = pause(EVERY_MS);
    await editor('PUT', `/api/bundles/nicknames/${encodeURIComponent(name)}`, {
      small_bundle_name: other,
    });
    await Promise.all([settle(), pace]);
  }
}

function send(
  certificate: string,
  given: { method: string; path: string; cookie?: string },
  body?: unknown,
): Promise<{ status: number; text: string; cookie: string | undefined }> {
  return new Promise((resolve, reject) => {
    const sent = request(
      new URL(given.path, SITE),
      {
        method: given.method,
        ca: certificate,
        headers: {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          ...(given.cookie && { cookie: given.cookie }),
        },
      },
      (reply) => {
        let text = '';
        reply.setEncoding('utf8');
        reply.on('data', (part) => {
          text += part;
        });
        reply.on('error', reject);
        reply.on('end', () =>
          resolve({
            status: reply.statusCode ?? 0,
            text,
            cookie: reply.headers['set-cookie']?.[0],
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
