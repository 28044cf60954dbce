/** A request to the renderer's worker thread. */
export interface RenderJob {
  readonly svg: string;
  readonly format: 'svg' | 'png';
  /** Device pixels per unit of the drawing. */
  readonly scale: number;
  readonly fontFiles: readonly string[];
  readonly fontFamily: string;
}
