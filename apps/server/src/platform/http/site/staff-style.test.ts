import { expect, test } from 'vitest';
import { linkStaffStyle } from './staff-style.ts';

const NAMED = '<link rel="townlight-staff-style" href="/assets/staff-1.css">';
const LINKED = '<link rel="stylesheet" href="/assets/staff-1.css">';

test.each(['/staff', '/es/staff/newsletter?edition=3', '/bundles', '/es/bundling/', '/St%61ff'])(
  'the staff page %s loads the style sheet of the staff pages',
  (url) => {
    expect(linkStaffStyle(`<head>${NAMED}</head>`, url)).toBe(`<head>${LINKED}</head>`);
  },
);

test.each(['/', '/es/map', '/about/data?staff', '/subscription/3fa9c0', '/staffing'])(
  'the public page %s does not',
  (url) => {
    expect(linkStaffStyle(`<head>${NAMED}</head>`, url)).toBe(`<head>${NAMED}</head>`);
  },
);
