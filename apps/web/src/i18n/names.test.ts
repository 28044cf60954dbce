import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { formatCrimeInSentence, formatCrimeName, localName } from './names.ts';
import { namesEs } from './testing/all-messages.ts';

const english = createIntl({ locale: 'en', messages: {} });
const spanish = createIntl({ locale: 'es-US', messages: { ...namesEs } });

test('English names crimes in title case, alone and within a sentence', () => {
  expect(formatCrimeName(english, 'THEFT FROM VEHICLE')).toBe('Theft From Vehicle');
  expect(formatCrimeInSentence(english, 'Rape and sexual assault')).toBe('Rape and Sexual Assault');
});

test('Spanish names them in sentence case, small within a sentence', () => {
  expect(formatCrimeName(spanish, 'Burglary')).toBe('Robo con allanamiento');
  expect(formatCrimeName(spanish, 'BURGLARY')).toBe('Robo con allanamiento');
  expect(formatCrimeInSentence(spanish, 'Burglary')).toBe('robo con allanamiento');
});

test('a name that staff changed is not translated', () => {
  expect(formatCrimeName(spanish, 'catalytic converter theft')).toBe('Catalytic Converter Theft');
});

test('agencies and the county have names in both languages', () => {
  expect(localName(spanish, 'Los Angeles Police Department')).toBe(
    'Departamento de Policía de Los Ángeles',
  );
  expect(localName(spanish, 'Los Angeles County')).toBe('condado de Los Ángeles');
  expect(localName(english, 'Los Angeles County')).toBe('Los Angeles County');
  expect(localName(spanish, 'Atlantis Police Department')).toBe('Atlantis Police Department');
});
