import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoreConfig } from '../../apps/server/src/platform/database/open-database.ts';
import { type Site, startSite } from '../proofs/process/site.ts';
import { runTownlight, runTownlightOrThrow } from '../proofs/process/townlight-command.ts';

/** One running case: its folder, its store, and the commands and requests on it. */
export class CaseRun {
  readonly store: StoreConfig;
  readonly #folder: string;
  #site: Site | undefined;

  constructor(folder: string, store: StoreConfig) {
    this.#folder = folder;
    this.store = store;
  }

  /** A file of the case. */
  file(name: string): string {
    return join(this.#folder, name);
  }

  /** Loads boundaries, residents and agencies of the sample county's neighborhoods, without records. */
  async loadCounty(raw: string): Promise<void> {
    const neighborhoods = ['--partition', 'neighborhoods'];
    const named = ['--id-property', 'id', '--name-property', 'name'];
    const columns = ['--id-column', 'area', '--population-column', 'residents', '--year', '2020'];
    const fileOf = (name: string) => ['--file', join(raw, name)];
    await this.load('boundaries', ...neighborhoods, ...named, ...fileOf('neighborhoods.geojson'));
    await this.load(
      'population',
      ...neighborhoods,
      ...columns,
      ...fileOf('neighborhoods-population.csv'),
    );
    await this.load('coverage', ...fileOf('coverage.csv'));
  }

  /** Runs `ingest` with these arguments and expects success. */
  async load(...args: string[]): Promise<string> {
    return await runTownlightOrThrow(['ingest', ...args], this.store);
  }

  /** Runs `ingest` with these arguments and expects a refusal. @returns the error output */
  async loadRefused(...args: string[]): Promise<string> {
    const { code, output, errors } = await runTownlight(['ingest', ...args], this.store);
    assert.notEqual(code, 0, `it was loaded: ${output}`);
    return errors;
  }

  async townlight(...args: string[]): Promise<string> {
    return await runTownlightOrThrow(args, this.store);
  }

  /** Returns a reply of the server on this store, which is restarted because the store may have changed. */
  async get(path: string): Promise<string> {
    await this.stop();
    this.#site = await startSite(this.store);
    const { status, body } = await this.#site.get(path);
    assert.equal(status, 200, `${path} is answered with ${status}: ${body}`);
    return body;
  }

  async stop(): Promise<void> {
    await this.#site?.stop();
    this.#site = undefined;
  }

  /** Returns the rejected rows that a load has reported. */
  rejects(output: string): string {
    const [, path] = /reasons: (\S+\.csv)/.exec(output) ?? [];
    assert.ok(path, `no file of rejected rows is named: ${output}`);
    return readFileSync(path, 'utf8');
  }
}
