import { Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test, vi } from 'vitest';
import {
  drainUsedImports,
  forgetFailedImports,
  lazyComponent,
  lazyImport,
  preloadImports,
} from './lazy-imports.ts';

test('an import runs once, however often it is loaded and rendered', async () => {
  const load = vi.fn(async () => 'thing');
  const lazy = lazyImport('once', load);
  expect(lazy.isStarted()).toBe(false);
  await Promise.all([lazy.load(), lazy(), lazy.load()]);
  expect(await lazy()).toBe('thing');
  expect(load).toHaveBeenCalledTimes(1);
  expect(lazy.isStarted()).toBe(true);
});

test('a loaded import can be read without suspending', async () => {
  const lazy = lazyImport('read', async () => 'thing');
  await lazy.load();
  expect(lazy()).toMatchObject({ status: 'fulfilled', value: 'thing' });
});

test('a click after a failure tries again', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('thing');
  const lazy = lazyImport('click', load);
  await expect(lazy.load()).rejects.toThrow('offline');
  expect(lazy.isStarted()).toBe(false);
  expect(await lazy.load()).toBe('thing');
});

test('rendering again after a failure sends no request until the reader retries', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('thing');
  const lazy = lazyImport('render', load);
  await expect(lazy()).rejects.toThrow('offline');
  await expect(lazy()).rejects.toThrow('offline');
  expect(load).toHaveBeenCalledTimes(1);
  forgetFailedImports();
  expect(await lazy()).toBe('thing');
});

test('a failed preload does not fail the page that renders the import later', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('thing');
  const lazy = lazyImport('preloaded', load);
  await expect(lazy.load()).rejects.toThrow('offline');
  expect(await lazy()).toBe('thing');
});

test('the server names the components of a page, outer ones first, and the browser loads those', async () => {
  const importInner = vi.fn(async () => (props: { text: string }) => <b>{props.text}</b>);
  const Inner = lazyComponent('inner', importInner);
  const Outer = lazyComponent('outer', async () => () => <Inner text="rendered" />);
  lazyComponent('elsewhere', async () => () => null);
  drainUsedImports();
  const { prelude } = await prerender(
    <Suspense>
      <Outer />
    </Suspense>,
  );
  expect(await new Response(prelude).text()).toContain('<b>rendered</b>');
  expect(drainUsedImports()).toEqual(['outer', 'inner']);
  await preloadImports(['outer', 'inner', 'of an older version']);
  expect(importInner).toHaveBeenCalledTimes(1);
});
