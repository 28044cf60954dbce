import { AIR_FAULTS } from './air.ts';
import { CORONAVIRUS_FAULTS } from './coronavirus.ts';
import { CRIME_FAULTS } from './crime.ts';
import { DATA_FAULTS } from './data.ts';
import type { Fault } from './fault.ts';
import { FEEDBACK_AND_USAGE_FAULTS } from './feedback-and-usage.ts';
import { MAIL_FAULTS } from './mail.ts';
import { NEWS_FAULTS } from './news.ts';
import { PAGES_FAULTS } from './pages.ts';
import { PLACES_FAULTS } from './places.ts';
import { PLATFORM_FAULTS } from './platform.ts';
import { STAFF_FAULTS } from './staff.ts';
import { WEB_SHELL_FAULTS } from './web-shell.ts';

export const FAULTS: readonly Fault[] = [
  ...CRIME_FAULTS,
  ...AIR_FAULTS,
  ...CORONAVIRUS_FAULTS,
  ...PLACES_FAULTS,
  ...NEWS_FAULTS,
  ...MAIL_FAULTS,
  ...STAFF_FAULTS,
  ...FEEDBACK_AND_USAGE_FAULTS,
  ...DATA_FAULTS,
  ...PLATFORM_FAULTS,
  ...PAGES_FAULTS,
  ...WEB_SHELL_FAULTS,
];
