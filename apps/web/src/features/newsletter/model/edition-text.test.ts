import { expect, test } from 'vitest';
import {
  compareWithSaved,
  type EditionContent,
  parseUnsavedContent,
  toggleCategory,
} from './edition-text.ts';

const text = (
  en: string,
  categories: EditionContent['categories'] = ['trend'],
): EditionContent => ({
  notes: { en, es: '' },
  categories,
});

test('typed text is compared with the saved text and with a conflicting save by another user', () => {
  const unsaved = { before: text(''), typed: text('Hello') };
  expect(compareWithSaved(null, text(''))).toBe('same');
  expect(compareWithSaved(unsaved, text(''))).toBe('changed');
  expect(compareWithSaved(unsaved, text('Hello'))).toBe('same');
  expect(compareWithSaved(unsaved, text('Good day'))).toBe('conflict');
  expect(compareWithSaved(unsaved, text('', ['compare']))).toBe('conflict');
});

test('categories are in the order of the email, whatever the order of selection', () => {
  const more = toggleCategory(text('', ['editors-note']), 'crime-overview', true);
  expect(more.categories).toEqual(['crime-overview', 'editors-note']);
  expect(toggleCategory(more, 'editors-note', false).categories).toEqual(['crime-overview']);
});

test('stored unsaved content is parsed, and invalid content returns null', () => {
  const unsaved = { before: text(''), typed: text('Hello') };
  expect(parseUnsavedContent(JSON.stringify(unsaved))).toEqual(unsaved);
  for (const stored of [null, '', 'null', '{}', '{"before":{},"typed":{}}', '[1]'])
    expect(parseUnsavedContent(stored)).toBeNull();
});
