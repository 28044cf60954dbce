import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { englishIn, readTexts } from '../../web/english-left.ts';

/** Everything on the page is Spanish, what is opened over it too. */
export function expectSpanish(): void {
  const texts = readTexts();
  // what reads nothing finds nothing
  expect(texts.length).toBeGreaterThan(3);
  expect(englishIn(texts)).toEqual([]);
}

/** Texts of a part that was just opened may be on their way. */
export async function waitForText(text: string | RegExp): Promise<void> {
  await waitFor(() => {
    const found = readTexts().some((one) =>
      typeof text === 'string' ? one.includes(text) : text.test(one),
    );
    expect(found, `${text} is not on the page`).toBe(true);
  });
}
