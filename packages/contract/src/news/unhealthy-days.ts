import * as z from 'zod/mini';
import { defineRoute } from '../define-route.ts';
import { newsEntryParams, newsEntryQuery } from './requests.ts';

const count = z.int().check(z.gte(0));

/** An index of PM2.5 for a day, and the name of its category. */
const dayIndex = z.object({ aqi: count, category: z.string() });

/** A day on which the air was unhealthy, or worse, in some neighborhood. */
export const newsUnhealthyDay = z.object({
  /** `2026-10-24` */
  day: z.iso.date(),
  /** Number of neighborhoods with unhealthy air or worse, and of all. */
  unhealthy: count,
  areas: count,
  /** The neighborhood with the highest index. */
  highest: z.object({ name: z.string(), ...dayIndex.shape }),
  /** The index of the neighborhood in the request; `null` without one. */
  area: z.nullable(dayIndex),
  /** Path of the map below `/images`. */
  map: z.string(),
  /** The air map at noon of the day, without the language. */
  path: z.string(),
});
export type NewsUnhealthyDay = z.infer<typeof newsUnhealthyDay>;

/** The longest run of unhealthy days of a month of air, at most ten; empty for other entries, and for single days. */
export const newsUnhealthyDays = z.object({ days: z.array(newsUnhealthyDay) });

/** `GET /api/news/{entry}/days` */
export const newsUnhealthyDaysRoute = defineRoute({
  method: 'GET',
  path: '/api/news/:entry/days',
  params: newsEntryParams,
  query: newsEntryQuery,
  reply: newsUnhealthyDays,
});
