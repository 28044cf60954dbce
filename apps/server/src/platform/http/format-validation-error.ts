type Issue = {
  keyword: string;
  instancePath: string;
  message?: string | undefined;
  params?: Record<string, unknown>;
};

const NAMES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  nan: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  date: 'a date',
};

const FORMATS: Record<string, string> = {
  date: 'a date such as 2026-11-23',
  datetime: 'a date and time with its offset from UTC, such as 2026-11-23T10:00:00-08:00',
  email: 'an email address',
  url: 'a whole web address, such as https://example.org/page',
};

/**
 * Formats the first validation issue as one sentence.
 * @param given the value of the section that was validated
 * @example `from: "yesterday" is not allowed; it must be a number`
 */
export function formatValidationError(
  issues: readonly Issue[],
  section: string,
  given: unknown,
): string {
  const issue = issues[0];
  if (issue === undefined) return `the ${section} is not valid`;
  const path = issue.instancePath.split('/').filter(Boolean);
  const place = path.join('.') || `the ${section}`;
  const value = valueAt(given, path);
  if (value === undefined) return `${place} is missing; it must be ${allowedBy(issue)}`;
  if (issue.keyword === 'unrecognized_keys')
    return `${place}: ${list(issue.params?.keys)} is not a known name`;
  return `${place}: ${shown(value)} is not allowed; it must be ${allowedBy(issue)}`;
}

function allowedBy({ keyword, params = {}, message }: Issue): string {
  switch (keyword) {
    case 'invalid_type':
      return NAMES[String(params.expected)] ?? String(params.expected);
    case 'invalid_value': {
      const values = Array.isArray(params.values) ? params.values : [];
      return values.length === 1 ? String(values[0]) : `one of ${list(values)}`;
    }
    case 'too_small':
      return bound(params, params.minimum, 'at least', 'more than');
    case 'too_big':
      return bound(params, params.maximum, 'at most', 'less than');
    case 'not_multiple_of':
      return `a multiple of ${String(params.divisor)}`;
    case 'invalid_format':
      return params.format === 'regex'
        ? `of the form ${String(params.pattern)}`
        : (FORMATS[String(params.format)] ?? `a valid ${String(params.format)}`);
    default:
      return `as follows: ${message ?? 'something else'}`;
  }
}

function bound(
  { origin, inclusive }: Record<string, unknown>,
  limit: unknown,
  including: string,
  beyond: string,
): string {
  const size = `${inclusive === false ? beyond : including} ${String(limit)}`;
  if (origin === 'string') return `text of ${size} characters`;
  if (origin === 'array' || origin === 'set') return `a list of ${size} entries`;
  return `a number of ${size}`;
}

function valueAt(given: unknown, path: readonly string[]): unknown {
  let value = given;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

/** Formats a value, shortened for a sentence. */
function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

function list(values: unknown): string {
  return Array.isArray(values) ? values.join(', ') : String(values);
}
