import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAnswers } from './answers.ts';

test('two answers are read, trimmed', () => {
  expect(parseAnswers('  The rank is wrong. ', ' my street\n')).toEqual({
    comment: 'The rank is wrong.',
    lookingFor: 'my street',
  });
});

test.each(['', '   ', '\n\t\r\n', '\u0000', '\u202e '])(
  'a blank first answer returns null: %j',
  (comment) => {
    expect(parseAnswers(comment, 'burglaries')).toBeNull();
  },
);

test.each(['', '  ', '\n'])('a blank second answer is left out: %j', (lookingFor) => {
  expect(parseAnswers('x', lookingFor)).toEqual({ comment: 'x', lookingFor: null });
});

test('line breaks and characters of every language are retained, control characters are removed', () => {
  expect(parseAnswers('Año\r\nnuevo\rya\u001b[2J 👩‍🚒\t1', '')?.comment).toBe(
    'Año\nnuevo\nya[2J 👩‍🚒\t1',
  );
  expect(parseAnswers('abc\u202ecba', '')?.comment).toBe('abccba');
});

test('parsing is idempotent and never lengthens the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (first, second) => {
      const read = parseAnswers(first, second);
      if (read === null) return;
      expect(parseAnswers(read.comment, read.lookingFor ?? '')).toEqual(read);
      expect(read.comment.length).toBeLessThanOrEqual(first.length);
      expect(read.comment).not.toMatch(/[\0\r]/);
    }),
  );
});
