import type { Language } from '../language/index.ts';
import type { MeetingRule } from './meeting-rule.ts';

/** A text in every language of the site. */
export type Words = Readonly<Record<Language, string>>;

/** How to reach a department; `null` where nobody is certain. A wrong number is worse than none. */
export interface PoliceContact {
  /** For what is no emergency: `877-275-5273`. */
  readonly phone: string | null;
  readonly url: string | null;
}

export const DISTRICT_KINDS = ['council', 'supervisor'] as const;
export type DistrictKind = (typeof DISTRICT_KINDS)[number];

/** Whose office answers for some neighborhoods. */
export interface AreaDistrict {
  readonly kind: DistrictKind;
  readonly name: Words;
  readonly url: string | null;
  /** Slugs of neighborhoods that lie in it as a whole. */
  readonly areas: readonly string[];
  /** Invented, to show the site: told only while its records are invented too, and marked as such. */
  readonly sample: boolean;
}

/** A public meeting that comes back by a rule. */
export interface AreaMeeting {
  readonly name: Words;
  readonly place: Words;
  readonly url: string | null;
  readonly rule: MeetingRule;
  /** Slugs of the neighborhoods that it is for. */
  readonly areas: readonly string[];
  readonly sample: boolean;
}

/** Help that is there for everyone in the county. */
export interface HelpService {
  /** `victims`: for people who were harmed by a crime. */
  readonly kind: 'victims' | 'help';
  readonly name: Words;
  readonly gives: Words;
  readonly phone: string;
  readonly url: string | null;
}

/** Whom the residents of a county can ask. */
export interface CountyContacts {
  /** The number for emergencies. */
  readonly emergency: string;
  /** By the slug of the department; one that is missing has neither number nor page. */
  readonly police: Readonly<Record<string, PoliceContact>>;
  readonly districts: readonly AreaDistrict[];
  readonly meetings: readonly AreaMeeting[];
  readonly services: readonly HelpService[];
}
