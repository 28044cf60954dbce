/** What the renderer's thread is asked for. */
export interface RenderJob {
  readonly svg: string;
  readonly format: 'svg' | 'png';
  /** Device pixels per unit of the drawing. */
  readonly scale: number;
  readonly fontFiles: readonly string[];
  readonly fontFamily: string;
}
