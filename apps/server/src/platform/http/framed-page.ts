/** The one page that embeds a page of another site in a frame. */
export interface FramedPage {
  /** The path without a language: `/weather`. */
  readonly path: string;
  /** The only other origin that this page may frame, e.g. `https://weather.example.org`. */
  readonly origin: string;
}
