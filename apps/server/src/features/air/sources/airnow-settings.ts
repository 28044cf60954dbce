import { z } from 'zod';

const DAYS_30 = 30 * 24;

/** Settings that `source add --setting name=value` accepts. */
export const airNowSettingsSchema = z.strictObject({
  /** URL of AirNow's file of monitoring sites. */
  sites: z
    .url({ protocol: /^https?$/, error: 'write an address that begins with https://' })
    .refine((address) => !URL.canParse(address) || new URL(address).username === '', {
      message: 'leave user and password out',
    })
    .optional(),
  /** Number of past hours that are searched for files that are still missing. */
  hours: z.coerce.number().int().min(1).max(DAYS_30).default(72),
  /** Number of newest hours that are read again each time, because AirNow revises them. */
  again: z.coerce.number().int().min(0).max(DAYS_30).default(6),
});
export type AirNowSettings = z.infer<typeof airNowSettingsSchema>;

/** Progress of the source. */
export const airNowProgressSchema = z.object({
  /** Content hashes of the read files, by hour. */
  hours: z.record(z.string(), z.string()),
  sitesReadAt: z.iso.datetime().nullable(),
});
export type AirNowProgress = z.infer<typeof airNowProgressSchema>;
