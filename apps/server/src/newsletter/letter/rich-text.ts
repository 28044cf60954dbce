import { createElement, Fragment, type ReactNode } from 'react';
import type { Sentence } from '../blocks/block.ts';

/** A sentence with its strong words; all else of it is text, whatever it holds. */
export function richText(sentence: Sentence): ReactNode {
  const pieces = sentence.split(/<b>(.*?)<\/b>/);
  return createElement(
    Fragment,
    null,
    ...pieces.map((piece, i) => (i % 2 === 1 ? createElement('strong', { key: i }, piece) : piece)),
  );
}

export function plainText(sentence: Sentence): string {
  return sentence.replaceAll(/<\/?b>/g, '');
}
