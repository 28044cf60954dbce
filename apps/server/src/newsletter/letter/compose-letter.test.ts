import { expect, test } from 'vitest';
import { composeLetter, type EditionInPrint } from './index.ts';

const edition: Pick<EditionInPrint, 'part'> = {
  part: (area) =>
    area === 'gone' ? null : { name: area, html: `<p>${area}</p>`, text: `About ${area}` },
};

test('a letter has a part for each neighborhood that the edition knows', () => {
  const letter = composeLetter(
    edition as EditionInPrint,
    {
      language: 'en',
      neighborhoods: ['hollywood', 'gone', 'echo-park'].map((id) => ({
        id,
        name: id,
        categories: [],
      })),
    },
    { manage: 'https://townlight.example/m', unsubscribe: 'https://townlight.example/u' },
  );
  expect(letter.html).toContain('<p>hollywood</p><p>echo-park</p>');
  expect(letter.text).toContain('About hollywood\n\nAbout echo-park');
  expect(letter.text).not.toContain('gone');
});
