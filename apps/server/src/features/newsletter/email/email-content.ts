import type { Language } from '@townlight/domain/language';
import { createElement, Fragment, type ReactNode } from 'react';
import type { MarkedSentence } from '../blocks/block.ts';
import type { Edition } from '../edition/edition.ts';

/** Renders a sentence with its bold text; everything else is escaped. */
export function renderMarkedSentence(sentence: MarkedSentence): ReactNode {
  const pieces = sentence.split(/<b>(.*?)<\/b>/);
  return createElement(
    Fragment,
    null,
    ...pieces.map((piece, i) => (i % 2 === 1 ? createElement('strong', { key: i }, piece) : piece)),
  );
}

/** Returns the sentence without the marks of bold text. */
export function stripSentenceMarks(sentence: MarkedSentence): string {
  return sentence.replaceAll(/<\/?b>/g, '');
}

/** The content of an email to one subscriber. */
export interface EmailContent {
  readonly subject: string;
  /** A complete document under 90 KB, because mail programs clip longer ones. */
  readonly html: string;
  readonly text: string;
}

/** The choices of the subscriber; the email contains no other personal data. */
export interface EmailRecipient {
  readonly language: Language;
  readonly neighborhoods: readonly {
    readonly id: string;
    readonly name: string;
    /** Ids of visual categories. */
    readonly categories: readonly string[];
  }[];
}

/** Absolute URLs of the subscriber's pages. */
export interface EmailLinks {
  readonly manage: string;
  readonly unsubscribe: string;
  /** For the List-Unsubscribe header, not the body (RFC 8058). */
  readonly oneClick?: string;
}

/** The section of an email about one neighborhood. */
export interface EmailSection {
  readonly id: string;
  readonly name: string;
  /** The month in one sentence of plain text. */
  readonly sentence: string;
  /** Empty if the chosen categories have no content about the neighborhood. */
  readonly html: string;
  readonly text: string;
  /** The short form, for an email that would be too long. */
  readonly short: { readonly html: string; readonly text: string };
}

/** The frame around the sections; personal URLs and names are inserted last. */
export interface EmailFrame {
  fill(given: FrameContent): { readonly html: string; readonly text: string };
}

/** The content that is inserted into a rendered frame. */
export interface FrameContent {
  readonly title: string;
  readonly preview: string;
  /** In order of appearance. */
  readonly sections: readonly { readonly html: string; readonly text: string }[];
  readonly names: string;
  readonly links: EmailLinks;
  /** Path of the first neighborhood's page of this edition, without the language prefix. */
  readonly webPath: string;
}

/** An edition with its figures in memory. Each section and frame is rendered on first use and cached. */
export interface EditionRenderer {
  readonly edition: Edition;
  /** Returns the name of a neighborhood; null if the edition has no figures for it. */
  nameOf(area: string): string | null;
  /** @param charts how many of its charts the section may have */
  section(
    area: string,
    language: Language,
    categories: readonly string[],
    charts: number,
  ): EmailSection | null;
  frame(language: Language, which: FrameChoice): EmailFrame;
  titles(language: Language, sections: readonly EmailSection[]): EmailTitles;
}

/** What distinguishes the frames of an edition. */
export interface FrameChoice {
  readonly kind: 'mail' | 'web';
  readonly severalNeighborhoods: boolean;
  readonly dataNews: boolean;
  readonly note: boolean;
}

/** Title, subject and preview text of an email. */
export interface EmailTitles {
  readonly title: string;
  /** The title and the name of the site. */
  readonly subject: string;
  /** The preview text that mail programs show next to the subject. */
  readonly preview: string;
  /** The names of all neighborhoods as a formatted list. */
  readonly names: string;
}
