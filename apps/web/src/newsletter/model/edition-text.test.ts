import { expect, test } from 'vitest';
import { meetSaved, readUnsaved, type Written, withCategory } from './edition-text.ts';

const text = (en: string, categories: Written['categories'] = ['trend']): Written => ({
  notes: { en, es: '' },
  categories,
});

test('what was typed is known from what is saved, and from what somebody else saved meanwhile', () => {
  const unsaved = { before: text(''), typed: text('Hello') };
  expect(meetSaved(null, text(''))).toBe('same');
  expect(meetSaved(unsaved, text(''))).toBe('changed');
  expect(meetSaved(unsaved, text('Hello'))).toBe('same');
  expect(meetSaved(unsaved, text('Good day'))).toBe('conflict');
  expect(meetSaved(unsaved, text('', ['compare']))).toBe('conflict');
});

test('categories stand in the order of a letter, whatever the order in which they were chosen', () => {
  const more = withCategory(text('', ['editors-note']), 'crime-overview', true);
  expect(more.categories).toEqual(['crime-overview', 'editors-note']);
  expect(withCategory(more, 'editors-note', false).categories).toEqual(['crime-overview']);
});

test('the tab’s memory reads back; what is none is nothing', () => {
  const unsaved = { before: text(''), typed: text('Hello') };
  expect(readUnsaved(JSON.stringify(unsaved))).toEqual(unsaved);
  for (const kept of [null, '', 'null', '{}', '{"before":{},"typed":{}}', '[1]'])
    expect(readUnsaved(kept)).toBeNull();
});
