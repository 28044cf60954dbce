import { z } from 'zod';

const DAYS_30 = 30 * 24;

/** What `source add --setting name=value` may give. */
export const airNowSettings = z.strictObject({
  /** The address of AirNow's file of monitoring sites. */
  sites: z
    .url({ protocol: /^https?$/, error: 'write an address that begins with https://' })
    .refine((address) => !URL.canParse(address) || new URL(address).username === '', {
      message: 'leave user and password out',
    })
    .optional(),
  /** How many hours back it looks for files that have not come. */
  hours: z.coerce.number().int().min(1).max(DAYS_30).default(72),
  /** How many of the newest hours are read again each time: AirNow revises them. */
  again: z.coerce.number().int().min(0).max(DAYS_30).default(6),
});
export type AirNowSettings = z.infer<typeof airNowSettings>;

/** How far the hours have been read. */
export const airNowMark = z.object({
  /** The files that were read, by their hour, with the hash of their bytes. */
  hours: z.record(z.string(), z.string()),
  sitesReadAt: z.iso.datetime().nullable(),
});
export type AirNowMark = z.infer<typeof airNowMark>;
