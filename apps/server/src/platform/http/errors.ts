/** A refusal with the status it is sent with. Its message is a plain sentence for the reader of the page. */
abstract class HttpError extends Error {
  abstract readonly statusCode: number;
}

/** A refusal that says more than its sentence, in fields beside it. */
export class Refused extends HttpError {
  readonly statusCode: number;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(statusCode: number, message: string, details: Readonly<Record<string, unknown>>) {
    super(message);
    this.statusCode = statusCode;
    this.details = details;
  }
}

/** What was asked for is not allowed: the message says what was given and what is. */
export class BadRequest extends HttpError {
  readonly statusCode = 400;
}

/** Nobody is signed in: signing in and asking again helps. */
export class Unauthorized extends HttpError {
  readonly statusCode = 401;
}

/** Who asks may not do this: the message says who may. */
export class Forbidden extends HttpError {
  readonly statusCode = 403;
}

/** The body is of a kind that is not read here. */
export class UnsupportedType extends HttpError {
  readonly statusCode = 415;
}

/** There is no such thing: the message says what there is, or where to look. */
export class NotFound extends HttpError {
  readonly statusCode = 404;
}

/** The figures are not loaded yet: asking again in a moment helps. */
export class NotReady extends HttpError {
  readonly statusCode = 503;
}

/** So much waits to be done that more would wait too long: asking again later helps. */
export class Overloaded extends NotReady {
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Nobody reads the answer any more: what was asked for was not begun. */
export class ReaderLeft extends HttpError {
  readonly statusCode = 499;

  constructor() {
    super('The connection was closed before the answer began.');
  }
}

/** More than is allowed in a time: asking again later helps. */
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
