import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { toStoreUnavailable } from '../health/store-unavailable.ts';
import { sendWaitingPage } from '../health/waiting-page.ts';
import { DetailedHttpError, NotReady, Overloaded, TooManyRequests } from './errors.ts';
import { formatValidationError } from './format-validation-error.ts';
import { createRefusalLog } from './refusals/refusal-log.ts';
import { isPage } from './site/static-site.ts';

const SECTION_NAMES: Record<string, string> = {
  querystring: 'query',
  params: 'address',
  body: 'body',
  headers: 'headers',
};
const INTERNAL_ERROR_MESSAGE =
  'Something went wrong on our side, and we have a record of it. Please try again in a moment.';

/** Fastify's own refusals of a body, as sentences that name the remedy. */
const BODY_MESSAGES: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Send JSON with the content type application/json.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty; send JSON.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is too large.',
};

/**
 * Registers the error handler, the only place that sends errors: `{message, error: true}`, or a page for a page that the
 * store cannot be read for.
 */
export function registerErrorHandler(app: FastifyInstance): void {
  const logRefusal = createRefusalLog();
  app.setErrorHandler((error: FastifyError, request, reply) => {
    logRefusal(request, error.statusCode ?? 500);
    if (hasZodFastifySchemaValidationErrors(error)) {
      const context = error.validationContext ?? 'querystring';
      const given = {
        querystring: request.query,
        params: request.params,
        body: request.body,
        headers: request.headers,
      }[context];
      const message = formatValidationError(
        error.validation,
        SECTION_NAMES[context] ?? context,
        given,
      );
      return reply.code(400).send({ message, error: true });
    }
    if (error instanceof DetailedHttpError)
      return reply
        .code(error.statusCode)
        .send({ message: error.message, error: true, ...error.details });
    if (error instanceof NotReady) reply.header('retry-after', '2');
    if (error instanceof TooManyRequests || error instanceof Overloaded)
      reply.header('retry-after', error.retryAfterSeconds);
    const away = toStoreUnavailable(error);
    if (away !== undefined && isPage(request)) return sendWaitingPage(request, reply, 'store');
    if (away !== undefined)
      return reply
        .code(away.statusCode)
        .header('retry-after', away.retryAfterSeconds)
        .send({ message: away.message, error: true });
    const status = error.statusCode ?? 500;
    if (status === 429 && !reply.hasHeader('retry-after')) reply.header('retry-after', '60');
    if (status < 500 || error instanceof NotReady)
      return reply
        .code(status)
        .send({ message: BODY_MESSAGES[error.code] ?? error.message, error: true });
    // the route's pattern, not its URL: queries and names of visitors must not be logged
    const route = `${request.method} ${request.routeOptions.url ?? '(no route)'}`;
    request.log.error({ err: error, route }, 'a request failed');
    // who reports the failure can name its line in the log
    reply.header('x-request-id', request.id);
    return reply.code(500).send({ message: INTERNAL_ERROR_MESSAGE, error: true });
  });
}

/** Replies to a URL that the router cannot parse. */
export function sendInvalidUrlError(error: FastifyError, reply: FastifyReply): void {
  const status = error.statusCode ?? 400;
  const message =
    status === 414
      ? 'Part of the address is too long.'
      : 'The address cannot be read: a % in it is not followed by two hexadecimal digits.';
  // serialized here because no route, and so no response schema, applies
  reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ message, error: true }));
}
