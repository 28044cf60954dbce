import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { en } from '../../language/messages/en.ts';
import { es } from '../../language/messages/es.ts';
import { ApiFailure } from '../../net/api-request.ts';
import { type ServerWords, useServerWords } from './use-server-words.ts';

function Said({ say }: { say: (words: ServerWords) => string }) {
  return say(useServerWords());
}

function wordsIn(language: 'en' | 'es', say: (words: ServerWords) => string): string {
  return renderToString(
    <IntlProvider locale={language} messages={language === 'en' ? en : es}>
      <Said say={say} />
    </IntlProvider>,
  );
}

const taken = new ApiFailure(409, 'There is already a nickname Arson.');

test('on English pages the server speaks for itself', () => {
  expect(wordsIn('en', ({ failure }) => failure(taken, 'bundles.refused.duplicate'))).toBe(
    'There is already a nickname Arson.',
  );
  expect(wordsIn('en', ({ said }) => said('Saved.', 'bundles.told.saved'))).toBe('Saved.');
});

test('on Spanish pages nothing of it is in English', () => {
  expect(wordsIn('es', ({ failure }) => failure(taken, 'bundles.refused.duplicate'))).toBe(
    'Otra fila tiene este nombre, o su página tendría la misma dirección. Elija otro nombre.',
  );
  expect(wordsIn('es', ({ failure }) => failure(taken))).toMatch(/^No se cambió nada/);
  expect(wordsIn('es', ({ said }) => said('Saved.', 'bundles.told.saved'))).toBe(
    'Sus cambios se guardaron.',
  );
});

test('what is the same for every call comes before the sentence of one', () => {
  const failed = (status: number) =>
    wordsIn('es', ({ failure }) => failure(new ApiFailure(status, 'No.'), 'staff.failed.link'));
  expect(failed(401)).toMatch(/^Su sesión terminó/);
  expect(failed(429)).toMatch(/^Demasiadas solicitudes/);
  expect(failed(500)).toMatch(/^Algo falló en el servidor/);
  expect(failed(400)).toMatch(/^Este enlace ya se usó/);
});

test('a server that was not reached is said in both', () => {
  const lost = new TypeError('Failed to fetch');
  expect(wordsIn('en', ({ failure }) => failure(lost))).toBe(en['staff.notReached']);
  expect(wordsIn('es', ({ failure }) => failure(lost))).toBe(es['staff.notReached']);
});
