/** Differences of a subject are printed one by one up to this number. */
const PRINTED = 20;

/** Counts the values of one subject that were compared, and prints those that differ. */
export class Differences {
  readonly #subject: string;
  readonly #print: (line: string) => void;
  values = 0;
  differing = 0;

  constructor(subject: string, print: (line: string) => void) {
    this.#subject = subject;
    this.#print = print;
  }

  compare(what: string, sent: unknown, counted: unknown): void {
    this.values++;
    if (sent === counted) return;
    this.differing++;
    if (this.differing <= PRINTED)
      this.#print(`  differs  ${this.#subject}, ${what}: ${sent}, counted again ${counted}`);
  }

  /** `coronavirus: 2,310,400 values compared, 0 differ` */
  summarize(): void {
    const number = (value: number) => value.toLocaleString('en');
    this.#print(
      `${this.#subject}: ${number(this.values)} values compared, ${number(this.differing)} differ`,
    );
  }
}
