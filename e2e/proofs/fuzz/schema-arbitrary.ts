import fc from 'fast-check';
import type { JsonSchema } from './openapi-operations.ts';

/** Values that break programs: of other types, at limits, in other encodings, or with a meaning in some language. */
const HOSTILE_TEXTS = [
  '',
  ' ',
  '\0',
  '\u202e\u0301',
  '\ud800',
  '🏳️‍🌈',
  '../../etc/passwd',
  "' or 1=1 --",
  '"><script>alert(1)</script>',
  '{{7*7}}',
  '%00%0a%',
  '\r\nSet-Cookie: a=b',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  'Infinity',
  '-0',
  '1e999',
  '0x10',
  '9007199254740993',
  '2026-02-30',
  '2026-03-08T02:30:00',
  '0000-00-00',
  '[]',
  '{}',
  'x'.repeat(5_000),
];
const HOSTILE_NUMBERS = [0, -0, -1, 0.1, 1e-320, 1e308, 2 ** 31, 2 ** 53, -(2 ** 63)];
const MAX_DEPTH = 5;
const MAX_ITEMS = 4;

export const hostileText = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ unit: 'binary', maxLength: 30 }),
);
const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(...HOSTILE_NUMBERS, null, true, [], {}, [[]], [null]),
  fc.jsonValue({ maxDepth: 3 }),
);

/**
 * Generates values of a schema, and some that are not.
 * @param examples texts that the site knows: names, ids, addresses
 */
export function schemaArbitrary(
  schema: JsonSchema,
  examples: readonly string[],
  depth = 0,
): fc.Arbitrary<unknown> {
  const valid = validArbitrary(schema, examples, depth);
  return fc.oneof({ weight: 12, arbitrary: valid }, { weight: 1, arbitrary: hostileValue });
}

function validArbitrary(
  schema: JsonSchema,
  examples: readonly string[],
  depth: number,
): fc.Arbitrary<unknown> {
  if (depth > MAX_DEPTH) return fc.constant(null);
  const within = (inner: JsonSchema) => schemaArbitrary(inner, examples, depth + 1);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map(within));
  if (schema.nullable === true) return fc.option(within({ ...schema, nullable: false }));
  const { minimum = -1_000, maximum = 1e15 } = schema;
  switch (schema.type) {
    case 'string':
      return textArbitrary(schema, examples);
    case 'integer':
      return fc.integer({ min: minimum, max: Math.min(maximum, Number.MAX_SAFE_INTEGER) });
    case 'number':
      return fc.double({ min: minimum, max: maximum, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(within(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? 20, MAX_ITEMS)),
      });
    case 'object': {
      const properties = Object.entries(schema.properties ?? {});
      return fc.record(
        Object.fromEntries(properties.map(([name, inner]) => [name, within(inner)])),
        { requiredKeys: [...(schema.required ?? [])] },
      );
    }
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function textArbitrary(
  { format, pattern, minLength = 0, maxLength = 200 }: JsonSchema,
  examples: readonly string[],
): fc.Arbitrary<string> {
  const recent = fc.date({
    min: new Date('2018-01-01'),
    max: new Date('2028-01-01'),
    noInvalidDate: true,
  });
  if (format === 'date-time') return recent.map((date) => date.toISOString());
  if (format === 'date') return recent.map((date) => date.toISOString().slice(0, 10));
  const text = fc.string({
    unit: 'grapheme',
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, 60)),
  });
  const known = examples.length === 0 ? text : fc.constantFrom(...examples);
  const matching = pattern === undefined ? text : (matchingArbitrary(pattern) ?? text);
  return fc.oneof(
    { weight: 4, arbitrary: known },
    { weight: pattern === undefined ? 1 : 6, arbitrary: matching },
  );
}

/** @returns undefined for what fast-check cannot generate, such as a pattern that looks ahead */
function matchingArbitrary(pattern: string): fc.Arbitrary<string> | undefined {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'));
  } catch {
    return undefined;
  }
}
