/** The time distribution of a kind of offense: by hour of the day and day of the week. */
export interface TimeProfile {
  /** 24 weights, midnight first. */
  readonly hours: readonly number[];
  /** 7 weights, Sunday first. */
  readonly weekdays: readonly number[];
  /** Weight of the first day of a month relative to other days: records use it for an unknown day of the month. */
  readonly firstOfMonth: number;
}

// Midnight and noon are peaks everywhere: records use them for an unknown time of the day.
export const OFFENSE_TIME_PROFILES = {
  night: {
    hours: [9, 5, 5, 5, 4, 3, 3, 3, 4, 3, 3, 3, 5, 3, 3, 4, 4, 5, 6, 7, 8, 8, 8, 8],
    weekdays: [15, 14, 13.5, 13.5, 14, 15, 15],
    firstOfMonth: 1.1,
  },
  evening: {
    hours: [
      5, 4, 4, 2, 1.5, 1.5, 2, 2.5, 3, 3.5, 4, 4, 5.5, 4.5, 5, 5.5, 6, 6.5, 7, 7, 7, 7, 6.5, 6,
    ],
    weekdays: [15.5, 13.5, 13, 13.2, 13.6, 15.2, 16],
    firstOfMonth: 1.05,
  },
  day: {
    hours: [
      6, 2, 1.5, 1.2, 1.2, 1.5, 2.5, 3.5, 5.5, 5.5, 6, 6, 9, 6, 6, 6, 6, 6, 5.5, 5, 4, 3.5, 3, 2.5,
    ],
    weekdays: [12, 15, 14.6, 14.6, 14.6, 15.2, 14],
    firstOfMonth: 1.2,
  },
  retail: {
    hours: [
      0.6, 0.3, 0.2, 0.2, 0.2, 0.3, 0.6, 1, 2.2, 4, 6, 7.5, 9, 9, 9, 9, 9.5, 10, 9.5, 8, 6, 4, 2, 1,
    ],
    weekdays: [13, 13.6, 13.8, 14, 14.2, 15.6, 15.8],
    firstOfMonth: 1,
  },
  paperwork: {
    hours: [
      16, 0.8, 0.6, 0.5, 0.5, 0.6, 1, 2, 6, 8, 9, 8, 17, 6, 6, 5, 4.5, 3.5, 2.5, 2, 1.5, 1.2, 1,
      0.8,
    ],
    weekdays: [9, 16.5, 16, 16, 16, 15.5, 11],
    firstOfMonth: 3.2,
  },
} satisfies Record<string, TimeProfile>;

export type TimeProfileName = keyof typeof OFFENSE_TIME_PROFILES;
