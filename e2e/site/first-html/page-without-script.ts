import { expect } from 'vitest';
import { textOf } from '../testing/visible-text.ts';
import { absoluteAddress } from './page-head.ts';

/** A page as a reader without script sees it, without the elements that the noscript stylesheet hides. */
export interface PageWithoutScript {
  /** The address after redirects. */
  readonly address: string;
  readonly page: Document;
  /** The document as it was sent, including hidden elements. */
  readonly sent: Document;
  readonly headers: Record<string, string>;
}

const STYLESHEET = '/no-script.css';

export async function pageWithoutScript(
  address: string,
  headers: Record<string, string> = {},
): Promise<PageWithoutScript> {
  const response = await fetch(absoluteAddress(address), { headers });
  expect(response.status, address).toBe(200);
  const html = await response.text();
  const [page, sent] = [parse(html), parse(html)];
  expect(page.querySelector(`noscript link[href="${STYLESHEET}"]`), address).not.toBeNull();
  const hidden = await hiddenSelector();
  for (const element of page.querySelectorAll(`${hidden}, [hidden]`)) element.remove();
  return { address: response.url.slice(absoluteAddress('').length), page, sent, headers };
}

/** Opens the page that a link leads to. */
export async function followLink(from: PageWithoutScript, link: Element | null | undefined) {
  const href = link?.getAttribute('href') ?? 'no such link';
  return await pageWithoutScript(pathOf(href, from), from.headers);
}

/** Submits a form as the browser does, and opens the page that it leads to. */
export async function submitForm(
  from: PageWithoutScript,
  form: HTMLFormElement | null | undefined,
  values: Readonly<Record<string, string>>,
) {
  if (!form) throw new Error(`${from.address} has no such form`);
  expect(form.querySelector('button[type=submit]'), 'a form needs a button').not.toBeNull();
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null;
    if (field === null) throw new Error(`the form has no field ${name}`);
    field.value = value;
    expect(field.value, `${name} takes the value`).toBe(value);
  }
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) query.append(name, String(value));
  const action = pathOf(form.getAttribute('action') ?? '', from).replace(/\?.*/, '');
  return await pageWithoutScript(`${action}?${query}`, from.headers);
}

export function linkNamed(scope: ParentNode, name: string | RegExp): Element | undefined {
  return [...scope.querySelectorAll('a')].find((link) =>
    typeof name === 'string' ? textOf(link) === name : name.test(textOf(link)),
  );
}

export async function noScriptStylesheet(): Promise<string> {
  return await (await fetch(absoluteAddress(STYLESHEET))).text();
}

function pathOf(href: string, { address }: PageWithoutScript): string {
  const { pathname, search } = new URL(href, absoluteAddress(address));
  return pathname + search;
}

function parse(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

let selector: Promise<string> | undefined;

/** Returns the selectors that the stylesheet hides. */
function hiddenSelector(): Promise<string> {
  selector ??= noScriptStylesheet().then((css) => {
    const rules = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g);
    const hiding = [...rules].filter(([, , body]) => /display:\s*none/.test(body ?? ''));
    expect(hiding.length).toBeGreaterThan(0);
    return hiding.map(([, selectors]) => String(selectors).trim()).join(', ');
  });
  return selector;
}
