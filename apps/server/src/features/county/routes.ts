import { methodNoteRoute } from '@townlight/contract/county/method-note';
import { countyNamesRoute } from '@townlight/contract/county/names';
import { searchNamesRoute } from '@townlight/contract/county/search-names';
import type { MethodNotes } from '@townlight/county';
import type { App } from '../../platform/http/create-app.ts';
import { registerRoute } from '../../platform/http/register-route.ts';
import { createMarkdown } from '../../platform/markdown/create-markdown.ts';

type OtherNames = Readonly<Record<string, readonly string[]>>;

export interface CountyRoutesOptions {
  /** English name → Spanish name. */
  readonly spanishNames: Readonly<Record<string, string>>;
  readonly methodNotes: MethodNotes;
  /** By id of the neighborhood. */
  readonly everydayNames: OtherNames;
  /** By name of the crime type. */
  readonly crimeSynonyms: OtherNames;
}

export function countyRoutes(app: App, options: CountyRoutesOptions): void {
  registerRoute(
    app,
    countyNamesRoute,
    {
      tags: ['Places'],
      summary: 'Translations of the county’s, its agencies’ and its crimes’ English names',
    },
    async ({ params }) =>
      params.language === 'es'
        ? Object.entries(options.spanishNames).map(([name, translation]) => ({ name, translation }))
        : [],
  );
  registerRoute(
    app,
    methodNoteRoute,
    {
      tags: ['Sources'],
      summary: 'The county’s note on a method: its sources and exceptions',
    },
    async ({ params }) => {
      const note = options.methodNotes[params.method];
      const language = note?.[params.language] === undefined ? 'en' : params.language;
      return { html: renderMethodNote(note?.[language] ?? ''), language };
    },
  );
  const searchNames = {
    areas: listOtherNames(options.everydayNames),
    crimes: listOtherNames(options.crimeSynonyms),
  };
  registerRoute(
    app,
    searchNamesRoute,
    { tags: ['Places'], summary: 'Everyday names of areas and crimes that the search knows' },
    async () => searchNames,
  );
}

function listOtherNames(names: OtherNames): { name: string; other_names: string[] }[] {
  return Object.entries(names).map(([name, others]) => ({ name, other_names: [...others] }));
}

/** Images would load from other hosts. */
const markdown = createMarkdown({ rules: ['heading', 'table', 'backticks'] });

/** Below the heading of the note, an `h2`. */
const FIRST_LEVEL = 3;
const LAST_LEVEL = 6;

/** Renders a county's Markdown on a method as safe HTML, whose headings are below that of the note. */
export function renderMethodNote(text: string): string {
  const tokens = markdown.parse(text, {});
  for (const token of tokens) {
    if (!token.type.startsWith('heading_')) continue;
    const level = Number(token.tag.slice(1)) + FIRST_LEVEL - 1;
    token.tag = `h${Math.min(level, LAST_LEVEL)}`;
  }
  return markdown.renderer.render(tokens, markdown.options, {}).trim();
}
