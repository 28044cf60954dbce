import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { namesEs } from './messages/es/names.es.ts';
import { crimeInSentence, crimeName, localName } from './names.ts';

const english = createIntl({ locale: 'en', messages: {} });
const spanish = createIntl({ locale: 'es-US', messages: { ...namesEs } });

test('English names crimes in title case, alone and within a sentence', () => {
  expect(crimeName(english, 'THEFT FROM VEHICLE')).toBe('Theft From Vehicle');
  expect(crimeInSentence(english, 'Rape and sexual assault')).toBe('Rape and Sexual Assault');
});

test('Spanish names them in sentence case, small within a sentence', () => {
  expect(crimeName(spanish, 'Burglary')).toBe('Robo con allanamiento');
  expect(crimeName(spanish, 'BURGLARY')).toBe('Robo con allanamiento');
  expect(crimeInSentence(spanish, 'Burglary')).toBe('robo con allanamiento');
});

test('a name that staff changed stands as they wrote it', () => {
  expect(crimeName(spanish, 'catalytic converter theft')).toBe('Catalytic Converter Theft');
});

test('agencies and the county have names in both languages', () => {
  expect(localName(spanish, 'Los Angeles Police Department')).toBe(
    'Departamento de Policía de Los Ángeles',
  );
  expect(localName(spanish, 'Los Angeles County')).toBe('condado de Los Ángeles');
  expect(localName(english, 'Los Angeles County')).toBe('Los Angeles County');
  expect(localName(spanish, 'Atlantis Police Department')).toBe('Atlantis Police Department');
});
