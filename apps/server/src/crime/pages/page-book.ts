import type { Language } from '@townlight/domain/language';
import { LRUCache } from 'lru-cache';
import {
  type CountyShapes,
  countyShapes,
  drawQuietPanel,
  pictureVersion,
  type Scenery,
} from '../../pictures/index.ts';
import type { PlacesSnapshot } from '../../places/index.ts';
import type { CrimeSnapshot } from '../snapshot/crime-snapshot.ts';
import { type CrimePageFacts, crimePageFacts } from '../snapshot/page-facts.ts';
import { previewPath } from './picture-address.ts';
import type { WordsOf } from './picture-words/picture-words.ts';
import { drawPreviewOf, type PreviewSubject } from './preview.ts';

/** What pages and pictures say of one snapshot. */
export interface PageBook {
  readonly facts: CrimePageFacts;
  readonly places: PlacesSnapshot;
  shapes(): CountyShapes;
  /** The county without figures, as the right side of a preview; the same text as long as the shapes are the same. */
  quietPanel(): string;
  /** The drawing of a link preview; null where there is nothing to show. */
  preview(subject: PreviewSubject, language: Language): string | null;
  /** The hash of that drawing, for its address; remembered for longer than the drawing. */
  previewVersion(subject: PreviewSubject, language: Language): string | null;
}

/** A drawing is some 30 KB of text. */
const MOST_DRAWINGS = 100;
const MOST_VERSIONS = 10_000;

type Snapshot = { readonly crime: CrimeSnapshot; readonly places: PlacesSnapshot };

/** Gives the book of a snapshot: made again with each, the shapes only with new boundaries. */
export function pageBooks(scenery: Scenery, words: WordsOf): (snapshot: Snapshot) => PageBook {
  const books = new WeakMap<CrimeSnapshot, PageBook>();
  const shapesOf = new WeakMap<PlacesSnapshot, CountyShapes>();

  const panels = new WeakMap<CountyShapes, string>();

  const shapesOfPlaces = (places: PlacesSnapshot): CountyShapes => {
    const known = shapesOf.get(places);
    if (known !== undefined) return known;
    const shapes = countyShapes(
      places.features('neighborhoods', 'county'),
      places.data.outline,
      scenery,
    );
    shapesOf.set(places, shapes);
    return shapes;
  };

  return ({ crime, places }) => {
    const known = books.get(crime);
    if (known !== undefined) return known;
    const facts = crimePageFacts(crime);
    const shapes = () => shapesOfPlaces(places);
    const drawings = new LRUCache<string, { svg: string | null }>({ max: MOST_DRAWINGS });
    const versions = new LRUCache<string, { version: string | null }>({ max: MOST_VERSIONS });
    const book: PageBook = {
      facts,
      places,
      shapes,
      quietPanel() {
        const panel = panels.get(shapes()) ?? drawQuietPanel(shapes());
        panels.set(shapes(), panel);
        return panel;
      },
      preview(subject, language) {
        const key = previewPath(subject, language);
        const drawn = drawings.get(key);
        if (drawn !== undefined) return drawn.svg;
        const svg = drawPreviewOf(subject, { facts, shapes }, words[language]);
        drawings.set(key, { svg });
        return svg;
      },
      previewVersion(subject, language) {
        const key = previewPath(subject, language);
        const known = versions.get(key);
        if (known !== undefined) return known.version;
        const svg = book.preview(subject, language);
        const version = svg === null ? null : pictureVersion(svg);
        versions.set(key, { version });
        return version;
      },
    };
    books.set(crime, book);
    return book;
  };
}
