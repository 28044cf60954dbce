import { appendFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { run } from './machine.ts';

/** Debian's folder of all installed versions. */
const VERSIONS = '/usr/lib/postgresql';

/** Runs a program of the newest installed PostgreSQL as its user. */
export function runAsPostgres(program: string, ...args: string[]): string {
  const [newest = ''] = readdirSync(VERSIONS).toSorted((a, b) => Number(b) - Number(a));
  const path = join(VERSIONS, newest, 'bin', program);
  return run(
    'setpriv',
    '--reuid',
    'postgres',
    '--regid',
    'postgres',
    '--clear-groups',
    path,
    ...args,
  );
}

/** Creates a data folder that trusts every connection of this machine. */
export function createDataFolder(data: string, settings: string): void {
  runAsPostgres('initdb', '-D', data, '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8');
  appendFileSync(
    join(data, 'postgresql.conf'),
    `unix_socket_directories = ''\nmax_connections = 200\n${settings}`,
  );
  const lines = ['host all all 10.9.0.0/24 trust', 'host replication all 10.9.0.0/24 trust', ''];
  appendFileSync(join(data, 'pg_hba.conf'), lines.join('\n'));
}

export async function createTownlightDatabase(host: string): Promise<void> {
  await queryDatabase(host, 'postgres', "create role townlight login password 'secret'");
  await queryDatabase(host, 'postgres', 'create database townlight owner townlight');
}

export async function queryDatabase(
  host: string,
  database: string,
  sql: string,
): Promise<Record<string, unknown>[]> {
  const client = new Client({ host, database, user: 'postgres', port: 5432 });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
