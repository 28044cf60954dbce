import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { silentLog } from '../testing/databases.ts';
import { isLongRun } from '../testing/run-length.ts';
import { type ChildOwner, startChildOwner } from '../testing/start-child-owner.ts';
import { acquireDataLock, type LockOwner } from './data-lock.ts';
import { openDatabase } from './open-database.ts';
import { getProcessIdentity } from './process-identity.ts';
import { readDataVersion } from './version.ts';

const NOWHERE = { host: '', port: 0 };
const children: ChildOwner[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) await child.kill();
});

function start(task: 'lock' | 'open', folder: string): ChildOwner {
  const child = startChildOwner(task, folder);
  children.push(child);
  return child;
}

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'townlight-lock-'));

function writeLock(folder: string, owner: Partial<LockOwner>): void {
  const lock = {
    nonce: 'before',
    role: 'server',
    since: 'a while ago',
    address: NOWHERE,
    ...owner,
  };
  writeFileSync(join(folder, 'townlight.lock'), JSON.stringify(lock));
}

function deadPid(): number {
  return spawnSync(process.execPath, ['-e', '']).pid;
}

test('of processes that race for an empty folder exactly one wins', async () => {
  const folder = newFolder();
  const racers = Array.from({ length: 4 }, () => start('lock', folder));
  const answers = await Promise.all(racers.map(({ answer }) => answer));
  const winner = racers[answers.indexOf('won')];
  expect(answers.filter((answer) => answer === 'won')).toHaveLength(1);
  expect(answers.filter((answer) => answer === `lost ${winner?.process.pid}`)).toHaveLength(3);
});

test('of processes that race for the folder of a killed owner exactly one wins', async () => {
  const folder = newFolder();
  const owner = start('lock', folder);
  expect(await owner.answer).toBe('won');
  await owner.kill();
  const racers = Array.from({ length: 4 }, () => start('lock', folder));
  const answers = await Promise.all(racers.map(({ answer }) => answer));
  expect(answers.filter((answer) => answer === 'won')).toHaveLength(1);
});

test('of many takeovers inside one process at the same time exactly one wins', async () => {
  for (let round = 0; round < 30; round++) {
    const folder = newFolder();
    writeLock(folder, { ...getProcessIdentity(), pid: deadPid() });
    const attempts = await Promise.all(
      Array.from({ length: 8 }, () => acquireDataLock(folder, 'server', NOWHERE)),
    );
    const winners = attempts.filter(({ won }) => won);
    expect(winners).toHaveLength(1);
    expect(readdirSync(folder).filter((name) => name !== 'townlight.lock')).toEqual([]);
    for (const attempt of attempts) if (attempt.won) await attempt.lock.release();
  }
});

test('a takeover that was killed midway can itself be taken over', async () => {
  const folder = newFolder();
  const dead = { ...getProcessIdentity(), pid: deadPid() };
  writeLock(folder, dead);
  const halfWay = { ...dead, nonce: 'half-way', role: 'server', since: '', address: NOWHERE };
  writeFileSync(join(folder, 'townlight.lock.after-before'), JSON.stringify(halfWay));
  const attempt = await acquireDataLock(folder, 'server', NOWHERE);
  expect(attempt.won).toBe(true);
  expect(readdirSync(folder)).toEqual(['townlight.lock']);
});

test.each([
  ['nothing', ''],
  ['half of it', '{"pid":4'],
  ['null', 'null'],
  ['another list', '{"pid":"4"}'],
  [
    'a nonce that leads elsewhere',
    JSON.stringify({
      ...getProcessIdentity(),
      nonce: '../x',
      role: 'server',
      since: '',
      address: NOWHERE,
    }),
  ],
])('a damaged lock (%s) that is no longer renewed is taken over', async (_, text) => {
  const folder = newFolder();
  const path = join(folder, 'townlight.lock');
  writeFileSync(path, text);
  const before = new Date(Date.now() - 3_600_000);
  utimesSync(path, before, before);
  expect((await acquireDataLock(folder, 'server', NOWHERE)).won).toBe(true);
  expect(readdirSync(folder)).toEqual(['townlight.lock']);
});

test('a lock that is not a file is reported with a remedy', async () => {
  const folder = newFolder();
  mkdirSync(join(folder, 'townlight.lock'));
  await expect(acquireDataLock(folder, 'server', NOWHERE)).rejects.toThrow(
    /townlight\.lock: the lock of the data folder cannot be read \(EISDIR.*; if no Townlight is using the folder, move the file away/,
  );
});

test('a process with the reused pid of the dead owner is not mistaken for it', async () => {
  const folder = newFolder();
  writeLock(folder, { ...getProcessIdentity(), startedAt: '1' });
  expect((await acquireDataLock(folder, 'server', NOWHERE)).won).toBe(true);
});

test('a live owner retains the lock until it releases it', async () => {
  const folder = newFolder();
  const first = await acquireDataLock(folder, 'server', NOWHERE);
  const second = await acquireDataLock(folder, 'server', NOWHERE);
  expect(second).toMatchObject({ won: false, owner: { pid: process.pid } });
  if (first.won) await first.lock.release();
  expect((await acquireDataLock(folder, 'server', NOWHERE)).won).toBe(true);
});

test('an owner in another container counts as living as long as its heart beats', async () => {
  const folder = newFolder();
  writeLock(folder, { pid: 1, machine: 'another', startedAt: '1' });
  const path = join(folder, 'townlight.lock');
  const heart = setInterval(() => utimesSync(path, new Date(), new Date()), 300);
  expect((await acquireDataLock(folder, 'server', NOWHERE)).won).toBe(false);
  clearInterval(heart);
  const longAgo = new Date(Date.now() - 3_600_000);
  utimesSync(path, longAgo, longAgo);
  expect((await acquireDataLock(folder, 'server', NOWHERE)).won).toBe(true);
});

test('an empty lock left by a power failure does not block startup', async () => {
  const folder = newFolder();
  const path = join(folder, 'townlight.lock');
  writeFileSync(path, '');
  const longAgo = new Date(Date.now() - 3_600_000);
  utimesSync(path, longAgo, longAgo);
  expect((await acquireDataLock(folder, 'server', NOWHERE)).won).toBe(true);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pid: process.pid });
});

test('a store killed at any moment of its first creation can be opened', async () => {
  const folder = newFolder();
  // leftovers of a process that was killed while it acquired the lock
  mkdirSync(join(folder, 'db.creating-99'));
  const has = (path: string) => existsSync(join(folder, path));
  const early: ((unfinished: string) => boolean)[] = [
    (unfinished) => has(unfinished),
    (unfinished) => has(`${unfinished}/pg_wal`),
    () => has('db'),
  ];
  // otherwise the store could never be opened again
  const last = (unfinished: string) => has(`${unfinished}/postmaster.pid`);
  for (const hasCome of isLongRun ? [...early, last] : [last]) {
    const victim = start('open', folder);
    let answered = false;
    void victim.answer.then(() => {
      answered = true;
    });
    while (!answered && !hasCome(`db.creating-${victim.process.pid}`)) await pause(2);
    await victim.kill();
  }
  const config = { dataFolder: folder, databaseUrl: undefined };
  const database = await openDatabase(config, { role: 'server', log: silentLog });
  expect(await readDataVersion(database.pool, 'test')).toBe(0);
  await database.close();
  expect(readdirSync(folder).filter((name) => name !== 'run')).toEqual(['db']);
});
