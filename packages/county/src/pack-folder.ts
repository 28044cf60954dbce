import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';
import { parseDocument } from 'yaml';
import type { z } from 'zod';

/** A file of a county pack that is missing or invalid. The message has the file, the place in it and the remedy. */
export class CountyPackError extends Error {
  override readonly name = 'CountyPackError';
}

/** The most faults of one file that are listed. */
const MOST_LISTED = 5;

/** Reads the files of one county pack, and checks each by its schema. */
export interface PackFolder {
  readonly path: string;
  /** @throws CountyPackError when the file is missing or invalid */
  readYaml<T extends z.ZodType>(name: string, schema: T): z.output<T>;
  /** Returns the fallback when there is no such file. @throws CountyPackError when the file is invalid */
  readYamlOr<T extends z.ZodType, F>(name: string, schema: T, fallback: F): z.output<T> | F;
  /** Reads a table with a header; empty when there is no such file. @throws CountyPackError when a row is invalid */
  readCsv<T extends z.ZodType>(name: string, schema: T): z.output<T>[];
  readJsonOr<F>(name: string, fallback: F): unknown;
  /** Returns the names of the files in a folder of the pack; none when there is no such folder. */
  list(name: string): string[];
  readText(name: string): string;
  /** Returns the absolute path of a file; undefined when there is none. */
  find(name: string): string | undefined;
}

/** Opens the folder of a pack; files are read when they are requested. */
export function openPackFolder(path: string): PackFolder {
  const find = (name: string): string | undefined => {
    const file = join(path, name);
    return existsSync(file) ? file : undefined;
  };
  const readYaml = <T extends z.ZodType>(name: string, schema: T): z.output<T> => {
    const file = find(name);
    if (file === undefined) throw new CountyPackError(`${join(path, name)} is missing`);
    const document = parseDocument(readFileSync(file, 'utf8'));
    const [fault] = document.errors;
    if (fault !== undefined)
      throw new CountyPackError(`${file} is not valid YAML: ${fault.message}`);
    return check(schema, document.toJS(), (issue) => `${file}, ${formatPath(issue.path)}`);
  };
  return {
    path,
    find,
    list: (name) => (find(name) === undefined ? [] : readdirSync(join(path, name)).sort()),
    readText: (name) => readFileSync(join(path, name), 'utf8').replace(/^\uFEFF/, ''),
    readYaml,
    readYamlOr: (name, schema, fallback) =>
      find(name) === undefined ? fallback : readYaml(name, schema),
    readCsv(name, schema) {
      const file = find(name);
      if (file === undefined) return [];
      const { data, errors } = Papa.parse<Record<string, string>>(
        readFileSync(file, 'utf8').replace(/^\uFEFF/, ''),
        { header: true, skipEmptyLines: true },
      );
      const [fault] = errors;
      if (fault !== undefined)
        throw new CountyPackError(`${file}, line ${(fault.row ?? -1) + 2}: ${fault.message}`);
      return data.map((row, index) =>
        check(schema, row, (issue) => `${file}, line ${index + 2}, ${formatPath(issue.path)}`),
      );
    },
    readJsonOr(name, fallback) {
      const file = find(name);
      if (file === undefined) return fallback;
      try {
        return JSON.parse(readFileSync(file, 'utf8'));
      } catch (error) {
        throw new CountyPackError(`${file} is not valid JSON: ${(error as Error).message}`);
      }
    },
  };
}

function check<T extends z.ZodType>(
  schema: T,
  value: unknown,
  locate: (issue: z.core.$ZodIssue) => string,
): z.output<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const { issues } = result.error;
  const listed = issues.slice(0, MOST_LISTED).map((issue) => `${locate(issue)}: ${issue.message}`);
  if (issues.length > MOST_LISTED) listed.push(`and ${issues.length - MOST_LISTED} more`);
  throw new CountyPackError(listed.join('\n'));
}

/** Formats where a value is: `agencies[2].slug`, `the whole file`. */
function formatPath(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'the whole file';
  return path
    .map((key, index) =>
      typeof key === 'number' ? `[${key}]` : `${index === 0 ? '' : '.'}${String(key)}`,
    )
    .join('');
}
