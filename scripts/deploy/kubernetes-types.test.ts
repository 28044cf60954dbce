import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'deploy/kubernetes');

/** Returns the errors of TypeScript in objects of the Kubernetes API, whose types are made from its document. */
function checkObjects(objects: readonly { apiVersion: string; kind: string }[]): string {
  const place = mkdtempSync(join(tmpdir(), 'kubernetes-'));
  symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'));
  const lines = objects.map((object, i) => {
    const path = object.apiVersion === 'v1' ? 'core/v1' : object.apiVersion.replace('.k8s.io', '');
    return `import type { ${object.kind} as T${i} } from 'kubernetes-types/${path}';\nexport const o${i}: T${i} = ${JSON.stringify(object)};`;
  });
  const file = join(place, 'objects.ts');
  writeFileSync(file, lines.join('\n'));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  try {
    const options = [
      '--noEmit',
      '--strict',
      '--skipLibCheck',
      '--module',
      'preserve',
      '--types',
      '',
    ];
    execFileSync(process.execPath, [compiler, ...options, file], { cwd: place, stdio: 'pipe' });
    return '';
  } catch (error) {
    return String((error as { stdout: Buffer }).stdout);
  }
}

function readObjects() {
  const kustomization = readFileSync(join(folder, 'kustomization.yaml'), 'utf8');
  const { resources }: { resources: string[] } = parse(kustomization);
  const others = readdirSync(folder).filter(
    (file) => file.endsWith('.yaml') && file !== 'kustomization.yaml',
  );
  expect(resources.toSorted()).toEqual(others.toSorted());
  return resources.flatMap((file) =>
    parseAllDocuments(readFileSync(join(folder, file), 'utf8')).map((one) => one.toJS()),
  );
}

test('the objects for Kubernetes fit its API', () => {
  const objects = readObjects();
  expect(objects.map(({ kind }) => kind).sort()).toEqual([
    'Deployment',
    'Deployment',
    'Ingress',
    'PodDisruptionBudget',
    'Service',
  ]);
  expect(checkObjects(objects)).toBe('');
});

test('a field that the API does not have is found', () => {
  const [object] = readObjects();
  expect(checkObjects([{ ...object, spec: { ...object.spec, replica: 2 } }])).toContain('replica');
});
