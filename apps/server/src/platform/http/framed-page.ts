/** The one page that shows a page of another site in a frame. */
export interface FramedPage {
  /** Without its language: `/traffic`. */
  readonly path: string;
  /** The only other origin that this page may frame, e.g. `https://traffic.example.org`. */
  readonly origin: string;
}
