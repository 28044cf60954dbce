import { Fragment, createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** React adds a preload of each picture, which mail programs do not use. */
const PRELOAD = /<link rel="preload"[^>]*>/g;

/** Renders the markup of an email. */
export function renderEmailMarkup(...children: ReactNode[]): string {
  return renderToStaticMarkup(h(Fragment, null, ...children)).replaceAll(PRELOAD, '');
}
