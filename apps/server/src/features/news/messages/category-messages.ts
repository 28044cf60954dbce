/** Texts about changed categories. Names are passed as displayed. */
export interface CategoryMessages {
  readonly title: string;
  /**
   * @param counts at least one text from `changeCounts`
   * @param figures whether any figures change
   */
  summary(day: string, counts: readonly string[], figures: boolean): string;
  /** Number of changes by kind, for the summary. */
  readonly changeCounts: {
    categories(count: number): string;
    types(count: number): string;
    moved(count: number): string;
    descriptions(count: number): string;
  };
  categoryAdded(name: string): string;
  categoryRenamed(before: string, after: string): string;
  categoryRemoved(name: string): string;
  typeAdded(name: string): string;
  typeRenamed(before: string, after: string): string;
  typeRemoved(name: string): string;
  joined(type: string, category: string): string;
  left(type: string, category: string): string;
  /** A nickname of some descriptions; `null` is no type. */
  nickname(name: string, before: string | null, after: string | null): string;
  /** Official descriptions with examples; `null` is no nickname. */
  descriptions(given: {
    count: number;
    examples: readonly string[];
    before: string | null;
    after: string | null;
  }): string;
  more(count: number): string;
  readonly method: string;
  readonly undone: string;
  withdrawn(day: string): string;
}

export function createEnglishCategoryMessages(
  list: (items: readonly string[]) => string,
): CategoryMessages {
  const counted = (count: number, one: string, many: string) =>
    `${count} ${count === 1 ? one : many}`;
  return {
    title: 'Crime categories changed',
    summary: (day, counts, figures) =>
      `The categories in which crimes are counted changed on ${day}: ${list(counts)}. ` +
      (figures
        ? 'All years on record are now counted by the new ones.'
        : 'Only names changed; the figures stay the same.'),
    changeCounts: {
      categories: (count) => counted(count, 'change to a category', 'changes to categories'),
      types: (count) => counted(count, 'change to a crime type', 'changes to crime types'),
      moved: (count) => counted(count, 'kind of crime moved', 'kinds of crime moved'),
      descriptions: (count) =>
        counted(count, 'official description moved', 'official descriptions moved'),
    },
    categoryAdded: (name) => `New category: “${name}”.`,
    categoryRenamed: (before, after) => `The category “${before}” is now called “${after}”.`,
    categoryRemoved: (name) => `The category “${name}” was removed.`,
    typeAdded: (name) => `New crime type: “${name}”.`,
    typeRenamed: (before, after) => `The type “${before}” is now called “${after}”.`,
    typeRemoved: (name) => `The type “${name}” was removed.`,
    joined: (type, category) => `The type “${type}” is now part of the category “${category}”.`,
    left: (type, category) => `The type “${type}” is no longer part of the category “${category}”.`,
    nickname: (name, before, after) =>
      `“${name}” ${
        after === null ? 'no longer counts as any type' : `now counts as the type “${after}”`
      }; before it counted as ${before === null ? 'none' : `“${before}”`}.`,
    descriptions: ({ count, examples, before, after }) =>
      `${counted(count, 'official description', 'official descriptions')} (${list(examples)}${count > examples.length ? ', …' : ''}) ` +
      `now ${count === 1 ? 'counts' : 'count'} ${after === null ? 'under no name' : `as “${after}”`}, before ${before === null ? 'under none' : `as “${before}”`}.`,
    more: (count) => `And ${counted(count, 'more change', 'more changes')}.`,
    method: 'How crimes are counted',
    undone: 'These changes were undone on the same day.',
    withdrawn: (day) => `Withdrawn ${day}: the changes were undone.`,
  };
}

export function createSpanishCategoryMessages(
  list: (items: readonly string[]) => string,
): CategoryMessages {
  const counted = (count: number, one: string, many: string) =>
    `${count} ${count === 1 ? one : many}`;
  return {
    title: 'Cambios en las categorías de delitos',
    summary: (day, counts, figures) =>
      `Las categorías en las que se cuentan los delitos cambiaron el ${day}: ${list(counts)}. ` +
      (figures
        ? 'Las cifras de todos los años registrados se cuentan con las nuevas.'
        : 'Solo cambian los nombres; las cifras quedan igual.'),
    changeCounts: {
      categories: (count) => counted(count, 'cambio de categoría', 'cambios de categorías'),
      types: (count) => counted(count, 'cambio de tipo de delito', 'cambios de tipos de delito'),
      moved: (count) =>
        counted(count, 'clase de delito pasó a otro tipo', 'clases de delito pasaron a otro tipo'),
      descriptions: (count) =>
        counted(
          count,
          'descripción oficial pasó a otro nombre',
          'descripciones oficiales pasaron a otro nombre',
        ),
    },
    categoryAdded: (name) => `Nueva categoría: “${name}”.`,
    categoryRenamed: (before, after) => `La categoría “${before}” ahora se llama “${after}”.`,
    categoryRemoved: (name) => `La categoría “${name}” ya no existe.`,
    typeAdded: (name) => `Nuevo tipo de delito: “${name}”.`,
    typeRenamed: (before, after) => `El tipo “${before}” ahora se llama “${after}”.`,
    typeRemoved: (name) => `El tipo “${name}” ya no existe.`,
    joined: (type, category) => `El tipo “${type}” ahora es parte de la categoría “${category}”.`,
    left: (type, category) => `El tipo “${type}” ya no es parte de la categoría “${category}”.`,
    nickname: (name, before, after) =>
      `“${name}” ${
        after === null ? 'ya no cuenta en ningún tipo' : `ahora cuenta en el tipo “${after}”`
      }; antes contaba en ${before === null ? 'ninguno' : `“${before}”`}.`,
    descriptions: ({ count, examples, before, after }) =>
      `${counted(count, 'descripción oficial', 'descripciones oficiales')} (${list(examples)}${count > examples.length ? ', …' : ''}) ` +
      `${count === 1 ? 'cuenta' : 'cuentan'} ahora ${after === null ? 'sin nombre' : `como “${after}”`}, antes ${before === null ? 'sin nombre' : `como “${before}”`}.`,
    more: (count) => `Y ${counted(count, 'cambio más', 'cambios más')}.`,
    method: 'Cómo se cuentan los delitos',
    undone: 'Estos cambios se deshicieron el mismo día.',
    withdrawn: (day) => `Retirado el ${day}: los cambios se deshicieron.`,
  };
}
