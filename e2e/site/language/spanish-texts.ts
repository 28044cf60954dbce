import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { findEnglish, readTexts } from '../../web/untranslated-english.ts';

/** Expects Spanish in the whole document, including dialogs. */
export function expectSpanish(): void {
  const texts = readTexts();
  // guards against a check that read no text at all
  expect(texts.length).toBeGreaterThan(3);
  expect(findEnglish(texts)).toEqual([]);
}

/** Waits for a text of a panel that was just opened and may still be loading. */
export async function waitForText(text: string | RegExp): Promise<void> {
  await waitFor(() => {
    const found = readTexts().some((one) =>
      typeof text === 'string' ? one.includes(text) : text.test(one),
    );
    expect(found, `${text} is not on the page`).toBe(true);
  });
}
