/** The module that `build/methodology` compiles from a text of `docs/methodology`. */
declare module '*.md' {
  export const text: import('./method-text.ts').MethodText;
}
