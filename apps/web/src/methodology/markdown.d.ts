/** The module that `build/methodology` compiles from a text of `docs/methodology`. */
declare module '*.md' {
  export const texts: import('./method-text.ts').CountyMethodTexts;
}
