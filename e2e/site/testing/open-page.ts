import { act, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import userEvent from '@testing-library/user-event';
import type { Root } from 'react-dom/client';
import { expect, inject, vi } from 'vitest';
import { resetPageSettings } from '../../../apps/web/src/http/page-settings.ts';
import { resetNotices } from '../../../apps/web/src/notices/notify.ts';
import { startSite } from '../../../apps/web/src/startup/start-site.tsx';
import { catchDownloads } from './downloads.ts';
import { PHONE_HEADERS, setScreen } from './screen-size.ts';
import { Transport } from './transport.ts';

// Vitest puts its jsdom there.
declare const jsdom: { reconfigure(settings: { readonly url: string }): void };

export interface OpenOptions {
  /** Width of the window in pixels; 1280 by default. The request of a phone has a phone's headers. */
  readonly width?: number;
  /** The server renders no content, as when it is overloaded: the script renders the page. */
  readonly byScript?: boolean;
  /** Content of the meta tag `townlight-offers` in the first HTML; unchanged by default. */
  readonly offers?: string;
  /** Registers handlers before the first request is sent. */
  readonly prepare?: (transport: Transport) => void;
  /** The browser's preferred languages. */
  readonly languages?: readonly string[];
  /** Content of the browser's storage from earlier visits; empty by default. */
  readonly storage?: Readonly<Record<string, string>>;
}

export interface OpenedPage {
  readonly user: UserEvent;
  readonly transport: Transport;
}

const WIDE_PX = 960;

let root: Root | undefined;

/**
 * Opens an address as a browser does: the server's first HTML, which the site's own script then hydrates. Requests go
 * to the real server, unless the test handles them.
 */
export async function openPage(address: string, options: OpenOptions = {}): Promise<OpenedPage> {
  await closePage();
  const siteUrl = inject('siteUrl');
  const { width = 1280, languages = ['en-US'], storage = {} } = options;
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
  setScreen(width);
  catchDownloads();
  setOnline(true);
  Object.defineProperty(navigator, 'languages', { value: languages, configurable: true });
  const response = await fetch(`${siteUrl}${address}`, {
    headers: width < WIDE_PX ? PHONE_HEADERS : {},
  });
  jsdom.reconfigure({ url: response.url + new URL(address, siteUrl).hash });
  const html = await response.text();
  show(new DOMParser().parseFromString(html, 'text/html'), options);
  const transport = new Transport(siteUrl);
  options.prepare?.(transport);
  const element = document.getElementById('root');
  if (element === null) throw new Error(`${address} has no element #root`);
  resetPageSettings();
  await act(async () => {
    root = await startSite(element);
  });
  await waitFor(() => expect(isHydrated()).toBe(true));
  return { user: userEvent.setup({ delay: null }), transport };
}

/** Switches the connection off and on. */
export async function setConnection(transport: Transport, isOnline: boolean): Promise<void> {
  transport.isOnline = isOnline;
  await act(async () => {
    setOnline(isOnline);
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });
}

/** Removes the page and everything that a browser would discard with it. */
export async function closePage(): Promise<void> {
  if (root !== undefined) await act(async () => root?.unmount());
  root = undefined;
  hidePage();
  resetNotices();
  localStorage.clear();
  sessionStorage.clear();
}

/** Reloads the current address, as the browser's button does. */
export async function reloadPage(options: OpenOptions = {}): Promise<OpenedPage> {
  return await openPage(location.pathname + location.search + location.hash, options);
}

/** A browser hides a page before it leaves it; the page then sends its collected events. */
function hidePage(): void {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  state.mockRestore();
}

function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
}

function show(page: Document, { byScript, offers }: OpenOptions): void {
  const rendered = page.getElementById('root');
  if (byScript || offers !== undefined) {
    rendered?.replaceChildren();
    page.getElementById('page-state')?.remove();
  }
  if (offers !== undefined) {
    page.querySelector('meta[name="townlight-offers"]')?.remove();
    const meta = page.createElement('meta');
    meta.name = 'townlight-offers';
    meta.content = offers;
    page.head.append(meta);
  }
  // jsdom does not run them: the test imports the site's script
  for (const script of page.querySelectorAll('script[src]')) script.remove();
  // in a browser, MUI removes its styles from the server's HTML before React hydrates it
  for (const style of page.body.querySelectorAll('style[data-emotion]')) style.remove();
  document.documentElement.lang = page.documentElement.lang;
  // MUI inserts its styles into the head once for all pages
  const styles = document.head.querySelectorAll('style[data-emotion]');
  document.head.replaceChildren(...page.head.children, ...styles);
  document.body.replaceChildren(...page.body.childNodes);
}

/** Returns whether React has hydrated the heading, which is inside every lazily hydrated boundary. */
function isHydrated(): boolean {
  const heading = document.querySelector('#root h1');
  return heading !== null && Object.keys(heading).some((key) => key.startsWith('__react'));
}

/** Presses a link and lets React wait for the next page, whose code and texts may have to be fetched. */
export async function follow(link: HTMLElement): Promise<void> {
  await act(async () => link.click());
}
