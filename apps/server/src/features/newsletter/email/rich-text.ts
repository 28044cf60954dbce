import { createElement, Fragment, type ReactNode } from 'react';
import type { MarkedSentence } from '../blocks/block.ts';

/** Renders a sentence with its bold text; everything else is escaped. */
export function richText(sentence: MarkedSentence): ReactNode {
  const pieces = sentence.split(/<b>(.*?)<\/b>/);
  return createElement(
    Fragment,
    null,
    ...pieces.map((piece, i) => (i % 2 === 1 ? createElement('strong', { key: i }, piece) : piece)),
  );
}

export function plainText(sentence: MarkedSentence): string {
  return sentence.replaceAll(/<\/?b>/g, '');
}
