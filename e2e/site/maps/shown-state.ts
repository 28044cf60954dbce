import { waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { Transport } from '../testing/transport.ts';

/** The attributes that assistive technology exposes; ids are left out, since they differ from page to page. */
const ATTRIBUTES =
  /^(role|alt|href|type|placeholder|title|disabled|hidden|open|aria-(label|pressed|selected|expanded|checked|sort|valuetext|current|hidden|disabled))$/;

/** Describes what an element shows, line by line: tags with their names and states, texts, values of fields. */
export function describeShown(element: Element): string {
  const lines: string[] = [];
  const visit = (node: Node, depth: number) => {
    const indent = ' '.repeat(depth);
    if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      lines.push(indent + node.textContent.trim());
    if (!(node instanceof Element) || node.matches('noscript, style, script')) return;
    const states = [...node.attributes]
      .filter(({ name }) => ATTRIBUTES.test(name))
      .map(({ name, value }) => `${name}=${value}`)
      .sort();
    const { value } = node as HTMLInputElement;
    if (typeof value === 'string') states.push(`value=${value}`);
    lines.push(`${indent}${[node.localName, ...states].join(' ')}`);
    for (const child of node.childNodes) visit(child, depth + 1);
  };
  visit(element, 0);
  return lines.join('\n');
}

/** Counts the requests whose replies have not fully arrived. */
export function countPending(transport: Transport): () => number {
  let pending = 0;
  transport.answer(/./, async ({ method, path }) => {
    if (method !== 'GET') return undefined;
    pending++;
    try {
      const response = await transport.fetch(path);
      const body = await response.arrayBuffer();
      return new Response(response.status === 204 ? null : body, response);
    } finally {
      pending--;
    }
  });
  return () => pending;
}

/** @returns what the page shows once no request or import is pending and nothing changes any more */
export async function waitForSettledState(
  pending: () => number,
  isReady: () => boolean,
): Promise<string> {
  let last = '';
  await waitFor(async () => {
    await vi.dynamicImportSettled();
    expect(isReady()).toBe(true);
    const shown = describeShown(document.querySelector('main') as Element);
    const isSettled = shown === last && pending() === 0;
    last = shown;
    expect(isSettled).toBe(true);
  });
  return last;
}
