import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { Piscina } from 'piscina';
import { contentHash } from '../../platform/http/conditional-reply.ts';
import { FONT_FAMILY, fontFiles } from '../drawing/type-face.ts';
import type { RenderJob } from './render-job.ts';

export type PictureFormat = 'svg' | 'png';

/** A rendered image and its response headers. */
export interface RenderedPicture {
  readonly bytes: Buffer;
  /** The bytes compressed with Brotli, for formats that compress well. */
  readonly brotli: Buffer | null;
  readonly contentType: string;
  /** Hash of the bytes. */
  readonly hash: string;
}

export interface Renderer {
  /** Returns the cached image of an equal SVG. */
  known(svg: string, format: PictureFormat, scale: number): RenderedPicture | undefined;
  /** Renders an SVG, or returns the cached image of an equal one. */
  render(svg: string, format: PictureFormat, scale: number): Promise<RenderedPicture>;
  close(): Promise<void>;
}

/** All images of a county at their usual sizes take about 20 MB. */
const MOST_KEPT_BYTES = 48 * 1024 * 1024;
const IDLE_MS = 20_000;
const worker = new URL('./render-worker.ts', import.meta.url).href;

/** Creates a renderer with a worker thread, which ends when idle, and a cache by content. */
export function openRenderer(): Renderer {
  const kept = new LRUCache<string, RenderedPicture>({
    maxSize: MOST_KEPT_BYTES,
    sizeCalculation: ({ bytes, brotli }) => bytes.length + (brotli?.length ?? 0) + 500,
  });
  const coming = new Map<string, Promise<RenderedPicture>>();
  let threads = openThreads();

  const render = async (job: Pick<RenderJob, 'svg' | 'format' | 'scale'>) => {
    const asked = threads;
    try {
      const bytes: Uint8Array = await asked.run({ ...job, fontFiles, fontFamily: FONT_FAMILY });
      return await pack(Buffer.from(bytes), job.format);
    } catch (error) {
      // the memory of the renderer may be corrupt after a fault: the next image gets a new thread
      if (threads === asked) {
        threads = openThreads();
        void asked.destroy();
      }
      throw error;
    }
  };

  return {
    known: (svg, format, scale) => kept.get(keyOf(svg, format, scale)),
    render(svg, format, scale) {
      const key = keyOf(svg, format, scale);
      const known = kept.get(key);
      if (known !== undefined) return Promise.resolve(known);
      const under = coming.get(key);
      if (under !== undefined) return under;
      const making = render({ svg, format, scale })
        .then((picture) => {
          kept.set(key, picture);
          return picture;
        })
        .finally(() => coming.delete(key));
      coming.set(key, making);
      return making;
    },
    close: () => threads.destroy(),
  };
}

function keyOf(svg: string, format: PictureFormat, scale: number): string {
  return `${hashOf(svg)}|${format}|${scale}`;
}

function openThreads(): Piscina<RenderJob, Uint8Array> {
  return new Piscina({
    filename: worker,
    name: 'render',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  });
}

const brotli = promisify(brotliCompress);

async function pack(bytes: Buffer, format: PictureFormat): Promise<RenderedPicture> {
  return {
    bytes,
    brotli: format === 'svg' ? await brotli(bytes) : null,
    contentType: format === 'svg' ? 'image/svg+xml' : 'image/png',
    hash: hashOf(bytes),
  };
}

/** Returns a hash that is short enough for a URL. */
export function hashOf(contents: string | Uint8Array): string {
  return contentHash(contents).slice(0, 16);
}
