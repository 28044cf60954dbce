import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { BlockList } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

const root = join(import.meta.dirname, '../..');
const base = join(root, 'deploy/kubernetes');
const policyFolder = join(base, 'network-policy');

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

function readObjects(folder: string) {
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
  const objects = readObjects(base);
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
  const [object] = readObjects(base);
  expect(checkObjects([{ ...object, spec: { ...object.spec, replica: 2 } }])).toContain('replica');
});

test('the network policies fit the API, and select pods and ports that there are', () => {
  const policies = readObjects(policyFolder);
  expect(policies.map(({ kind }) => kind)).toEqual(policies.map(() => 'NetworkPolicy'));
  expect(checkObjects(policies)).toBe('');

  const name = { 'app.kubernetes.io/name': 'townlight' };
  const pods = readObjects(base)
    .filter(({ kind }) => kind === 'Deployment')
    .map(({ spec }) => ({
      labels: { ...name, ...spec.template.metadata.labels },
      ports: spec.template.spec.containers[0].ports.map((port: { name: string }) => port.name),
    }));
  const select = (labels: Record<string, string>) =>
    pods.filter((pod) =>
      Object.entries(labels).every(([label, value]) => pod.labels[label] === value),
    );
  const found = Object.fromEntries(
    policies.map(({ metadata, spec }) => {
      const selected = select(spec.podSelector.matchLabels);
      const ports = (spec.ingress ?? []).flatMap((rule: { ports: { port: string }[] }) =>
        rule.ports.map(({ port }) => port),
      );
      for (const pod of selected) expect(pod.ports).toEqual(expect.arrayContaining(ports));
      return [metadata.name, { pods: selected.length, ports }];
    }),
  );
  expect(found).toEqual({
    'townlight-web': { pods: 1, ports: ['http', 'metrics'] },
    'townlight-worker': { pods: 1, ports: ['metrics'] },
    // the operator labels the pods of PostgreSQL
    'townlight-database': { pods: 0, ports: [5432] },
    'townlight-egress': { pods: 2, ports: [] },
  });
  const database = policies.find(({ metadata }) => metadata.name === 'townlight-database');
  const [townlight] = database.spec.ingress[0].from;
  expect(select(townlight.podSelector.matchLabels)).toHaveLength(2);
});

test('pods reach no private network but by the port of PostgreSQL and for names', () => {
  const egress = readObjects(policyFolder).find(
    ({ metadata }) => metadata.name === 'townlight-egress',
  );
  type Rule = {
    to?: { ipBlock?: { cidr: string; except?: string[] } }[];
    ports: { port: number }[];
  };
  const rules: Rule[] = egress.spec.egress;
  const anywhere = rules.filter(({ to }) => to === undefined);
  expect(anywhere.flatMap(({ ports }) => ports)).toEqual([{ port: 5432 }]);
  const blocks = rules.flatMap(({ to = [] }) => to.flatMap(({ ipBlock }) => ipBlock ?? []));
  const allowed = new BlockList();
  const excepted = new BlockList();
  const add = (list: BlockList, cidr: string) => {
    const [network = '', bits] = cidr.split('/');
    list.addSubnet(network, Number(bits), network.includes(':') ? 'ipv6' : 'ipv4');
  };
  for (const { cidr, except = [] } of blocks) {
    add(allowed, cidr);
    for (const one of except) add(excepted, one);
  }
  const isReached = (address: string) => {
    const version = address.includes(':') ? 'ipv6' : 'ipv4';
    return allowed.check(address, version) && !excepted.check(address, version);
  };
  const privateAddresses = [
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '127.0.0.1',
    'fd00::1',
    'fe80::1',
  ];
  expect(privateAddresses.filter(isReached)).toEqual([]);
  expect(['8.8.8.8', '172.32.0.1', '2606:4700::1111'].filter((one) => !isReached(one))).toEqual([]);
});
