import { expect, inject, test } from 'vitest';
import { SITE_PAGES, type SitePage } from '../../sweeps/site-pages.ts';

const PAGES: readonly SitePage[] = Object.values(SITE_PAGES).flat();
const SUBJECT = /\/(neighborhood|crime|aqi)\/([^/?#]+)(?:\/.*)?$/;
const ZIP_CODE = /^\d{5}$/;
const LINK = /<(?:a|link|script|img) [^>]*?\b(?:href|src)="([^"]*)"/g;

/** @returns the status, and the HTML of a page; parsing every page would take minutes */
async function load(address: string): Promise<{ status: number; html: string }> {
  const response = await fetch(inject('siteUrl') + address);
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (!isPage) await response.body?.cancel();
  return { status: response.status, html: isPage ? await response.text() : '' };
}

/** Returns the addresses on this site that a page links to or loads, with their fragments. */
function linksIn(html: string, address: string): string[] {
  const siteUrl = inject('siteUrl');
  return [...html.matchAll(LINK)].flatMap(([, link = '']) => {
    const url = new URL(link.replaceAll('&amp;', '&'), siteUrl + address);
    return url.origin === siteUrl ? [url.pathname + url.search + url.hash] : [];
  });
}

const hasAnchor = (html: string, id: string) => html.includes(` id="${decodeURIComponent(id)}"`);

/**
 * Groups addresses that differ only in their subject or in the values of their parameters, so that one of hundreds is
 * loaded.
 */
function kindOf(target: string): string {
  const { pathname, searchParams } = new URL(target, inject('siteUrl'));
  const path = pathname.replace(SUBJECT, '/$1');
  return [path, ...new Set(searchParams.keys())].join(' ');
}

/** Returns the neighborhoods, crimes and places that have a page: `neighborhood/venice`. */
async function knownSubjects(): Promise<Set<string>> {
  const sitemap = await (await fetch(`${inject('siteUrl')}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);
  return new Set(paths.flatMap((path) => subjectOf(path) ?? []));
}

function subjectOf(target: string): string | undefined {
  const { pathname, searchParams } = new URL(target, inject('siteUrl'));
  const [, kind, subject] = SUBJECT.exec(pathname) ?? [];
  if (subject !== undefined) return `${kind}/${subject}`;
  const area = searchParams.get('area');
  return area === null || ZIP_CODE.test(area) ? undefined : `neighborhood/${area}`;
}

test.each([
  ['en', ''],
  ['es', '/es'],
])('every link of a page resolves: %s', async (_, base) => {
  const subjects = await knownSubjects();
  expect(subjects.size).toBeGreaterThan(300);
  const kinds = new Map<string, { target: string; anchors: Map<string, string> }>();
  const unknown = new Set<string>();
  const broken = new Set<string>();
  for (const { address, status = 200 } of PAGES) {
    const from = base + address;
    const page = await load(from);
    expect(page.status, from).toBe(status);
    // the other language links to the same unknown page
    if (status !== 200) for (const one of ['', '/es']) unknown.add(one + address);
    for (const link of linksIn(page.html, from)) {
      const [target = '', anchor = ''] = link.split('#');
      const subject = subjectOf(target);
      if (subject !== undefined && !subjects.has(subject)) broken.add(`${from} links to ${target}`);
      const kind = kinds.get(kindOf(target)) ?? { target, anchors: new Map() };
      kinds.set(kindOf(target), kind);
      kind.anchors.set(anchor, from);
    }
  }
  expect(kinds.size).toBeGreaterThan(60);
  for (const { target, anchors } of kinds.values()) {
    const { status, html } = await load(target);
    for (const [anchor, from] of anchors) {
      if (status !== 200 && !unknown.has(target.replace(/\?.*/, '')))
        broken.add(`${from} links to ${target}: ${status}`);
      if (anchor !== '' && !hasAnchor(html, anchor))
        broken.add(`${from} links to ${target}#${anchor}`);
    }
  }
  expect([...broken]).toEqual([]);
});

test('the check finds a broken link', async () => {
  expect((await load('/neighborhood/nowhere')).status).toBe(404);
  expect((await load('/assets/none.js')).status).toBe(404);
  const { html } = await load('/about/method');
  expect([hasAnchor(html, 'content'), hasAnchor(html, 'no-such-part')]).toEqual([true, false]);
  expect(linksIn('<a class="x" href="/map?area=a&amp;mode=b#part">', '/')).toEqual([
    '/map?area=a&mode=b#part',
  ]);
});
