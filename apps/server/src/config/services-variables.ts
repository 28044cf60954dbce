import { z } from 'zod';
import { isLocalhostUrl } from '../platform/environment-variable.ts';

/** Variables for external services. `allowed` completes the error message. */
export const SERVICES_VARIABLES = {
  MAPBOX_TOKEN: {
    group: 'maps',
    meaning: 'searches addresses with Mapbox, see [addresses](addresses.md)',
    isSecret: true,
    schema: z.string().regex(/^\S+$/).optional(),
    allowed:
      'a Mapbox access token, to search addresses; leave it unset to search the addresses that were loaded',
  },
  GEOCODER_URL: {
    group: 'maps',
    meaning: 'searches addresses with your Photon or Pelias',
    isSecret: true,
    schema: z.url({ protocol: /^https?$/ }).optional(),
    allowed:
      'the address of a Photon or Pelias search, for instance GEOCODER_URL=https://photon.example.org/api ' +
      'or GEOCODER_URL=https://pelias.example.org/v1/autocomplete',
  },
  SOCRATA_APP_TOKEN: {
    group: 'storage',
    meaning: 'app token for the open-data portals that [sources](sources.md) fetch from',
    isSecret: true,
    schema: z
      .string()
      .regex(/^[\x21-\x7e]+$/)
      .optional(),
    allowed:
      'an app token for the open-data portals (Socrata) that sources ask, which raises their limits; leave it unset for none',
  },
  SOURCES_FROM_PRIVATE: {
    group: 'storage',
    meaning:
      '`true` lets records be fetched from this machine and its network, see [sources](sources.md#private-addresses)',
    schema: z
      .enum(['true', 'false'])
      .default('false')
      .transform((text) => text === 'true'),
    allowed:
      'false (sources and --url have public addresses only) or true (also this machine and its network)',
  },
  WEBHOOKS_TO_PRIVATE: {
    group: 'services',
    meaning: '`true` lets [air webhooks](air-webhooks.md) reach this machine and its network',
    schema: z
      .enum(['true', 'false'])
      .default('false')
      .transform((text) => text === 'true'),
    allowed:
      'false (webhooks reach public addresses only) or true (also this machine and its network)',
  },
  STAFF_LINKS: {
    group: 'sign-in',
    meaning:
      '`false` mails no sign-in links to staff: they sign in by passkey or by the provider, and join by an invitation',
    schema: z
      .enum(['true', 'false'])
      .default('true')
      .transform((text) => text === 'true'),
    allowed:
      'true (members can have a sign-in link mailed) or false (a passkey or the identity provider only)',
  },
  OIDC_ISSUER: {
    group: 'sign-in',
    meaning:
      'an identity provider (OpenID Connect) for staff; requires the next two, see [staff](staff.md)',
    schema: z
      .url({ protocol: /^https?$/ })
      .refine((url) => url.startsWith('https:') || isLocalhostUrl(url))
      .optional(),
    allowed:
      'the address of an identity provider (OpenID Connect), for instance OIDC_ISSUER=https://login.example.org; ' +
      'http is for this machine alone; leave it unset for none',
  },
  OIDC_CLIENT_ID: {
    group: 'sign-in',
    meaning: "this site's client id there",
    schema: z.string().regex(/^\S+$/).optional(),
    allowed:
      "this site's client id at the identity provider, for instance OIDC_CLIENT_ID=townlight",
  },
  OIDC_CLIENT_SECRET: {
    group: 'sign-in',
    meaning: 'the secret of that client',
    isSecret: true,
    schema: z.string().min(1).optional(),
    allowed: 'the secret that the identity provider gave for OIDC_CLIENT_ID',
  },
  OIDC_MAX_AGE: {
    group: 'sign-in',
    meaning:
      'how many seconds ago at most a person proved there who they are (`max_age`), see [staff](staff.md#identity-provider)',
    schema: z.coerce.number().int().min(0).max(2_592_000).optional(),
    allowed:
      'for how many seconds a sign-in at the identity provider counts, for instance OIDC_MAX_AGE=43200; leave it unset ' +
      'where the provider sends no auth_time',
  },
  OIDC_ACR: {
    group: 'sign-in',
    meaning: 'the ways of proving it (`acr`) that are accepted, with spaces',
    schema: z
      .string()
      .regex(/^[\x21-\x7e]+(?: +[\x21-\x7e]+)*$/)
      .transform((text) => text.split(/ +/))
      .optional(),
    allowed:
      'the ways of proving who one is (acr) that are accepted from the identity provider, with spaces, for instance ' +
      'OIDC_ACR="phr phrh"; leave it unset to accept any',
  },
  OIDC_NAME: {
    group: 'sign-in',
    meaning: "the provider's name on the sign-in button; its host by default",
    schema: z.string().max(60).optional(),
    allowed:
      'the name of the identity provider on the sign-in button, for instance OIDC_NAME="County account"',
  },
} as const;
