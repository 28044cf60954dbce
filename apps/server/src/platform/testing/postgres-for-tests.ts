import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../database/open-database.ts';
import { createLog } from '../log.ts';
import { startTemporaryPostgres, type TemporaryPostgres } from './temporary-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server where databases may be created, with a template that has the schema; or why there is none. */
    postgres: { url: string; template: string } | { missing: string };
  }
}

const template = `townlight_template_${randomUUID().replaceAll('-', '')}`;
let started: TemporaryPostgres | undefined;
let given: string | undefined;

/** Vitest calls this once a run, before the first test file. */
export async function setup(project: TestProject): Promise<void> {
  given = process.env.TEST_DATABASE_URL;
  try {
    started = given ? undefined : startTemporaryPostgres();
  } catch (error) {
    project.provide('postgres', {
      missing: error instanceof Error ? error.message : String(error),
    });
    return;
  }
  const url = given || (started as TemporaryPostgres).url;
  await makeTemplate(url);
  project.provide('postgres', { url, template });
}

export async function teardown(): Promise<void> {
  if (given) await administer(given, `drop database if exists ${template} with (force)`);
  started?.stop();
}

async function makeTemplate(url: string): Promise<void> {
  await administer(url, `create database ${template}`);
  const templateUrl = new URL(url);
  templateUrl.pathname = `/${template}`;
  const store = { dataFolder: tmpdir(), databaseUrl: templateUrl.href };
  const database = await openDatabase(store, { role: 'server', log: createLog('silent') });
  await database.close();
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
