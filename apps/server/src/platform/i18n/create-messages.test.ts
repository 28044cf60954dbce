import { expect, test } from 'vitest';
import { createMessages } from './create-messages.ts';

const { en, es } = createMessages({
  en: {
    count: '{count, plural, =0 {No crimes were} one {# crime was} other {# crimes were}} reported.',
    release: '{title}.{release, select, null {} other { Release {release}.}}',
    days: '{from, date, dayOfMonth}–{to, date, day}',
    bold: '<b>{name}</b>',
  },
  es: {
    count:
      '{count, plural, =0 {No se reportó ningún delito} one {Se reportó # delito} other {Se reportaron # delitos}}.',
    release: '{title}.{release, select, null {} other { Publicación {release}.}}',
    days: 'del {from, date, day} al {to, date, dayOfMonth}',
    bold: '<b>{name}</b>',
  },
});

test('a count chooses its form, and is written as readers in the county write it', () => {
  const write = (count: number) => [en.text('count', { count }), es.text('count', { count })];
  expect(write(0)).toEqual(['No crimes were reported.', 'No se reportó ningún delito.']);
  expect(write(1)).toEqual(['1 crime was reported.', 'Se reportó 1 delito.']);
  expect(write(14_302)).toEqual(['14,302 crimes were reported.', 'Se reportaron 14,302 delitos.']);
  expect(write(1_000_000)[1]).toBe('Se reportaron 1,000,000 delitos.');
});

test('null selects the form without the value', () => {
  expect(en.text('release', { title: 'Crime', release: null })).toBe('Crime.');
  expect(es.text('release', { title: 'Delitos', release: 7 })).toBe('Delitos. Publicación 7.');
});

test('dates are formatted in UTC, regardless of the time zone of the server', () => {
  const week = { from: new Date('2026-11-16T23:00:00Z'), to: new Date('2026-11-22T23:00:00Z') };
  expect(en.text('days', week)).toBe('November 16–22');
  expect(es.text('days', week)).toBe('del 16 al 22 de noviembre');
});

test('tags and braces of a value are left as they are', () => {
  expect(en.text('bold', { name: '<i>{x}</i> # ’' })).toBe('<b><i>{x}</i> # ’</b>');
});

test('a missing value is an error, and no half of a sentence is sent', () => {
  expect(() => en.text('bold', {})).toThrow('"name" was not provided');
});
