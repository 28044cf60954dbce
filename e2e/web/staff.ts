import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { testServer } from './test-server.ts';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);

/** Makes someone staff at the command line, beside the server that runs; answers the secret of the link that it prints. */
export async function invite(email: string): Promise<string> {
  const server = testServer();
  const folder = server.isOurs ? server.dataFolder : process.env.TOWNLIGHT_DATA;
  const { stdout } = await run(
    process.execPath,
    [join(root, 'apps/server/bin/townlight.mjs'), 'staff', 'invite', email],
    { env: { ...process.env, DATABASE_URL: '', ...(folder && { TOWNLIGHT_DATA: folder }) } },
  );
  const [, token] = /sign-in#(\S+)/.exec(stdout) ?? [];
  if (token === undefined) throw new Error(`no link in: ${stdout}`);
  return token;
}

/** Signs a new editor in by the link of the command line. */
export async function signIn(page: Page, email: string): Promise<void> {
  const token = await invite(email);
  await page.goto(`/staff/sign-in#${token}`);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Staff' })).toBeVisible();
  await expect(page.getByRole('main').getByText(email).first()).toBeVisible();
}
