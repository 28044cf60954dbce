import type { Language } from '../language/index.ts';
import type { MeetingRule } from './meeting-rule.ts';

/** A text in every language of the site. */
export type LocalizedText = Readonly<Record<Language, string>>;

/** Contact data of a department; `null` where uncertain. A wrong number is worse than none. */
export interface PoliceContact {
  /** Non-emergency number: `877-275-5273`. */
  readonly phone: string | null;
  readonly url: string | null;
}

export const DISTRICT_KINDS = ['council', 'supervisor'] as const;
export type DistrictKind = (typeof DISTRICT_KINDS)[number];

/** The district office responsible for some neighborhoods. */
export interface AreaDistrict {
  readonly kind: DistrictKind;
  readonly name: LocalizedText;
  readonly url: string | null;
  /** Slugs of the neighborhoods entirely within it. */
  readonly areas: readonly string[];
  /** Sample data, shown only together with sample records and marked as such. */
  readonly sample: boolean;
}

/** A recurring public meeting. */
export interface AreaMeeting {
  readonly name: LocalizedText;
  readonly place: LocalizedText;
  readonly url: string | null;
  readonly rule: MeetingRule;
  /** Slugs of its neighborhoods. */
  readonly areas: readonly string[];
  readonly sample: boolean;
}

/** A service for everyone in the county. */
export interface HelpService {
  /** `victims`: for victims of crime. */
  readonly kind: 'victims' | 'help';
  readonly name: LocalizedText;
  readonly gives: LocalizedText;
  readonly phone: string;
  readonly url: string | null;
}

/** Local contacts of a county's residents. */
export interface CountyContacts {
  /** The emergency number; `null` where it is not known. */
  readonly emergency: string | null;
  /** By the slug of the department; a missing one has neither number nor page. */
  readonly police: Readonly<Record<string, PoliceContact>>;
  readonly districts: readonly AreaDistrict[];
  readonly meetings: readonly AreaMeeting[];
  readonly services: readonly HelpService[];
}
