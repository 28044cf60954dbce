import fc from 'fast-check';

type Mutate = (content: Buffer) => Buffer;

const HOSTILE_BYTES = [
  '',
  '\0',
  '"',
  '""',
  ',',
  '\n',
  '\r',
  '{',
  ']',
  '-1',
  '1e999',
  'NaN',
  '99999999999999999999',
  '-118.4',
  '2026-02-30',
  '1/1/0001',
  '\uFEFF',
  '🏳️‍🌈',
  '=HYPERLINK("x")',
  'x'.repeat(10_000),
].map((text) => Buffer.from(text));
const MAX_RANGE = 64;

/** Generates copies of a file with one to three changes: to its bytes, fields, lines, end or encoding. */
export function mutatedFile(content: Uint8Array): fc.Arbitrary<Buffer> {
  const original = Buffer.from(content);
  const anyMutation = fc.oneof(
    { weight: 4, arbitrary: replaceField },
    { weight: 2, arbitrary: changeLines },
    { weight: 2, arbitrary: replaceBytes },
    { weight: 1, arbitrary: cutOff },
    {
      weight: 1,
      arbitrary: fc.constant<Mutate>((all) => Buffer.from(all.toString('latin1'), 'utf16le')),
    },
  );
  return fc
    .array(anyMutation, { minLength: 1, maxLength: 3 })
    .map((mutations) => mutations.reduce<Buffer>((all, mutate) => mutate(all), original));
}

/** A place in a file as a share of its length, so that it fits every file. */
const position = fc.noBias(fc.nat(9_999)).map((place) => place / 10_000);
const hostile = fc.constantFrom(...HOSTILE_BYTES);

const replaceBytes = fc
  .tuple(position, fc.nat(MAX_RANGE), fc.oneof(hostile, fc.uint8Array({ maxLength: 8 })))
  .map(
    ([share, length, inserted]): Mutate =>
      (all) => {
        const at = Math.floor(share * all.length);
        return Buffer.concat([all.subarray(0, at), inserted, all.subarray(at + length)]);
      },
  );

const cutOff = position.map(
  (share): Mutate =>
    (all) =>
      all.subarray(0, Math.floor(share * all.length)),
);

/** Replaces the text between two separators, half of the time in the header. */
const replaceField = fc.tuple(position, fc.boolean(), hostile).map(
  ([share, isHeader, field]): Mutate =>
    (all) => {
      const text = all.toString('latin1');
      const end = isHeader ? text.indexOf('\n') + 1 || text.length : text.length;
      const fields = [...text.slice(0, end).matchAll(/[^,;|:\n\r"{}[\]]+/g)];
      const chosen = fields[Math.floor(share * fields.length)];
      if (chosen === undefined) return all;
      const before = all.subarray(0, chosen.index);
      return Buffer.concat([before, field, all.subarray(chosen.index + chosen[0].length)]);
    },
);

/** Removes, repeats or exchanges a line. */
const changeLines = fc.tuple(position, fc.constantFrom('remove', 'repeat', 'exchange')).map(
  ([share, change]): Mutate =>
    (all) => {
      const lines = all.toString('latin1').split('\n');
      const at = Math.floor(share * lines.length);
      const line = lines[at] ?? '';
      if (change === 'remove') lines.splice(at, 1);
      if (change === 'repeat') lines.splice(at, 0, line);
      if (change === 'exchange') lines.splice(at, 1, lines[0] ?? '').fill(line, 0, 1);
      return Buffer.from(lines.join('\n'), 'latin1');
    },
);
