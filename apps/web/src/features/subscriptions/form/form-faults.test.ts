import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { ApiFailure } from '../../../http/api-request.ts';
import { en, es } from '../../../i18n/testing/all-messages.ts';
import { createGetText } from '../../../i18n/use-text.ts';
import { describeFailure, findEmailFault } from './form-faults.ts';

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['ada', 'without-at'],
  ['ada.example.org', 'without-at'],
  ['ada@example.org', null],
  // The page does not check whether the address exists.
  ['@', null],
  ['ada@@', null],
])('the address %j has the fault: %s', (email, fault) => {
  expect(findEmailFault(email)).toBe(fault);
});

const english = createGetText(createIntl({ locale: 'en', messages: en }));
const spanish = createGetText(createIntl({ locale: 'es-US', messages: es }));

test('English readers get the message of the server or of the browser', () => {
  const refused = new ApiFailure(400, 'That is not an email address.');
  expect(describeFailure(english, 'en', refused)).toBe('That is not an email address.');
  const away = new TypeError('Failed to fetch');
  expect(describeFailure(english, 'en', away)).toBe('Failed to fetch');
  expect(describeFailure(english, 'en', new SyntaxError('x'))).toBe('unreadable reply');
});

test.each([
  [new ApiFailure(400, 'That is not an email address.'), 'el servidor no aceptó esta dirección.'],
  [new ApiFailure(429, 'Too many.'), 'fueron muchos intentos; espere unos minutos.'],
  [
    new ApiFailure(503, 'Many people are subscribing right now.'),
    'el sitio está muy ocupado; inténtelo de nuevo en un minuto.',
  ],
  [
    new ApiFailure(500, 'Something went wrong.'),
    'el servidor tiene un problema; inténtelo más tarde.',
  ],
  [new TypeError('Failed to fetch'), 'no se pudo conectar con el servidor.'],
  [new SyntaxError('x'), 'el servidor dio una respuesta que no se pudo leer.'],
])('Spanish readers get Spanish for %s', (error, expected) => {
  expect(describeFailure(spanish, 'es', error)).toBe(expected);
});
