import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { Piscina } from 'piscina';
import { hashContent } from '../../platform/http/conditional-reply.ts';
import { FONT_FAMILY, fontFiles } from '../drawing/font.ts';
import type { ImageRenderJob } from './render-worker.ts';

export type ImageFormat = 'svg' | 'png';

/** A rendered image and its response headers. */
export interface RenderedImage {
  readonly bytes: Buffer;
  /** The bytes compressed with Brotli, for formats that compress well. */
  readonly brotli: Buffer | null;
  readonly contentType: string;
  /** Hash of the bytes. */
  readonly hash: string;
}

/** Renders SVG images in a worker thread. */
export interface ImageRenderer {
  /** Returns the cached image of an equal SVG. */
  getCached(svg: string, format: ImageFormat, scale: number): RenderedImage | undefined;
  /** Renders an SVG, or returns the cached image of an equal one. */
  render(svg: string, format: ImageFormat, scale: number): Promise<RenderedImage>;
  close(): Promise<void>;
}

/** All images of a county at their usual sizes take about 20 MB. */
const MAX_CACHED_BYTES = 48 * 1024 * 1024;
const IDLE_MS = 20_000;
const worker = new URL('./render-worker.ts', import.meta.url).href;

/** Creates a renderer with a worker thread, which ends when idle, and a cache by content. */
export function openImageRenderer(): ImageRenderer {
  const cache = new LRUCache<string, RenderedImage>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ bytes, brotli }) => bytes.length + (brotli?.length ?? 0) + 500,
  });
  const pending = new Map<string, Promise<RenderedImage>>();
  let threads = openThreads();

  const render = async (job: Pick<ImageRenderJob, 'svg' | 'format' | 'scale'>) => {
    const activeThreads = threads;
    try {
      const bytes: Uint8Array = await activeThreads.run({
        ...job,
        fontFiles,
        fontFamily: FONT_FAMILY,
      });
      return await compressImage(Buffer.from(bytes), job.format);
    } catch (error) {
      // the memory of the renderer may be corrupt after a fault: the next image gets a new thread
      if (threads === activeThreads) {
        threads = openThreads();
        void activeThreads.destroy();
      }
      throw error;
    }
  };

  return {
    getCached: (svg, format, scale) => cache.get(keyOf(svg, format, scale)),
    render(svg, format, scale) {
      const key = keyOf(svg, format, scale);
      const cached = cache.get(key);
      if (cached !== undefined) return Promise.resolve(cached);
      const pendingImage = pending.get(key);
      if (pendingImage !== undefined) return pendingImage;
      const making = render({ svg, format, scale })
        .then((picture) => {
          cache.set(key, picture);
          return picture;
        })
        .finally(() => pending.delete(key));
      pending.set(key, making);
      return making;
    },
    close: () => threads.destroy(),
  };
}

function keyOf(svg: string, format: ImageFormat, scale: number): string {
  return `${hashImageContents(svg)}|${format}|${scale}`;
}

function openThreads(): Piscina<ImageRenderJob, Uint8Array> {
  return new Piscina({
    filename: worker,
    name: 'renderImage',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  });
}

const brotli = promisify(brotliCompress);

async function compressImage(bytes: Buffer, format: ImageFormat): Promise<RenderedImage> {
  return {
    bytes,
    brotli: format === 'svg' ? await brotli(bytes) : null,
    contentType: format === 'svg' ? 'image/svg+xml; charset=utf-8' : 'image/png',
    hash: hashImageContents(bytes),
  };
}

/** Returns a hash that is short enough for a URL. */
export function hashImageContents(contents: string | Uint8Array): string {
  return hashContent(contents).slice(0, 16);
}
