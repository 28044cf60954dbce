import type { Language } from '@townlight/domain/language';
import { describe, expect, test } from 'vitest';
import { MAX_HTML_BYTES } from '../email/compose-edition-email.ts';
import { createEmailMessages } from '../messages/index.ts';
import { type GivenDay, makeArea, makeCrime, makeWeek, NO_READINGS } from '../testing/make-week.ts';
import { composeWeeklyEmail } from './compose-weekly-email.ts';
import type { WeekFacts } from './week-facts.ts';

const EMAIL_CONTEXT = {
  siteUrl: 'https://townlight.example',
  messages: createEmailMessages({ timeZone: 'America/Los_Angeles', spanishNames: {} }),
  postalAddress: '1 Main Street',
};
const LINKS = {
  manage: 'https://townlight.example/subscription/manage#manage',
  unsubscribe: 'https://townlight.example/subscription/unsubscribe#stop',
};
const compose = (week: Partial<WeekFacts> = {}, language: Language = 'en') => {
  const email = composeWeeklyEmail(makeWeek(week), { language, links: LINKS }, EMAIL_CONTEXT);
  return { ...email, flat: email.text.replaceAll(/\s+/g, ' ') };
};
const ofDays = (...days: readonly GivenDay[]) => compose({ areas: [makeArea({ days })] });
const smoke: GivenDay = {
  missing: 'too-few',
  unhealthyHour: { aqi: 168, category: 'unhealthy' },
};

