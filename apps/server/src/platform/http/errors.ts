/** An error with its HTTP status. Its message is a plain sentence for the reader of the page. */
abstract class HttpError extends Error {
  abstract readonly statusCode: number;
}

/** An error with additional fields in its reply. */
export class DetailedHttpError extends HttpError {
  readonly statusCode: number;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(statusCode: number, message: string, details: Readonly<Record<string, unknown>>) {
    super(message);
    this.statusCode = statusCode;
    this.details = details;
  }
}

/** The request is invalid: the message names the given value and the allowed ones. */
export class BadRequest extends HttpError {
  readonly statusCode = 400;
}

/** The session is missing: signing in and retrying helps. */
export class Unauthorized extends HttpError {
  readonly statusCode = 401;
}

/** The user lacks permission: the message names who has it. */
export class Forbidden extends HttpError {
  readonly statusCode = 403;
}

/** The media type of the body is not supported. */
export class UnsupportedMediaType extends HttpError {
  readonly statusCode = 415;
}

/** The resource does not exist: the message names the existing ones, or where to look. */
export class NotFound extends HttpError {
  readonly statusCode = 404;
}

/** The figures are not loaded yet: retrying in a moment helps. */
export class NotReady extends HttpError {
  readonly statusCode = 503;
}

/** The queue is full: retrying later helps. */
export class Overloaded extends NotReady {
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The client has disconnected: the work was not begun. */
export class ClientDisconnected extends HttpError {
  readonly statusCode = 499;

  constructor() {
    super('The connection was closed before the answer began.');
  }
}

/** The rate limit is exceeded: retrying later helps. */
export class TooManyRequests extends HttpError {
  readonly statusCode = 429;
  readonly retryAfterSeconds: number;

  /** @param waitMs until it is allowed again */
  constructor(waitMs: number) {
    const minutes = Math.max(1, Math.ceil(waitMs / 60_000));
    super(
      `Too many requests in a short time; please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    );
    this.retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1_000));
  }
}
