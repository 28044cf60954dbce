import type { WhoToAsk } from '@townlight/contract/who-to-ask';
import type { Language } from '@townlight/domain/language';
import { DISTRICT_KINDS } from '@townlight/domain/who-to-ask';
import type { WhoToAskOptions } from './who-to-ask-options.ts';
import { ruleText, WORDS } from './words.ts';

/** The area of the request and what is known about it. */
interface AskedArea {
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

type Entry = WhoToAsk[number];

const NOTHING = { name: null, phone: null, url: null, sample: false, rule: null };

export function tellWhoToAsk(
  options: Pick<WhoToAskOptions, 'contacts' | 'agencies' | 'timeZone' | 'spanishNames'>,
  area: AskedArea,
): WhoToAsk {
  const { contacts, timeZone } = options;
  const { neighborhood, language } = area;
  const words = WORDS[language];
  const isOf = (entry: { readonly areas: readonly string[]; readonly sample: boolean }) =>
    neighborhood !== null && entry.areas.includes(neighborhood) && (area.sample || !entry.sample);
  const orUnknown = (kind: 'police' | 'council' | 'supervisor' | 'meeting', known: Entry[]) =>
    known.length > 0
      ? known
      : [{ ...NOTHING, kind, title: words[kind], text: words.unknown } satisfies Entry];
  return [
    {
      ...NOTHING,
      kind: 'emergency',
      title: words.emergency,
      text: words.inDanger,
      phone: contacts.emergency,
    },
    ...orUnknown('police', tellPolice(options, area)),
    ...DISTRICT_KINDS.flatMap((kind) =>
      orUnknown(
        kind,
        contacts.districts
          .filter((district) => district.kind === kind && isOf(district))
          .map(({ name, url, sample }) => ({
            ...NOTHING,
            kind,
            title: words[kind],
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
        title: words.meeting,
        name: name[language],
        text: `${ruleText(rule, language)}, ${place[language]}.`,
        url,
        sample,
        rule: { ...rule, time_zone: timeZone },
      })),
    ),
    ...contacts.services.map(({ kind, name, gives, phone, url }) => ({
      ...NOTHING,
      kind,
      title: words[kind],
      name: name[language],
      text: `${gives[language]}:`,
      phone,
      url,
    })),
  ];
}

function tellPolice(
  {
    contacts,
    agencies,
    spanishNames,
  }: Pick<WhoToAskOptions, 'contacts' | 'agencies' | 'spanishNames'>,
  { policedBy, neighborhood, language }: AskedArea,
): Entry[] {
  const words = WORDS[language];
  return policedBy.map(({ agency, name }) => {
    const { phone = null, url = null } = contacts.police[agency] ?? {};
    const divisions = agencies.find(({ slug }) => slug === agency)?.divisions ?? [];
    const division = divisions.find(
      ({ areas }) => neighborhood !== null && areas.includes(neighborhood),
    );
    const station = division ? words.station(division.name) : words.noStation;
    return {
      ...NOTHING,
      kind: 'police',
      title: words.police,
      name: language === 'es' ? (spanishNames[name] ?? name) : name,
      text: `${station} ${phone === null ? words.noPhone : words.notEmergency}`,
      phone,
      url,
    };
  });
}
