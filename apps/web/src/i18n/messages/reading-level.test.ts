import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { LOCALES } from '../languages.ts';
import { en, es } from '../testing/all-messages.ts';
import type { MessageId } from './en.ts';
import { usedValues } from './testing/message-checks.ts';
import { readingEase, readingLevel } from './testing/reading-level.ts';

/** The texts that readers meet first on each page, and those needed to understand its figures. */
const MAIN = [
  'report.intro',
  'overview.',
  'changed.',
  'yearOffer.',
  'visitors.',
  'sentence.',
  'headline.',
  'state.notRecorded',
  'state.residentsUnknown',
  'truth.caution',
  'rateRank.rate',
  'crimeType.rankNote',
  'crimeType.countNote',
  'kinds.',
  'compare.lead.',
  'compare.note',
  'series.',
  'glance.cases',
  'data.sampleLead',
  'data.realLead',
  'data.privacyText',
  'data.privacyPlaces',
  'data.mail.',
  'notice.sample',
  'failure.',
  'places.none',
  'places.private',
  'subscribe.intro',
  'subscribe.privacy',
  'subscription.intro',
  'subscription.contentsText',
  'confirm.text',
  'unsubscribe.text',
  'feedback.intro',
  'news.lead',
  'airNow.',
  'airUsual.',
  'airMap.advice.',
  'airMap.faq.',
  'airAbout.',
  'advice.',
  'coronavirus.sentence',
  'coronavirus.caution',
  'coronavirus.faq.',
  'traffic.',
  'ask.',
] as const;
/** The texts of the staff pages. */
const STAFF = ['staff.', 'change.', 'usage.', 'newsletter.', 'feedbackList.', 'bundles.'] as const;
/** Shorter texts are labels, which readability formulas do not cover. */
const SENTENCE = 6;
const HARDEST = 8;
/** For a single text: a few long words weigh heavily in a short sentence. */
const HARDEST_TEXT = 13;
const MAX_SENTENCE_LENGTH = 32;
/** Texts of 55 to 65 are "normal" on the INFLESZ scale. */
const MIN_EASE = 55;

/** Texts quoted from the specification are exempt. */
const SPECIFIED: readonly MessageId[] = ['airNow.title'];

const idsOf = (starts: readonly string[]) =>
  (Object.keys(en) as MessageId[]).filter(
    (id) => starts.some((start) => id.startsWith(start)) && !SPECIFIED.includes(id),
  );

function spoken(language: 'en' | 'es', id: MessageId): string {
  const text = (language === 'en' ? en : es)[id];
  const intl = createIntl({ locale: LOCALES[language], messages: { [id]: text } });
  const values = [...usedValues(text)].map((name) => [name.replace(/^<|>$/g, ''), valueFor(name)]);
  return [intl.formatMessage({ id }, Object.fromEntries(values))].flat().join('');
}

/** Returns a sample value: tags pass their content through, counts are a number, everything else a name. */
function valueFor(name: string) {
  if (name.startsWith('<')) return (chunks: string[]) => chunks.join('');
  return SAMPLE_VALUES[name] ?? 12;
}

/** Values as the pages pass them. */
const SAMPLE_VALUES: Readonly<Record<string, string>> = {
  areas: 'neighborhoods',
  reports: '12 reports of burglary',
  said: '12 crimes were reported',
  kind: 'burglary',
  crime: 'burglary',
  when: 'in October 2026',
  whenBefore: 'in September 2026',
  known: 'yes',
  place: '. It has one of the highest rates of the county’s neighborhoods',
  month: 'October 2026',
  changeOver: 'March 2024',
  against: 'October 2025',
  comparison: 'Down 12% from October 2025 (682).',
  agencies: 'Burbank Police Department',
  county: 'Los Angeles County',
  name: 'Hollywood',
  names: 'Hollywood and Venice',
  places: 'neighborhoods',
  where: 'in the same 269 of 302 neighborhoods',
  change: '4%',
  reasons: '33 for missing records (Burbank Police Department)',
  highest: 'Hollywood',
  lowest: 'Venice',
  area: 'Hollywood',
  site: 'traffic.example',
  hour: '2 PM',
  day: 'October 31',
  of: 'Ana',
  row: 'small',
  language: 'es',
  email: 'Ana',
  moment: 'November 1 at 9:00 AM',
  by: 'Ana',
};

const texts = (language: 'en' | 'es', starts: readonly string[]) =>
  idsOf(starts)
    .map((id) => [id, spoken(language, id)] as const)
    .filter(([, text]) => text.split(/\s+/).length >= SENTENCE);

const PAGES = [
  ['the pages of readers', MAIN],
  ['the pages of staff', STAFF],
] as const;

test.each(PAGES)('%s: the main sentences in English take eight years of school', (_, starts) => {
  const all = texts('en', starts).map(([id, text]) => ({ id, ...readingLevel(text), text }));
  const total = readingLevel(all.map(({ text }) => text).join(' '));
  const worst = all.toSorted((a, b) => b.grade - a.grade).slice(0, 10);
  console.info(
    `${all.length} texts, ${total.tokenCount} words, grade ${total.grade.toFixed(1)}, ` +
      `${(total.tokenCount / total.sentences).toFixed(1)} words a sentence; the hardest:\n` +
      worst.map(({ id, grade, text }) => `${grade.toFixed(1)} ${id}: ${text}`).join('\n'),
  );
  expect(all.length).toBeGreaterThan(80);
  expect(total.grade).toBeLessThanOrEqual(HARDEST);
  expect(all.filter(({ grade }) => grade > HARDEST_TEXT).map(({ id }) => id)).toEqual([]);
  expect(all.filter(({ longest }) => longest > MAX_SENTENCE_LENGTH).map(({ id }) => id)).toEqual(
    [],
  );
});

test.each(PAGES)('%s: the same sentences are easy to read in Spanish', (_, starts) => {
  const all = texts('es', starts).map(([, text]) => text);
  const ease = readingEase(all.join(' '));
  console.info(`Spanish: ease ${ease.toFixed(1)} by INFLESZ`);
  expect(ease).toBeGreaterThanOrEqual(MIN_EASE);
});

test('a long sentence of long words is harder than a short one of short words', () => {
  expect(readingLevel('The cat sat on the mat.').grade).toBeLessThan(1);
  expect(
    readingLevel('Municipal administrations habitually communicate incomprehensibly to residents.')
      .grade,
  ).toBeGreaterThan(20);
  expect(readingEase('El gato duerme.')).toBeGreaterThan(
    readingEase('Las administraciones municipales comunican incomprensiblemente.'),
  );
});
