import { createHash, randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, describe, inject } from 'vitest';
import { type Database, openDatabase, type StoreConfig } from '../database/open-database.ts';
import { createLog } from '../log.ts';
import { isLongRun } from './run-length.ts';

export type OpenStore = {
  /** Opens a fresh, migrated store, or the given one. All stores are closed and removed after the tests. */
  (store?: StoreConfig): Promise<Database>;
  /** Creates a store that is not open yet, to pass to other processes or to reopen. */
  newStore(): Promise<StoreConfig>;
  /** The same without a schema, for tests of migrations. */
  newBareStore(): Promise<StoreConfig>;
};

export const silentLog = createLog('silent');

/**
 * Runs the same tests on the embedded store and on PostgreSQL: for behavior that depends on the store, namely its
 * dialect, locks, migrations, transactions that fail, bulk loads and backups, and for one test of the writes of each
 * feature. docs/decisions/0026-quick-checks.md has the list.
 */
export function describeOnBothStores(name: string, tests: (open: OpenStore) => void): void {
  describe(`${name} (embedded store)`, () => tests(storesIn(newEmbeddedStore)));
  describe(`${name} (PostgreSQL)`, () => tests(storesIn(newPostgresStore)));
}

/** Runs tests of a feature on PostgreSQL, which is faster; in a full run on both stores. */
export function describeOnStore(name: string, tests: (open: OpenStore) => void): void {
  if (isLongRun) describeOnBothStores(name, tests);
  else describeOnPostgres(name, tests);
}

/** For features of the embedded store only: locks, backups. */
export function describeOnEmbeddedStore(name: string, tests: (open: OpenStore) => void): void {
  describe(name, () => tests(storesIn(newEmbeddedStore)));
}

/** For tests that need several server processes on one database. */
export function describeOnPostgres(name: string, tests: (open: OpenStore) => void): void {
  describe(name, () => tests(storesIn(newPostgresStore)));
}

type NewStore = { store: StoreConfig; remove(): Promise<void> };
type CreateStore = (options: { bare: boolean }) => Promise<NewStore>;

function storesIn(create: CreateStore): OpenStore {
  const created: NewStore[] = [];
  const opened: Database[] = [];
  afterAll(async () => {
    // newest first: guests disconnect before the owner closes the store
    for (const database of opened.reverse()) await database.close();
    for (const store of created) await store.remove();
  });
  const make = async (options: { bare: boolean }): Promise<StoreConfig> => {
    const store = await create(options);
    created.push(store);
    return store.store;
  };
  const newStore = () => make({ bare: false });
  const open = async (store?: StoreConfig): Promise<Database> => {
    const database = await openDatabase(store ?? (await newStore()), {
      role: 'server',
      log: silentLog,
    });
    opened.push(database);
    return database;
  };
  return Object.assign(open, { newStore, newBareStore: () => make({ bare: true }) });
}

async function newEmbeddedStore({ bare }: { bare: boolean }): Promise<NewStore> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'townlight-data-'));
  await precompileWasm();
  if (!bare) cpSync(await emptyStore(), join(dataFolder, 'db'), { recursive: true });
  return {
    store: { dataFolder, databaseUrl: undefined },
    remove: async () => rmSync(dataFolder, { recursive: true, force: true }),
  };
}

const modules = fileURLToPath(new URL('../../../../../node_modules/', import.meta.url));
const pglite = join(modules, '@electric-sql/pglite');
const migrations = fileURLToPath(new URL('../../../drizzle', import.meta.url));
/** Node's types declare only the name WebAssembly. */
const webAssembly = Reflect.get(globalThis, 'WebAssembly') as {
  compile(program: Uint8Array): Promise<object>;
};
let compiled: Promise<object> | undefined;

/** While one compiled module of the same bytes exists, every thread that opens a store shares its machine code. */
async function precompileWasm(): Promise<void> {
  compiled ??= webAssembly.compile(readFileSync(join(pglite, 'dist/pglite.wasm')));
  await compiled;
}

/**
 * Creating and migrating a store takes seconds, copying one does not: one is cached per PGlite version and schema.
 */
async function emptyStore(): Promise<string> {
  const cachedFolder = join(modules, `.cache/townlight/empty-store-${fingerprint()}`);
  if (existsSync(cachedFolder)) return cachedFolder;
  const temporaryFolder = `${cachedFolder}-${randomUUID()}`;
  const database = await openDatabase(
    { dataFolder: temporaryFolder, databaseUrl: undefined },
    { role: 'server', log: silentLog },
  );
  await database.close();
  try {
    renameSync(join(temporaryFolder, 'db'), cachedFolder);
  } catch (error) {
    // another test file has created it meanwhile
    if (!existsSync(cachedFolder)) throw error;
  }
  rmSync(temporaryFolder, { recursive: true, force: true });
  return cachedFolder;
}

function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync(join(pglite, 'package.json')));
  for (const file of readdirSync(migrations, { recursive: true, encoding: 'utf8' }).sort())
    if (/\.(sql|json)$/.test(file)) hash.update(file).update(readFileSync(join(migrations, file)));
  return hash.digest('hex').slice(0, 16);
}

async function newPostgresStore({ bare }: { bare: boolean }): Promise<NewStore> {
  const postgres = inject('postgres');
  if ('missing' in postgres) throw new Error(postgres.missing);
  const name = `townlight_test_${randomUUID().replaceAll('-', '')}`;
  await administer(
    postgres.url,
    `create database ${name} template ${bare ? 'template1' : postgres.template}`,
  );
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  return {
    // no test may use a data folder here; a server that writes into it would be found by other tests
    store: { dataFolder: join(tmpdir(), `${name}-no-such-folder`), databaseUrl: url.href },
    remove: () => administer(postgres.url, `drop database ${name} with (force)`),
  };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
