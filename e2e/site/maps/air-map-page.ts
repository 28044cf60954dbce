import { fireEvent, screen } from '@testing-library/react';
import { setScreen } from '../testing/screen-size.ts';

/** The last fourth of July in the past: the sample county reaches two years back from today. */
export const YEAR = lastYearWith((year) => Date.UTC(year, 6, 6));
/** An evening of fireworks in that year. */
export const JULY_4 = `/aqi-map?datetime=${YEAR}-07-04T22:00-07:00`;

export function hourSlider(): HTMLInputElement {
  return screen.getByRole('slider', { name: 'Hour shown' });
}

export function hourText(): string {
  return hourSlider().getAttribute('aria-valuetext') ?? '';
}

/** Moves the slider to one of its hours, counted from 0, as its keys do. */
export function moveToHour(at: number): void {
  fireEvent.change(hourSlider(), { target: { value: String(at) } });
}

/** Turns off the preference for reduced motion, from the next page on. */
export function allowMotion(): void {
  setScreen(1280);
  const { matchMedia } = window;
  window.matchMedia = (media) => {
    const list = matchMedia(media);
    return media.includes('reduced-motion') ? { ...list, matches: false } : list;
  };
}

/** Returns the newest year in which this day has passed. */
export function lastYearWith(day: (year: number) => number): number {
  const year = new Date().getUTCFullYear();
  return day(year) < Date.now() ? year : year - 1;
}
