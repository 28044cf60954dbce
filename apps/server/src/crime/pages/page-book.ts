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

/** The data of one snapshot for pages and pictures. */
export interface PageBook {
  readonly facts: CrimePageFacts;
  readonly places: PlacesSnapshot;
  shapes(): CountyShapes;
  /** SVG of the county without figures, the right side of a preview; changes only with the shapes. */
  quietPanel(): string;
  /** SVG of a link preview; null when there is nothing to show. */
  preview(subject: PreviewSubject, language: Language): string | null;
  /** Content hash of the preview, for its address; cached longer than the SVG. */
  previewVersion(subject: PreviewSubject, language: Language): string | null;
}

/** A drawing has about 30 KB of text. */
const MOST_DRAWINGS = 100;
const MOST_VERSIONS = 10_000;

type Snapshot = { readonly crime: CrimeSnapshot; readonly places: PlacesSnapshot };

/** Returns a function that caches the content of each snapshot; shapes are rebuilt only for new boundaries. */
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
