import { METHOD_NAMES } from '@townlight/domain/county';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@townlight/domain/language';
import type { MethodNotes } from './county-pack.ts';
import { CountyPackError, type PackFolder } from './pack-folder.ts';

/**
 * Reads the notes of a pack on the methods: `method/crime.md`, in Spanish `method/crime.es.md`.
 * @throws CountyPackError for a translation without its English, and for a name that is no method
 */
export function readMethodNotes(folder: PackFolder): MethodNotes {
  const notes: Record<string, Record<string, string>> = {};
  for (const file of folder.list('method')) {
    const [, name = '', language = DEFAULT_LANGUAGE] =
      /^(.+?)(?:\.([a-z]{2}))?\.md$/.exec(file) ?? [];
    const isKnown =
      METHOD_NAMES.some((one) => one === name) && LANGUAGES.some((one) => one === language);
    if (!isKnown)
      throw new CountyPackError(
        `${folder.path}/method/${file} is no note on a method; name it ${METHOD_NAMES.join('.md, ')}.md or, in Spanish, ${METHOD_NAMES[0]}.es.md`,
      );
    notes[name] = { ...notes[name], [language]: folder.readText(`method/${file}`) };
  }
  for (const [name, { en }] of Object.entries(notes))
    if (en === undefined)
      throw new CountyPackError(
        `${folder.path}/method/${name}.md is missing: every note is in English, too; add it`,
      );
  return notes as MethodNotes;
}
