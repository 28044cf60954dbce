import { readFileSync, statSync } from 'node:fs';
import { Failure } from './failure.ts';

const MAX_BYTES = 65_536;

/**
 * Reads the value of a setting from a file, without the line break at its end.
 * @param variable names the file
 * @throws Failure with the file's name and none of its contents
 */
export function readSecretFile(setting: string, variable: string, file: string): string {
  const refuse = (why: string): never => {
    throw new Failure(
      `${variable}: ${file} ${why}; set it to a file that contains the value of ${setting} and nothing else`,
    );
  };
  let text: string;
  try {
    const stats = statSync(file);
    // reading a device or a pipe may never end
    if (!stats.isFile()) return refuse('is not a file');
    if (stats.size > MAX_BYTES) return refuse('has more than 64 KB');
    text = readFileSync(file, 'utf8').replace(/[\r\n]+$/, '');
  } catch (error) {
    if (error instanceof Failure) throw error;
    return refuse(`cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
  return text === '' ? refuse('is empty') : text;
}
