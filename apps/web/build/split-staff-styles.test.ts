import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { cssOptions } from './css-options.ts';
import { splitStaffStyles } from './split-staff-styles.ts';

const root = mkdtempSync(join(tmpdir(), 'townlight-styles-'));
afterAll(() => rmSync(root, { recursive: true }));

/** A site of one public page and a staff page, which both use the styles of a button. */
const SITE = {
  'index.html':
    '<html><head></head><body><script type="module" src="/main.ts"></script></body></html>',
  'main.ts': `
    import page from './page.module.css';
    import button from './button.module.css';
    console.log(page.title, button.round, () => import('./app/staff/load-staff-routes.ts'));`,
  'app/staff/load-staff-routes.ts': `
    import bar from './bar.module.css';
    import button from '../../button.module.css';
    console.log(bar.bar, bar.link, button.round, () => import('./table.ts'));`,
  'app/staff/table.ts': `import table from './table.module.css'; console.log(table.cell);`,
  'page.module.css': '.title { color: navy } @media print { .title { color: black } }',
  'button.module.css': '.round { border-radius: 9px }',
  'app/staff/bar.module.css': `
    .bar { color: green }
    .bar :global(.MuiButton-root), .link:hover { color: teal }
    .link, :global(.maplibregl-map) { color: olive }
    @media print { .bar { display: none } }`,
  'app/staff/table.module.css': '.cell { color: maroon } .cell::before { content: "{" }',
};

async function buildSite(files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [splitStaffStyles()],
    css: { modules: cssOptions.modules },
    build: { write: false, cssCodeSplit: false, target: 'es2022' },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('one build was expected');
  const assets = result.output.filter((emitted) => emitted.type === 'asset');
  const textOf = (name: RegExp) => {
    const found = assets.filter(({ fileName }) => name.test(fileName));
    expect(found.map(({ fileName }) => fileName)).toHaveLength(1);
    // without the hashes of class names and the mark of Vite
    return String(found[0]?.source).replaceAll(/(?<=\.)_(\w+)_[0-9a-f]{4}|\n\/\*.*/g, '$1');
  };
  return {
    fileNames: assets.map(({ fileName }) => fileName).filter((name) => name.endsWith('.css')),
    html: textOf(/^index\.html$/),
    style: () => textOf(/^assets\/style-.*\.css$/),
    staffStyle: () => textOf(/^assets\/staff-.*\.css$/),
  };
}

test('rules of classes that only staff pages can load are in a file that the page names after the other', async () => {
  const { fileNames, html, style, staffStyle } = await buildSite(SITE);
  expect(staffStyle()).toBe(
    '.bar{color:green}.bar .MuiButton-root,.link:hover{color:teal}@media print{.bar{display:none}}' +
      '.cell{color:maroon}.cell:before{content:"{"}',
  );
  expect(style()).toBe(
    '.title{color:navy}@media print{.title{color:#000}}.round{border-radius:9px}.link,.maplibregl-map{color:olive}',
  );
  expect(fileNames).toHaveLength(2);
  const links = [...html.matchAll(/<link rel="([\w-]+)" (?:crossorigin )?href="\/([^"]+\.css)">/g)];
  expect(links.map(([, rel, file]) => `${rel} ${file?.replace(/-.*/, '')}`)).toEqual([
    'stylesheet assets/style',
    'townlight-staff-style assets/staff',
  ]);
  expect(links.map(([, , file]) => file).toSorted()).toEqual(fileNames.toSorted());
});

test('each file has its own hash: a change of one leaves the name of the other', async () => {
  const changed = { ...SITE, 'app/staff/table.module.css': '.cell { color: red }' };
  const [before, after] = [await buildSite(SITE), await buildSite(changed)].map(({ fileNames }) =>
    fileNames.toSorted(),
  );
  expect(after?.[1]).toBe(before?.[1]);
  expect(after?.[0]).not.toBe(before?.[0]);
});

test('a build without rules of staff pages fails', async () => {
  const page = `${SITE['main.ts']} import './app/staff/table.ts';`;
  const bar = '.bar, :global(.a) { color: green } .link, :global(.b) { color: teal }';
  await expect(
    buildSite({ ...SITE, 'main.ts': page, 'app/staff/bar.module.css': bar }),
  ).rejects.toThrow('the style sheet has no rules of staff pages');
});
