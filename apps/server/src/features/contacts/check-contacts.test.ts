import { agencies, countyContacts } from '@townlight/county-los-angeles';
import type { CountyContacts } from '@townlight/domain/contacts';
import { expect, test } from 'vitest';
import { checkContacts } from './check-contacts.ts';

const check = (change: Partial<CountyContacts>) => () =>
  checkContacts({ ...countyContacts, ...change }, agencies);

test('the shipped contacts table is valid', () => {
  expect(check({})).not.toThrow();
});

test('the shipped table has only verified numbers of Los Angeles; districts and meetings are marked as sample', () => {
  const numbers = [
    countyContacts.emergency,
    ...Object.values(countyContacts.police).flatMap(({ phone }) => phone ?? []),
    ...countyContacts.services.map(({ phone }) => phone),
  ];
  expect(numbers).toEqual(['911', '877-275-5273', '800-777-9229', '211']);
  expect(
    [...countyContacts.districts, ...countyContacts.meetings].every(({ sample }) => sample),
  ).toBe(true);
});

test.each(['111', '0300 123 4567', '+64 9 301 0101'])(
  '%s is a number of another country',
  (phone) => {
    expect(check({ emergency: phone })).not.toThrow();
  },
);

test.each<[string, Partial<CountyContacts>]>([
  [
    'emergency: “nine” is not a telephone number such as 877-275-5273, +64 9 301 0101 or 211',
    { emergency: 'nine' },
  ],
  [
    'police.lapd: “(877) 275-5273” is not a telephone number',
    { police: { lapd: { phone: '(877) 275-5273', url: null } } },
  ],
  [
    'police.nypd: the county has no department “nypd”',
    { police: { nypd: { phone: null, url: null } } },
  ],
  [
    'police.lapd: “lapdonline.org” is no address that begins with https://',
    { police: { lapd: { phone: null, url: 'lapdonline.org' } } },
  ],
  [
    'meetings “Sample neighborhood meeting”: “6 pm” is no time such as 18:00',
    {
      meetings: countyContacts.meetings.map((one) => ({
        ...one,
        rule: { ...one.rule, time: '6 pm' },
      })),
    },
  ],
  [
    'districts “Sample council district”: the text in “es” is missing',
    {
      districts: countyContacts.districts.map((one) => ({
        ...one,
        name: { en: 'Sample council district', es: ' ' },
      })),
    },
  ],
  [
    'districts “Sample council district”: venice lies in another council district too',
    {
      districts: [
        ...countyContacts.districts,
        {
          kind: 'council',
          name: { en: 'Second', es: 'Segundo' },
          url: null,
          areas: ['venice'],
          sample: true,
        },
      ],
    },
  ],
])('a mistake is refused at the start: %s', (message, change) => {
  expect(check(change)).toThrow(message);
});
