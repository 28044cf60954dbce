import type { AreaContacts } from '@townlight/contract/area-contacts';
import {
  type CountyContacts,
  DISTRICT_KINDS,
  type MeetingRule,
  WEEKDAYS,
} from '@townlight/domain/contacts';
import type { Agency } from '@townlight/domain/county';
import type { Language } from '@townlight/domain/language';
import { createMessages } from '../../platform/i18n/create-messages.ts';
import type { CrimeFeature } from '../crime/index.ts';
import { contactsEn } from './messages/en.ts';
import { contactsEs } from './messages/es.ts';

const CONTACT_MESSAGES = createMessages({ en: contactsEn, es: contactsEs });

export interface ContactsOptions {
  readonly crime: CrimeFeature;
  readonly agencies: readonly Agency[];
  readonly timeZone: string;
  readonly contacts: CountyContacts;
  /** Spanish names of departments by their English names. */
  readonly spanishNames: Readonly<Record<string, string>>;
}

/** The area of the request and what is known about it. */
interface RequestedArea {
  readonly policedBy: readonly { readonly agency: string; readonly name: string }[];
  /**
   * The neighborhood's id; null for other areas, whose districts and meetings are unknown because the table lists
   * neighborhoods.
   */
  readonly neighborhood: string | null;
  readonly language: Language;
  /** Whether the site shows sample records, and so may show sample contacts. */
  readonly sample: boolean;
}

type Entry = AreaContacts[number];

const NOTHING = { name: null, phone: null, url: null, sample: false, rule: null };

/** Lists the contacts of an area in the requested language. */
export function listContacts(
  options: Pick<ContactsOptions, 'contacts' | 'agencies' | 'timeZone' | 'spanishNames'>,
  area: RequestedArea,
): AreaContacts {
  const { contacts, timeZone } = options;
  const { neighborhood, language } = area;
  const { text } = CONTACT_MESSAGES[language];
  const isOf = (entry: { readonly areas: readonly string[]; readonly sample: boolean }) =>
    neighborhood !== null && entry.areas.includes(neighborhood) && (area.sample || !entry.sample);
  const orUnknown = (kind: 'police' | 'council' | 'supervisor' | 'meeting', known: Entry[]) =>
    known.length > 0
      ? known
      : [
          {
            ...NOTHING,
            kind,
            title: text(`title.${kind}`),
            text: text('text.unknown'),
          } satisfies Entry,
        ];
  return [
    ...(contacts.emergency === null
      ? []
      : [
          {
            ...NOTHING,
            kind: 'emergency' as const,
            title: text('title.emergency'),
            text: text('text.inDanger'),
            phone: contacts.emergency,
          },
        ]),
    ...orUnknown('police', listPoliceContacts(options, area)),
    ...DISTRICT_KINDS.flatMap((kind) =>
      orUnknown(
        kind,
        contacts.districts
          .filter((district) => district.kind === kind && isOf(district))
          .map(({ name, url, sample }) => ({
            ...NOTHING,
            kind,
            title: text(`title.${kind}`),
            name: name[language],
            text: '',
            url,
            sample,
          })),
      ),
    ),
    ...orUnknown(
      'meeting',
      contacts.meetings.filter(isOf).map(({ name, place, url, rule, sample }) => ({
        ...NOTHING,
        kind: 'meeting',
        title: text('title.meeting'),
        name: name[language],
        text: text('text.meeting', {
          ...formatMeetingRule(rule, language),
          place: place[language],
        }),
        url,
        sample,
        rule: { ...rule, time_zone: timeZone },
      })),
    ),
    ...contacts.services.map(({ kind, name, gives, phone, url }) => ({
      ...NOTHING,
      kind,
      title: text(`title.${kind}`),
      name: name[language],
      text: `${gives[language]}:`,
      phone,
      url,
    })),
  ];
}

function listPoliceContacts(
  {
    contacts,
    agencies,
    spanishNames,
  }: Pick<ContactsOptions, 'contacts' | 'agencies' | 'spanishNames'>,
  { policedBy, neighborhood, language }: RequestedArea,
): Entry[] {
  const { text } = CONTACT_MESSAGES[language];
  return policedBy.map(({ agency, name }) => {
    const { phone = null, url = null } = contacts.police[agency] ?? {};
    const divisions = agencies.find(({ slug }) => slug === agency)?.divisions ?? [];
    const division = divisions.find(
      ({ areas }) => neighborhood !== null && areas.includes(neighborhood),
    );
    const station = division
      ? text('text.station', { division: division.name })
      : text('text.noStation');
    return {
      ...NOTHING,
      kind: 'police',
      title: text('title.police'),
      name: language === 'es' ? (spanishNames[name] ?? name) : name,
      text: `${station} ${text(phone === null ? 'text.noPhone' : 'text.notEmergency')}`,
      phone,
      url,
    };
  });
}

/** A Sunday, from which the names of the weekdays are derived. */
const SUNDAY = Date.UTC(2026, 0, 4);

/** Formats the values of `Second Tuesday of each month, 6:00 PM`. */
function formatMeetingRule({ week, weekday, time }: MeetingRule, language: Language) {
  const { locale } = CONTACT_MESSAGES[language];
  const day = new Date(SUNDAY + WEEKDAYS.indexOf(weekday) * 86_400_000);
  const start = new Date(`2026-01-04T${time}Z`);
  return {
    week,
    weekday: day.toLocaleDateString(locale, { timeZone: 'UTC', weekday: 'long' }),
    time: start.toLocaleTimeString(locale, { timeZone: 'UTC', timeStyle: 'short' }),
  };
}
