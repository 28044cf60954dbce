import fc from 'fast-check';
import type { Operation, Parameter } from './openapi-operations.ts';
import { hostileText, schemaArbitrary } from './schema-arbitrary.ts';

export interface FuzzRequest {
  readonly method: string;
  /** Path and query, percent-encoded or not. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  readonly isSignedIn: boolean;
  readonly operation: Operation;
}

/** Texts that the site knows, for all parameters and for those of one name. */
export interface Examples {
  readonly all: readonly string[];
  readonly byParameter: Readonly<Record<string, readonly string[]>>;
}

const CONTENT_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'nonsense',
];
const hostileHeaders = fc.record(
  {
    accept: fc.constantFrom('text/html', 'image/*', 'application/xml', ';;;'),
    'accept-encoding': fc.constantFrom('br', 'gzip;q=0', 'zstd', '*;q=nonsense'),
    'accept-language': fc.constantFrom('es', 'es-MX,en;q=0.5', 'xx-'.repeat(100), '*'),
    'if-none-match': fc.constantFrom('*', '"x"', 'W/"', ','.repeat(50)),
    'if-modified-since': fc.constantFrom('yesterday', 'Thu, 01 Jan 2099 00:00:00 GMT'),
    range: fc.constantFrom('bytes=0-0', 'bytes=-1', 'bytes=9-1', 'bytes=99999999999-', 'rows=1'),
    cookie: fc.constantFrom('a', '=;=;', `townlight_staff=${'x'.repeat(2_000)}`),
    'x-forwarded-proto': fc.constantFrom('https', 'javascript', 'https, http'),
    'content-type': fc.constantFrom(...CONTENT_TYPES),
  },
  { requiredKeys: [] },
);

/** Generates requests of an operation: mostly as documented, with single faults. */
export function requestArbitrary(
  operation: Operation,
  examples: Examples,
): fc.Arbitrary<FuzzRequest> {
  const valueFor = ({ name, schema }: Parameter) => {
    const anything = schemaArbitrary(schema, examples.all);
    const known = examples.byParameter[name] ?? [];
    if (known.length === 0) return anything;
    return fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...known) },
      { weight: 1, arbitrary: anything },
    );
  };
  const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = operation.parameters.filter((parameter) => parameter.in === 'query');
  return fc
    .record({
      path: fc
        .tuple(...inPath.map(valueFor))
        .map((values) => fillPath(operation.path, inPath, values)),
      query: queryArbitrary(inQuery, valueFor),
      headers: fc.oneof(
        { weight: 3, arbitrary: fc.constant({}) },
        { weight: 1, arbitrary: hostileHeaders },
      ),
      body: bodyArbitrary(operation, examples),
      isSignedIn: fc.boolean(),
    })
    .map(({ path, query, headers, body, isSignedIn }) => ({
      method: operation.method,
      target: `${path}${query === '' ? '' : '?'}${query}`,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      body,
      isSignedIn,
      operation,
    }));
}

function fillPath(path: string, parameters: readonly Parameter[], values: readonly unknown[]) {
  return parameters.reduce(
    (filled, { name }, at) => filled.replace(`{${name}}`, () => encode(values[at])),
    path,
  );
}

/** Queries with most of their parameters, some of them repeated, unknown or badly encoded. */
function queryArbitrary(
  parameters: readonly Parameter[],
  valueFor: (parameter: Parameter) => fc.Arbitrary<unknown>,
): fc.Arbitrary<string> {
  const pairs = parameters.map((parameter) =>
    fc
      .tuple(
        fc.noBias(fc.nat(parameter.required ? 39 : 7)),
        valueFor(parameter),
        valueFor(parameter),
      )
      .map(([kind, value, second]) => {
        const values = Array.isArray(value) ? value : [value];
        const pair = values.map((one) => `${parameter.name}=${encode(one)}`);
        if (kind === 0) return [];
        return kind === 1 ? [...pair, `${parameter.name}=${encode(second)}`] : pair;
      }),
  );
  const strange = fc.oneof(
    { weight: 9, arbitrary: fc.constant([]) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('%', 'a=%E0%A4%A', '&&&=', 'x[y]=z', '__proto__=1', 'q='.repeat(500))
        .map((text) => [text]),
    },
  );
  return fc.tuple(...pairs, strange).map((found) => found.flat().join('&'));
}

function bodyArbitrary(
  { method, body }: Operation,
  { all }: Examples,
): fc.Arbitrary<string | undefined> {
  if (method === 'GET') return fc.constant(undefined);
  const valid = body === undefined ? fc.constant(undefined) : schemaArbitrary(body, all);
  const text = valid.map((value) => (value === undefined ? undefined : JSON.stringify(value)));
  return fc.oneof(
    { weight: 12, arbitrary: text },
    {
      weight: 1,
      arbitrary: text.map((whole) => whole?.slice(0, Math.floor(whole.length / 2))),
    },
    { weight: 1, arbitrary: hostileText.map((one) => one.toWellFormed()) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '',
        '['.repeat(2_000),
        '{"__proto__":{"admin":true}}',
        '{"constructor":{"prototype":{}}}',
        '1e999',
      ),
    },
  );
}

function encode(value: unknown): string {
  const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
  return encodeURIComponent(text.toWellFormed());
}