describe('a weekly email', () => {
  test('has the air of each day, the worst day as a sentence, and new records, in HTML and plain text', () => {
    const { subject, html, text, flat } = compose({
      areas: [makeArea({ crime: [makeCrime({ provisional: true })] })],
    });
    expect(subject).toBe('Hollywood: the week of November 16–22 | Townlight');
    expect(text).toContain('Your neighborhood, November 16–22');
    expect(text).toContain('- Monday 16: 16, good\n');
    expect(text).toContain('- Wednesday 18: 60, moderate\n');
    expect(text).toContain('- Sunday 22: 16, good\n');
    expect(flat).toContain(
      'The worst day was Wednesday, November 18, with an air quality index of 60 (moderate).',
    );
    expect(flat).toContain(
      'Crime records for October 2026 were published. 51 crimes were reported, more than usual (25 to 49); 40 in October 2025 (now between 12% less and 85% more).',
    );
    expect(flat).toContain('The figures for October 2026 are provisional');
    expect(flat).toContain('the nearest that reported was never more than about 4 miles away');
    expect(flat).toContain('asked for a letter every week about Hollywood. The monthly newsletter');
    for (const fragment of [LINKS.manage, LINKS.unsubscribe, '1 Main Street'])
      expect([html.includes(fragment), text.includes(fragment)]).toEqual([true, true]);
    expect(html).toContain('<strong>Wednesday, November 18</strong>');
    expect(html).toMatch(/>Wednesday 18<\/th><td[^>]*>60<\/td><td[^>]*>moderate<\/td>/);
    expect(html).toContain('https://townlight.example/neighborhood/hollywood');
  });

  test('is in Spanish for subscribers with that language', () => {
    const { subject, text, flat, html } = compose(
      { areas: [makeArea({ crime: [makeCrime()] })] },
      'es',
    );
    expect(subject).toBe('Hollywood: la semana del 16 al 22 de noviembre | Townlight');
    expect(text).toContain('- Miércoles 18: 60, moderada\n');
    expect(flat).toContain(
      'El peor día fue el miércoles 18 de noviembre, con un índice de calidad del aire de 60 (moderada).',
    );
    expect(flat).toContain(
      'Se publicaron los registros de delitos de octubre de 2026. Se reportaron 51 delitos, más de lo usual (de 25 a 49); 40 en octubre de 2025 (ahora entre un 12% menos y un 85% más).',
    );
    expect(flat).toContain('El boletín mensual también le llega.');
    expect(html).toContain('lang="es"');
    expect(html).toContain('https://townlight.example/es/neighborhood/hollywood');
  });

  test('names the days of a week in two months', () => {
    const week = { monday: '2026-11-30' };
    expect(compose(week).subject).toBe(
      'Hollywood: the week of November 30 – December 6 | Townlight',
    );
    expect(compose(week, 'es').subject).toBe(
      'Hollywood: la semana del 30 de noviembre al 6 de diciembre | Townlight',
    );
  });

  test('states that there are no new crime records', () => {
    expect(compose().flat).toContain('No new crime records this week.');
  });

  test('does not mention crime if the crime records are a sample', () => {
    const { flat } = compose({ hasCrime: false });
    expect(flat).not.toMatch(/crime records|public record/i);
    expect(flat).toContain('The worst day was Wednesday');
  });

  test('names all days that share the highest index', () => {
    expect(ofDays(20, 5, 20, 5, 5, 5, 5).flat).toContain(
      'The worst days were Monday, November 16 and Wednesday, November 18, with',
    );
  });

  test('includes a day without an index, and names the worst of the remaining days', () => {
    const { text, flat } = ofDays(5, NO_READINGS, 20, smoke, 5, 5, 5);
    expect(text).toContain('- Tuesday 17: No readings\n');
    expect(text).toContain('Thursday 19: Too few readings; the worst hour was 168');
    expect(flat).toContain('Of the 5 days with a figure, the worst was Wednesday, November 18');
    expect(flat).not.toContain('The worst day was');
    expect(flat).toContain('three of every four hours');
  });

  test('includes the reason why a doubtful day has no index', () => {
    const { text, flat } = ofDays(5, { missing: 'doubtful', unhealthyHour: null }, 5, 5, 5, 5, 5);
    expect(text).toContain('- Tuesday 17: Readings in doubt\n');
    expect(flat).toContain('It may be right or broken, so the day has no figure.');
  });

  test('a week without a day’s figure, and one without readings, name no worst day', () => {
    const none = ofDays(...Array<GivenDay>(7).fill(smoke)).flat;
    expect(none).toContain('No day of this week has a figure for the air.');
    expect(none).toContain('the worst hour was 168 (unhealthy)');
    const { flat, html } = compose({ areas: [makeArea({ days: null, crime: [makeCrime()] })] });
    expect(flat).toContain('There were no air readings here this week.');
    expect(html).not.toContain('<thead>');
  });

  test('far from stations the figures are called rough, and newest readings provisional', () => {
    const { flat } = compose({ areas: [makeArea({ nearestKm: 40, isProvisional: true })] });
    expect(flat).toContain(
      'A rough estimate: at times the nearest station that reported was about 25 miles away.',
    );
    expect(flat).toContain('The newest readings may still be corrected.');
  });

  test('incomplete, corrected and withdrawn months are called so', () => {
    const crime = [
      makeCrime({ crime: { count: 30, change: null, rulesChanged: null } }),
      makeCrime({ what: 'corrected' }),
      makeCrime({ what: 'withdrawn', crime: null }),
    ];
    const { flat } = compose({ areas: [makeArea({ crime })] });
    expect(flat).toContain('30 crimes are on record so far, but the records are incomplete');
    expect(flat).toContain(
      'The county’s crime figures for October 2026 changed after they were first published. 51 crimes',
    );
    expect(flat).toContain(
      'The crime records for October 2026 were withdrawn: their figures are no longer published.',
    );
  });

  test('has neighborhoods in the subscriber’s order, and other news once', () => {
    const areas = [makeArea({ id: 'venice', name: 'Venice' } as never), makeArea()];
    const news = [{ id: 'air-2026-10', titles: { en: 'Air in October', es: 'Aire' } }];
    const { subject, text } = compose({ areas, news });
    expect(subject).toBe('Venice and Hollywood: the week of November 16–22 | Townlight');
    expect(text.indexOf('VENICE')).toBeLessThan(text.indexOf('HOLLYWOOD'));
    expect(text.match(/\/news\/air-2026-10/g)).toHaveLength(1);
  });

  test('about twenty neighborhoods is short enough for mail programs to show its end', () => {
    const areas = Array.from({ length: 20 }, (_, i) =>
      makeArea({
        id: `area-${i}`,
        name: `Some neighborhood ${i}`,
        days: [5, smoke, 20, smoke, 5, smoke, smoke],
        crime: [makeCrime({ provisional: true }), makeCrime({ what: 'corrected' })],
      } as never),
    );
    const { html, subject, text } = compose({ areas });
    expect(Buffer.byteLength(html)).toBeLessThan(MAX_HTML_BYTES);
    expect(subject).toBe('Your 20 neighborhoods: the week of November 16–22 | Townlight');
    expect(text.replaceAll(/\s+/g, ' ')).toContain(
      'Monday 16: 16 (good), Tuesday 17: too few readings; the worst hour was 168',
    );
    const six = compose({ areas: areas.slice(0, 6) }).html;
    expect(six).toContain('<thead>');
    expect(Buffer.byteLength(six)).toBeLessThan(MAX_HTML_BYTES);
  });
});
