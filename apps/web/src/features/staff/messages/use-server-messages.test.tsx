import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { ApiFailure } from '../../../http/api-request.ts';
import { en, es } from '../../../i18n/testing/all-messages.ts';
import { type ServerMessages, useServerMessages } from './use-server-messages.ts';

function Output({ format }: { format: (server: ServerMessages) => string }) {
  return format(useServerMessages());
}

function renderIn(language: 'en' | 'es', format: (server: ServerMessages) => string): string {
  return renderToString(
    <IntlProvider locale={language} messages={language === 'en' ? en : es}>
      <Output format={format} />
    </IntlProvider>,
  );
}

const conflict = new ApiFailure(409, 'There is already a nickname Arson.');

test('on English pages the server speaks for itself', () => {
  expect(renderIn('en', ({ failure }) => failure(conflict, 'bundles.refused.duplicate'))).toBe(
    'There is already a nickname Arson.',
  );
  expect(renderIn('en', ({ success }) => success('Saved.', 'bundles.told.saved'))).toBe('Saved.');
});

test('on Spanish pages no server message is in English', () => {
  expect(renderIn('es', ({ failure }) => failure(conflict, 'bundles.refused.duplicate'))).toBe(
    'Otra fila tiene este nombre, o su página tendría la misma dirección. Elija otro nombre.',
  );
  expect(renderIn('es', ({ failure }) => failure(conflict))).toMatch(/^No se cambió nada/);
  expect(renderIn('es', ({ success }) => success('Saved.', 'bundles.told.saved'))).toBe(
    'Sus cambios se guardaron.',
  );
});

test('a failure common to all requests takes precedence over a message for one request', () => {
  const failed = (status: number) =>
    renderIn('es', ({ failure }) => failure(new ApiFailure(status, 'No.'), 'staff.failed.link'));
  expect(failed(401)).toMatch(/^Su sesión terminó/);
  expect(failed(429)).toMatch(/^Demasiadas solicitudes/);
  expect(failed(500)).toMatch(/^Algo falló en el servidor/);
  expect(failed(400)).toMatch(/^Este enlace ya se usó/);
});

test('an unreachable server is reported in both languages', () => {
  const lost = new TypeError('Failed to fetch');
  expect(renderIn('en', ({ failure }) => failure(lost))).toBe(en['staff.notReached']);
  expect(renderIn('es', ({ failure }) => failure(lost))).toBe(es['staff.notReached']);
});
