import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { describeOnEmbeddedStore } from '../platform/testing/databases.ts';
import * as partsForTests from '../testing/parts-for-tests.ts';
import { openBuilder } from './open-builder.ts';

describeOnEmbeddedStore("the builder's thread", (open) => {
  test('builds, is ready again after a while, builds again, and ends with the server', async () => {
    const { poolOptions } = await open();
    const builder = openBuilder({
      poolOptions,
      partsUrl: partsForTests.url,
      config: readConfig({}),
    });
    const first = await builder.build({ before: undefined });
    await wait(3_000);
    const second = await builder.build({ before: undefined });
    expect([...first.built.data.keys()]).toContain('crime');
    expect([...second.built.data.keys()]).toEqual([...first.built.data.keys()]);
    await wait(2_000);
    await builder.close();
  });

  test('that cannot read its code says so, each time', async () => {
    const { poolOptions } = await open();
    const partsUrl = new URL('./nothing.ts', import.meta.url).href;
    const builder = openBuilder({ poolOptions, partsUrl, config: readConfig({}) });
    await expect(builder.build({ before: undefined })).rejects.toThrow(/nothing\.ts/);
    // meanwhile the one that gets ready fails too, and no one is harmed
    await wait(3_000);
    await expect(builder.build({ before: undefined })).rejects.toThrow(/nothing\.ts|code 1/);
    await builder.close();
  });
});
