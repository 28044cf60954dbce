import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import type { Role } from '@townlight/domain/staff';
import { getTestServer } from './test-server.ts';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);

/** Invites a staff member by the command line while the server runs. @returns the secret of the printed link */
export async function invite(email: string, role: Role = 'editor'): Promise<string> {
  const server = getTestServer();
  return await inviteTo(
    server.isStartedByTests ? server.dataFolder : process.env.TOWNLIGHT_DATA,
    email,
    role,
  );
}

/** Invites a staff member at the server of this data folder; the default server without it. */
export async function inviteTo(
  dataFolder: string | undefined,
  email: string,
  role: Role = 'editor',
): Promise<string> {
  const { stdout } = await run(
    process.execPath,
    [join(root, 'apps/server/bin/townlight.mjs'), 'staff', 'invite', email, '--role', role],
    {
      env: { ...process.env, DATABASE_URL: '', ...(dataFolder && { TOWNLIGHT_DATA: dataFolder }) },
    },
  );
  const [, token] = /sign-in#(\S+)/.exec(stdout) ?? [];
  if (token === undefined) throw new Error(`no link in: ${stdout}`);
  return token;
}

/** Signs in a new staff member, by default an editor, by the link that the command line prints. */
export async function signIn(page: Page, email: string, role?: Role): Promise<void> {
  await signInWith(page, await invite(email, role), email);
}

/** Signs someone in by the secret of an invitation link. */
export async function signInWith(page: Page, token: string, email: string): Promise<void> {
  await page.goto(`/staff/sign-in#${token}`);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Staff' })).toBeVisible();
  await expect(page.getByRole('main').getByText(email).first()).toBeVisible();
}
