import type { CountyContacts, LocalizedText } from '@townlight/domain/contacts';
import type { Agency } from '@townlight/domain/county';
import { getSiteLanguages } from '../../platform/i18n/site-languages.ts';

/** `911`, `877-275-5273`, `0300 123 4567`, `+64 9 301 0101`: digits in groups, at most 15 of them (E.164). */
const PHONE = /^\+?\d+([ -]\d+)*$/;
const MIN_DIGITS = 3;
const MAX_DIGITS = 15;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Checks a county's table of contacts. @throws Error that lists each wrong entry and what it should be */
export function checkContacts(contacts: CountyContacts, agencies: readonly Agency[]): void {
  const faults = [
    ...phoneFaults('emergency', contacts.emergency),
    ...Object.entries(contacts.police).flatMap(([slug, { phone, url }]) => [
      ...(agencies.some((agency) => agency.slug === slug)
        ? []
        : [`police.${slug}: the county has no department “${slug}”`]),
      ...phoneFaults(`police.${slug}`, phone),
      ...urlFaults(`police.${slug}`, url),
    ]),
    ...contacts.districts.flatMap(({ kind, name, url, areas }) => {
      const entry = `districts “${name.en}”`;
      const otherDistricts = contacts.districts.filter(
        (one) => one.kind === kind && one.name !== name,
      );
      const twice = areas.filter((area) => otherDistricts.some((one) => one.areas.includes(area)));
      return [
        ...translationFaults(entry, name),
        ...urlFaults(entry, url),
        ...twice.map((area) => `${entry}: ${area} lies in another ${kind} district too`),
      ];
    }),
    ...contacts.meetings.flatMap(({ name, place, url, rule }) => {
      const entry = `meetings “${name.en}”`;
      return [
        ...translationFaults(entry, name),
        ...translationFaults(`${entry}, place`, place),
        ...urlFaults(entry, url),
        ...(TIME.test(rule.time) ? [] : [`${entry}: “${rule.time}” is no time such as 18:00`]),
      ];
    }),
    ...contacts.services.flatMap(({ name, gives, phone, url }) => {
      const entry = `services “${name.en}”`;
      return [
        ...translationFaults(entry, name),
        ...translationFaults(`${entry}, gives`, gives),
        ...phoneFaults(entry, phone),
        ...urlFaults(entry, url),
      ];
    }),
  ];
  if (faults.length > 0)
    throw new Error(`The county’s table of whom to ask has mistakes:\n${faults.join('\n')}`);
}

function phoneFaults(entry: string, phone: string | null): string[] {
  if (phone === null) return [];
  const { length } = phone.replace(/\D/g, '');
  if (PHONE.test(phone) && length >= MIN_DIGITS && length <= MAX_DIGITS) return [];
  return [
    `${entry}: “${phone}” is not a telephone number such as 877-275-5273, +64 9 301 0101 or 211`,
  ];
}

function urlFaults(entry: string, url: string | null): string[] {
  if (url === null || (URL.canParse(url) && new URL(url).protocol === 'https:')) return [];
  return [`${entry}: “${url}” is no address that begins with https://`];
}

function translationFaults(entry: string, translations: LocalizedText): string[] {
  return getSiteLanguages()
    .filter((language) => !translations[language]?.trim())
    .map((language) => `${entry}: the text in “${language}” is missing`);
}
