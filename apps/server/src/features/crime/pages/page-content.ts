import type { Language } from '@townlight/domain/language';
import { LRUCache } from 'lru-cache';
import {
  buildCountyShapes,
  type CountyShapes,
  drawNeutralPanel,
  getImageVersion,
  type LandAndFreeways,
} from '../../../images/index.ts';
import type { PlacesSnapshot } from '../../places/index.ts';
import type { PictureMessagesByLanguage } from '../messages/index.ts';
import { type CrimePageFacts, createCrimePageFacts } from '../replies/page-facts.ts';
import type { CrimeSnapshot } from '../snapshot/crime-snapshot.ts';
import { previewPath } from './picture-address.ts';
import { drawCrimePreview, type PreviewSubject } from './preview.ts';
import { drawRatesMap, type RatesMapSubject } from './rates-map.ts';

/** The data of one snapshot for pages and pictures. */
export interface CrimePageContent {
  readonly facts: CrimePageFacts;
  readonly places: PlacesSnapshot;
  shapes(): CountyShapes;
  /** SVG of the county without figures, the right side of a preview; changes only with the shapes. */
  quietPanel(): string;
  /** SVG of a link preview; null when there is nothing to show. */
  preview(subject: PreviewSubject, language: Language): string | null;
  /** SVG of the map of a page's head, of the months that end with the subject's; null when there is nothing to show. */
  rates(subject: RatesMapSubject, months: 1 | 12, language: Language): string | null;
  /** Content hash of the preview, for its address; cached longer than the SVG. */
  previewVersion(subject: PreviewSubject, language: Language): string | null;
}

/** A drawing has about 30 KB of text. */
const MAX_DRAWINGS = 100;
const MAX_VERSIONS = 10_000;

type Snapshot = { readonly crime: CrimeSnapshot; readonly places: PlacesSnapshot };

/** Returns a function that caches the content of each snapshot; shapes are rebuilt only for new boundaries. */
export function createPageContentCache(
  scenery: LandAndFreeways,
  messages: PictureMessagesByLanguage,
): (snapshot: Snapshot) => CrimePageContent {
  const contents = new WeakMap<CrimeSnapshot, CrimePageContent>();
  const shapesOf = new WeakMap<PlacesSnapshot, CountyShapes>();

  const panels = new WeakMap<CountyShapes, string>();

  const shapesOfPlaces = (places: PlacesSnapshot): CountyShapes => {
    const known = shapesOf.get(places);
    if (known !== undefined) return known;
    const shapes = buildCountyShapes(
      places.features('neighborhoods', 'county'),
      places.data.outline,
      scenery,
    );
    shapesOf.set(places, shapes);
    return shapes;
  };

  return ({ crime, places }) => {
    const known = contents.get(crime);
    if (known !== undefined) return known;
    const facts = createCrimePageFacts(crime);
    const shapes = () => shapesOfPlaces(places);
    const drawings = new LRUCache<string, { svg: string | null }>({ max: MAX_DRAWINGS });
    const versions = new LRUCache<string, { version: string | null }>({ max: MAX_VERSIONS });
    const drawOnce = (key: string, draw: () => string | null): string | null => {
      const known = drawings.get(key);
      if (known !== undefined) return known.svg;
      const svg = draw();
      drawings.set(key, { svg });
      return svg;
    };
    const content: CrimePageContent = {
      facts,
      places,
      shapes,
      quietPanel() {
        const panel = panels.get(shapes()) ?? drawNeutralPanel(shapes());
        panels.set(shapes(), panel);
        return panel;
      },
      preview(subject, language) {
        return drawOnce(previewPath(subject, language), () =>
          drawCrimePreview(subject, { facts, shapes }, messages[language]),
        );
      },
      rates(subject, months, language) {
        return drawOnce(`rates ${months} ${previewPath(subject, language)}`, () =>
          drawRatesMap(subject, months, { facts, shapes }, messages[language]),
        );
      },
      previewVersion(subject, language) {
        const key = previewPath(subject, language);
        const known = versions.get(key);
        if (known !== undefined) return known.version;
        const svg = content.preview(subject, language);
        const version = svg === null ? null : getImageVersion(svg);
        versions.set(key, { version });
        return version;
      },
    };
    contents.set(crime, content);
    return content;
  };
}
