import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../web/test.ts';

/** The end of an answer on a phone, without scrolling, in CSS pixels; the window ends at 844. */
const ANSWERED_BY = 500;
const WINDOW = { width: 390, height: 844 };

interface Question {
  readonly address: string;
  readonly answer: (page: Page) => Locator;
  /** For a map, whose report is under it, and for what follows a sentence whose length depends on the hour. */
  readonly by?: number;
}

/** The sentence with the comparison, in the head of a tracker. */
const headline = (page: Page) =>
  page.getByRole('heading', { level: 2 }).filter({ hasText: /a year before|months before/ });

const QUESTIONS: Readonly<Record<string, Question>> = {
  'Is the air good now?': { address: '/aqi', answer: (page) => page.getByText(/^The air is /) },
  'What should I do in this air?': {
    address: '/aqi',
    answer: (page) => page.getByRole('term').filter({ hasText: 'Everyone' }),
    by: WINDOW.height,
  },
  'Is there more crime here than usual?': { address: '/neighborhood/venice', answer: headline },
  'How does its rate compare?': {
    address: '/neighborhood/venice',
    answer: (page) => page.getByText('Crime Ranking', { exact: true }).first(),
  },
  'Did burglary rise in the county?': { address: '/crime/burglary', answer: headline },
  'Did burglary rise here?': { address: '/crime/burglary?in=venice', answer: headline },
  'Could that be chance?': {
    address: '/crime/burglary?in=venice',
    answer: (page) => page.getByText(/Chance alone usually moves it between/),
  },
  'Which place has more crime?': {
    address: '/compare?areas=venice,hollywood',
    answer: (page) => page.getByText(/^The rate of reported crime in /),
  },
  'What is new?': { address: '/news', answer: (page) => page.getByText(/^No clear change|^Clear/) },
  'What else is on this site?': {
    address: '/',
    answer: (page) => page.getByRole('link', { name: /^Air in Los Angeles/ }),
  },
  'What does the crime map say about a place?': {
    address: '/map?area=venice',
    answer: (page) => page.getByText(/reported crimes in October 2026/).first(),
    by: WINDOW.height,
  },
  'What does the air map say about a place?': {
    address: '/aqi-map?area=venice',
    answer: (page) => page.getByText(/: the air was /).first(),
    by: WINDOW.height,
  },
};

test.use({ viewport: WINDOW });

test('a phone answers these questions without scrolling', async ({ page }) => {
  for (const [question, { address, answer, by = ANSWERED_BY }] of Object.entries(QUESTIONS)) {
    await page.goto(address);
    const found = answer(page);
    await expect.soft(found, question).toBeVisible();
    const box = await found.boundingBox();
    expect.soft((box?.y ?? by) + (box?.height ?? 0), question).toBeLessThan(by);
  }
});
