import { createHash, timingSafeEqual } from 'node:crypto';
import { errorReply } from '@townlight/contract/error-reply';
import { reportBouncesRoute } from '@townlight/contract/newsletter-delivery';
import type { App } from '../../../../platform/http/create-app.ts';
import { BadRequest, Unauthorized } from '../../../../platform/http/errors.ts';
import { registerRoute } from '../../../../platform/http/register-route.ts';
import type { Log } from '../../../../platform/log.ts';
import {
  applyBounceReport,
  type BounceReportContext,
  describeServerFault,
} from './apply-bounce-report.ts';
import { parseBounceReport } from './parse-bounce-report.ts';

export interface BounceRoutesOptions extends BounceReportContext {
  readonly log: Log;
  /** Undefined: the endpoint rejects all requests. */
  readonly secret: string | undefined;
  /** Called after each change that is part of the backups. */
  markChanged(): void;
}

const MAX_BODY_BYTES = 262_144;
const MINUTE_MS = 60_000;
const MAX_PER_MINUTE = 600;

/** Registers the endpoint with which the mail provider reports bounces and complaints. */
export function bounceRoutes(app: App, options: BounceRoutesOptions): void {
  registerRoute(
    app,
    reportBouncesRoute,
    {
      bodyLimit: MAX_BODY_BYTES,
      config: { perNetwork: { max: MAX_PER_MINUTE, timeWindow: MINUTE_MS } },
      // The secret is checked before the body is read.
      onRequest: async ({ headers }) => {
        if (!isSecret(headers.authorization, options.secret))
          throw new Unauthorized('Send the secret: Authorization: Bearer …');
      },
      tags: ['Newsletter'],
      summary: 'Report that a letter bounced, was marked as spam, or was answered to unsubscribe',
      description:
        'For the mail provider, with this site’s secret. Send either `report`, the mail as it came (RFC 3464, RFC 5965 or one to the ' +
        'address of List-Unsubscribe), ' +
        'or `letter`, the id in its Message-ID, with `event`. Unknown letters are ignored.',
      responses: { 400: errorReply, 401: errorReply, 429: errorReply },
    },
    async ({ body }) => {
      const report =
        'report' in body
          ? await parseBounceReport(body.report)
          : { emailIds: [body.letter], event: body.event, status: body.status };
      if (report === null)
        throw new BadRequest(
          'report: it is neither a bounce (RFC 3464) nor a complaint (RFC 5965) nor a mail to unsubscribe.',
        );
      const applied = await applyBounceReport(options, report);
      if (applied === 'suppressed' || applied === 'unsubscribed') options.markChanged();
      if (applied === 'server-fault') options.log.warn(`newsletter: ${describeServerFault(1)}`);
      return { message: applied, error: false as const };
    },
  );
}

/** Compares the secret in constant time. */
function isSecret(authorization: string | undefined, secret: string | undefined): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const isSame = timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${secret ?? ''}`));
  return isSame && secret !== undefined;
}
