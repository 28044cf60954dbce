import { normalizeEmail } from '@townlight/domain/email';
import { parsePage, splitPath } from '@townlight/domain/pages';
import { z } from 'zod';

const httpAddress = z
  .url({ protocol: /^https?$/ })
  .transform((url) => url.replace(/\/+$/, ''))
  .optional();

/** Variables for the pages and what they embed. `allowed` completes the error message. */
export const SITE_VARIABLES = {
  TOWNLIGHT_COUNTY: {
    group: 'site',
    meaning:
      'the county: a folder of `counties/` by its name, or the path of another folder with a [county pack](counties.md)',
    schema: z.string().min(1).default('los-angeles'),
    allowed:
      'the name of a folder in counties/, or the path of a folder with county.yaml, for instance ' +
      'TOWNLIGHT_COUNTY=/srv/counties/cook',
  },
  PUBLIC_URL: {
    group: 'site',
    meaning:
      'the address where readers reach the site; links in emails, feeds and the sitemap begin with it',
    schema: z
      .url({ protocol: /^https?$/ })
      // links of pages begin at the root of their host
      .refine((url) => !URL.canParse(url) || isOrigin(new URL(url)))
      .transform((url) => url.replace(/\/+$/, ''))
      .optional(),
    allowed:
      'the address that visitors use, for instance PUBLIC_URL=https://crime.example.org, without a path: ' +
      'several counties have a host each, see docs/operations/counties.md',
  },
  SECURITY_CONTACT: {
    group: 'site',
    meaning:
      'where to report a vulnerability, in `/.well-known/security.txt`, see [running](running.md#contact-for-vulnerabilities)',
    schema: z
      .string()
      .transform((text) => text.split(',').map((one) => readSecurityContact(one.trim())))
      .refine((contacts) => contacts.every((contact) => contact !== null))
      .optional(),
    allowed:
      'whom to tell about a vulnerability, the preferred first, with commas: email addresses, https addresses of a page or phone ' +
      'numbers, for instance SECURITY_CONTACT=security@example.org or SECURITY_CONTACT=https://example.org/security,tel:+1-213-555-0100',
  },
  IMAGES_URL: {
    group: 'maps',
    meaning:
      'a file store that serves the pictures instead of this server, see [pictures](pictures.md)',
    schema: z
      .url({ protocol: /^https?$/ })
      .transform((url) => url.replace(/\/+$/, ''))
      .optional(),
    allowed:
      'the address under which a file store serves the pictures, for instance IMAGES_URL=https://cdn.example.org/images; ' +
      'leave it unset if this server is to draw and send them',
  },
  START_PAGE: {
    group: 'site',
    meaning:
      'the page that `/` redirects to, without a language; by default the one that the county pack names, else `/coronavirus`',
    schema: z
      .string()
      .refine(isOpenPage)
      .transform((path) => path.replace(/(?<=.)\/+$/, ''))
      .optional(),
    allowed:
      'the page of this site that opens at the bare address, without a language, for instance START_PAGE=/coronavirus ' +
      'or START_PAGE=/map?area=venice; not / itself, a page for staff or one for frames',
  },
  BASEMAP_URL: {
    group: 'maps',
    meaning: 'a PMTiles file in an object store as the base map, see [base map](base-map.md)',
    schema: z.url({ protocol: /^https?$/ }).optional(),
    allowed:
      'the address of a PMTiles file, for instance BASEMAP_URL=https://tiles.example.org/county.pmtiles; ' +
      'leave it unset for the file on this machine',
  },
  BASEMAP_FILE: {
    group: 'maps',
    meaning: 'a PMTiles file on this machine as the base map',
    schema: z.string().min(1).optional(),
    allowed:
      'a PMTiles file, for instance BASEMAP_FILE=/srv/county.pmtiles; leave it unset for the one that ' +
      '`townlight basemap build` makes, or else the small one of the county pack',
  },
  PLAUSIBLE_URL: {
    group: 'services',
    meaning: 'also sends page views and events to Plausible, see [usage](usage.md)',
    schema: httpAddress,
    allowed:
      'the address of Plausible, which then also gets page views and events, for instance ' +
      'PLAUSIBLE_URL=https://plausible.example.org; leave it unset for none',
  },
  PLAUSIBLE_SITE: {
    group: 'services',
    meaning: "the site's name there; required with the address",
    schema: z.string().regex(/^\S+$/).optional(),
    allowed: 'the name of this site in Plausible, for instance PLAUSIBLE_SITE=crime.example.org',
  },
  MATOMO_URL: {
    group: 'services',
    meaning: 'the same for Matomo: the folder with `matomo.php`',
    schema: httpAddress,
    allowed:
      'the address of the folder with matomo.php, which then also gets page views and events, for instance ' +
      'MATOMO_URL=https://matomo.example.org; leave it unset for none',
  },
  MATOMO_SITE: {
    group: 'services',
    meaning: "the site's number there; required with the address",
    schema: z.string().regex(/^\d+$/).optional(),
    allowed: 'the number of this site in Matomo, for instance MATOMO_SITE=1',
  },
  GA_MEASUREMENT_ID: {
    group: 'services',
    meaning: 'the same for Google Analytics',
    schema: z
      .string()
      .regex(/^G-[A-Z0-9]+$/)
      .optional(),
    allowed:
      'a measurement id of Google Analytics, for instance GA_MEASUREMENT_ID=G-ABCDEF1234; leave it unset for none',
  },
} as const;

/** Returns the contact as a URI of `security.txt`, null when it is invalid. */
function readSecurityContact(text: string): string | null {
  if (/^https:\/\/[\x21-\x7e]+$/.test(text) && URL.canParse(text)) return text;
  if (/^tel:\+?[\d-]{3,30}$/.test(text)) return text;
  const email = normalizeEmail(text.replace(/^mailto:/, ''));
  return email === null ? null : `mailto:${email.replaceAll('%', '%25')}`;
}

/** Returns whether the address is a public page that can be opened directly. */
function isOpenPage(address: string): boolean {
  const [path = '', search = '', ...more] = address.split('?');
  if (!path.startsWith('/') || path.startsWith('//') || /[#\s]/.test(address) || more.length > 0)
    return false;
  const page = parsePage(splitPath(path), new URLSearchParams(search));
  return page !== null && !/^start$|^staff|^bundl|^embed|unknown$/.test(page.kind);
}

function isOrigin({ pathname, search, hash, username }: URL): boolean {
  return pathname === '/' && search === '' && hash === '' && username === '';
}
