import { describe, expect, test } from 'vitest';
import { PHONE_HEADERS } from '../testing/screen-size.ts';
import { textOf } from '../testing/visible-text.ts';
import { absoluteAddress } from './page-head.ts';
import { followLink, linkNamed, pageWithoutScript, submitForm } from './page-without-script.ts';

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');

describe.each([
  ['a phone', PHONE_HEADERS],
  ['a desktop', {}],
])('on %s without script', (device, headers) => {
  const open = (address: string) => pageWithoutScript(address, headers);

  test.each(['/map', '/es/aqi-map', '/coronavirus', '/map?mode=traj&period=12'])(
    '%s has a picture in which every area is a link to its report',
    async (address) => {
      const { page } = await open(address);
      const areas = [...page.querySelectorAll('svg a use')];
      expect(areas.length).toBeGreaterThan(200);
      const outlines = await outlineIds();
      for (const use of areas) {
        const [file, id] = (use.getAttribute('href') ?? '').split('#');
        expect(file).toBe('/images/outlines/neighborhoods.svg');
        expect(outlines).toContain(id);
        const link = use.closest('a')?.getAttribute('href') ?? '';
        expect(new URL(link, absoluteAddress('')).searchParams.get('area')).toBe(id);
      }
      // in several colors: the air of the sample county may have two, depending on the hour
      const colors = new Set(
        areas.map((use) => use.closest('g')?.outerHTML.replace(/>[\s\S]*/, '')),
      );
      expect(colors.size).toBeGreaterThan(1);
    },
  );

  test('an area of the picture links to its report', async () => {
    const map = await open('/map?period=12');
    const use = map.page.querySelector('svg a use[href$="#beverly-hills"]');
    const report = await followLink(map, use?.closest('a'));
    expect(report.address).toBe('/map?period=12&area=beverly-hills');
    expect(textOf(report.page.querySelector('h1'))).toBe('Beverly Hills');
  });

  test.each([
    ['/subscribe', 'Subscribing needs JavaScript.'],
    ['/es/subscribe', 'Para suscribirse hace falta JavaScript.'],
  ])('%s states that it requires JavaScript, and has no form', async (address, message) => {
    const { page } = await open(address);
    expect(textOf(page.querySelector('main noscript p'))).toBe(message);
    expect(page.querySelectorAll('input[type=text], input[type=email], textarea')).toHaveLength(0);
    expect(page.querySelectorAll('main button')).toHaveLength(0);
  });

  test('the month form opens the month and preserves the rest of the URL', async () => {
    const tracker = await open('/es/crime/burglary?history=yearly');
    const select = tracker.page.querySelector<HTMLSelectElement>('form select[name=month]');
    expect(textOf(tracker.page.querySelector(`label[for="${select?.id}"]`))).toBe('Mes');
    expect(textOf(select?.form?.querySelector('button'))).toBe('Mostrar');
    const month = select?.options[5]?.value ?? '';
    const [year, number] = month.split('-').map(Number);
    const shown = await submitForm(tracker, select?.form, { month });
    expect(shown.address).toBe(`/es/crime/burglary/${number}/${year}?history=yearly`);
    expect(shown.page.querySelector<HTMLSelectElement>('select[name=month]')?.value).toBe(month);
  });

  test('the search form finds an area, a zip code and a crime type, and reports when there are no results', async () => {
    const tracker = await open('/neighborhood/hollywood');
    const field = tracker.page.querySelector<HTMLInputElement>('input[name=q]');
    const found = await submitForm(tracker, field?.form, { q: 'venic' });
    expect(found.address).toBe('/search?q=venic');
    const first = [...found.page.querySelectorAll('main li')].find((item) =>
      item.querySelector('h2'),
    );
    expect(textOf(first?.querySelector('h2'))).toBe('Venice');
    const venice = await followLink(found, linkNamed(first as Element, 'Neighborhood Tracker'));
    expect(venice.address).toBe('/neighborhood/venice');

    const zip = await open('/es/search?q=90291');
    const headings = [...zip.page.querySelectorAll('main h2, main h3')].map(textOf);
    expect(headings).toContain('En Venice');
    const maps = [...zip.page.querySelectorAll('a')].filter(
      (link) => textOf(link) === 'Mapa de delitos',
    );
    expect(maps.length).toBeGreaterThan(1);

    const crime = await open('/search?q=burgl');
    expect((await followLink(crime, linkNamed(crime.page, 'Burglary'))).address).toBe(
      '/crime/burglary',
    );
    const none = await open('/search?q=qqxxzz');
    expect(textOf(none.page.querySelector('main'))).toContain('Nothing was found for “qqxxzz”.');
    const table = linkNamed(none.page, 'See all neighborhoods in a table');
    expect((await followLink(none, table)).address).toBe('/map?view=table');
    const unknown = await open('/search?q=burglary+in+qqxxzz');
    expect(textOf(unknown.page.querySelector('main'))).toContain('Nothing was found for “qqxxzz”.');
    expect(linkNamed(unknown.page, 'Burglary')).toBeDefined();
    const other = await open('/search?q=6301+hollywood+blvd,+torrance');
    expect(textOf(other.page.querySelector('main'))).toContain('not in Torrance');
  });

  test('a neighborhood is added to a comparison', async () => {
    const comparison = await open('/compare?areas=venice');
    const field = comparison.page.querySelector<HTMLInputElement>('input[name=q]');
    const found = await submitForm(comparison, field?.form, { q: 'hollywood' });
    const both = await followLink(found, linkNamed(found.page, 'Add to the comparison'));
    expect(both.address).toBe('/compare?areas=venice,hollywood');
  });

  test('feedback has a page with a form that the browser can send', async () => {
    const venice = await open('/es/neighborhood/venice');
    const { address, page } = await followLink(venice, linkNamed(venice.page, 'Comentarios'));
    expect(address).toBe('/es/feedback?about=%2Fneighborhood%2Fvenice');
    const form = page.querySelector('main form');
    expect(form?.getAttribute('method')).toBe('post');
    expect(form?.getAttribute('action')).toBe(
      '/api/feedback/form?page=%2Fneighborhood%2Fvenice&language=es',
    );
    expect([...(form?.querySelectorAll('textarea') ?? [])].map(({ name }) => name)).toEqual([
      'comment',
      'looking_for',
    ]);
    expect(textOf(form?.querySelector('button[type=submit]'))).toBe('Enviar comentarios');
  });

  test('the filter form and the table link preserve the rest of the URL', async () => {
    const map = await open('/map?area=venice');
    const form = map.page.querySelector<HTMLFormElement>('form.no-script-form');
    const fold = form?.closest('details')?.querySelector('summary');
    expect(textOf(fold)).toBe(device === 'a phone' ? 'Filters' : '');
    const labels = [...(form?.querySelectorAll('label') ?? [])].map((label) =>
      textOf(label.querySelector('span')),
    );
    expect(labels).toEqual(['Mode', 'Time Period', 'Crime category', 'Boundaries']);
    expect(textOf(form?.querySelector('button'))).toBe('Show');
    const shown = await submitForm(map, form, { mode: 'traj', partition: 'zipcodes' });
    const query = new URL(shown.address, absoluteAddress('')).searchParams;
    expect(query.get('mode')).toBe('traj');
    expect(query.get('partition')).toBe('zipcodes');
    expect(query.get('area')).toBeNull();
    const table = await followLink(
      shown,
      linkNamed(shown.page, device === 'a phone' ? 'As a table' : 'Table'),
    );
    const rows = [...table.page.querySelectorAll('table tr')].map(textOf);
    expect(rows).toContainEqual(expect.stringMatching(/^90291 /));
    expect(new URL(table.address, absoluteAddress('')).searchParams.get('mode')).toBe('traj');
  });

  test('switches and full-length tables have their own URLs', async () => {
    const venice = await open('/neighborhood/venice');
    const rate = await followLink(venice, linkNamed(venice.page, 'Rate'));
    expect(rate.address).toMatch(/measure=rate/);
    const rowsOf = (page: Document) => {
      const table = [...page.querySelectorAll('table')].find((one) =>
        /Crimes in Venice/.test(one.textContent + nameOf(one, page)),
      );
      return table?.querySelectorAll('tr').length ?? 0;
    };
    expect(rowsOf(rate.page)).toBe(11);
    const all = await followLink(rate, linkNamed(rate.page, /^See all/));
    expect(rowsOf(all.page)).toBeGreaterThan(20);
    expect(linkNamed(all.page, 'Marina del Rey')).toBeDefined();
  });

  test.each(['/aqi-map', '/coronavirus', '/map?mode=traj&period=12', '/map?area=venice'])(
    '%s has a link in place of each button of a list',
    async (address) => {
      const { page, sent } = await open(address);
      const buttons = [...sent.querySelectorAll('li button, td button, dd button')].map(
        ({ textContent }) => withoutSpaces(textContent),
      );
      const links = [...page.querySelectorAll('a')].map(({ textContent }) =>
        withoutSpaces(textContent),
      );
      for (const button of buttons) expect(links).toContain(button);
    },
  );

  test('an area of the short list opens its report and preserves the scale', async () => {
    const map = await open('/aqi-map?scale=nowcast');
    const item = [...map.page.querySelectorAll('li')].find((one) => /AQI \d/.test(textOf(one)));
    const link = item?.querySelector('a');
    const report = await followLink(map, link);
    expect(report.address).toMatch(/scale=nowcast&area=[a-z-]+$/);
    expect(textOf(report.page.querySelector('h1'))).toBe(textOf(link?.querySelector('span')));
  });

  test.each(['/map?view=table', '/neighborhood/venice', '/aqi', '/compare'])(
    '%s has no controls without a function',
    async (address) => {
      const { page } = await open(address);
      const buttons = [...page.querySelectorAll('button')].filter(
        (button) => button.type !== 'submit' && !button.matches('[aria-pressed=true], th *'),
      );
      expect(buttons.map(({ outerHTML }) => outerHTML)).toEqual([]);
      const fields = [...page.querySelectorAll<HTMLInputElement>('input, select')];
      expect(fields.filter(({ form }) => form === null).map(({ outerHTML }) => outerHTML)).toEqual(
        [],
      );
      for (const form of page.querySelectorAll('form'))
        expect(form.querySelector('button[type=submit]'), form.outerHTML).not.toBeNull();
      expect(page.querySelectorAll('[role=progressbar]')).toHaveLength(0);
    },
  );
});

let ids: Promise<readonly string[]> | undefined;

function outlineIds(): Promise<readonly string[]> {
  ids ??= fetch(absoluteAddress('/images/outlines/neighborhoods.svg'))
    .then((response) => response.text())
    .then((svg) =>
      [...svg.matchAll(/<path id="([^"]+)" d="M[^"]{20,}"/g)].map(([, id]) => String(id)),
    );
  return ids;
}

function nameOf(element: Element, page: Document): string {
  const by = element.getAttribute('aria-labelledby');
  return element.getAttribute('aria-label') ?? (by === null ? '' : textOf(page.getElementById(by)));
}
