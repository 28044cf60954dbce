/** What `build/methodology` makes of a text of `docs/methodology`. */
declare module '*.md' {
  export const text: import('./method-text.ts').MethodText;
}
