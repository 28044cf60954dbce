import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Img } from '@react-email/img';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Text } from '@react-email/text';
import { languagePrefix } from '@townlight/domain/language';
import { createElement as h, type ReactNode } from 'react';
import type { EmailMessages } from '../messages/index.ts';
import { EMAIL_LOGO } from '../pictures/logo.ts';
import { DARK_STYLE, EMAIL_STYLES } from './email-styles.ts';
import { renderEmailMarkup } from './render-email-markup.ts';

export interface EmailDocument {
  readonly messages: EmailMessages;
  readonly siteUrl: string;
  readonly title: string;
  /** The preview text that mail programs show next to the subject; null on the web. */
  readonly preview: string | null;
  /** Additional elements of the head. */
  readonly head: ReactNode;
  readonly heading: string;
  /** Whether the figures are sample data. */
  readonly sample: boolean;
  /** Everything below the heading. */
  readonly content: readonly ReactNode[];
}

const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** Renders the markup of an email: head, card, logo and heading around its content. */
export function renderEmailDocument(document: EmailDocument): string {
  const { messages, siteUrl, title, preview, head, heading, sample, content } = document;
  return `${DOCTYPE}${renderEmailMarkup(
    h(
      Html,
      { lang: messages.language, dir: 'ltr' },
      h(
        Head,
        null,
        h('title', null, title),
        h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
        h('meta', { name: 'color-scheme', content: 'light dark' }),
        h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
        h('style', null, DARK_STYLE),
        head,
      ),
      h(
        Body,
        { style: EMAIL_STYLES.body, className: 'ground' },
        preview === null ? null : h(Preview, null, preview),
        h(
          Container,
          { style: EMAIL_STYLES.card, className: 'card' },
          padded(
            preview === null ? 'main' : 'article',
            h(
              Link,
              { href: `${siteUrl}${languagePrefix(messages.language)}/`, style: EMAIL_STYLES.link },
              h(Img, {
                src: siteUrl + EMAIL_LOGO.path,
                alt: messages.text('email.mark'),
                width: EMAIL_LOGO.width,
                height: EMAIL_LOGO.height,
                style: { display: 'block', border: 0 },
              }),
            ),
            h(
              Heading,
              {
                as: 'h1',
                style: { ...EMAIL_STYLES.eyebrow, margin: '22px 0 2px' },
                className: 'muted',
              },
              heading,
            ),
            sample
              ? h(
                  Text,
                  { style: EMAIL_STYLES.sample, className: 'note' },
                  messages.text('email.sample'),
                )
              : null,
            ...content,
          ),
        ),
      ),
    ),
  )}`;
}

/** Renders the padding as that of a table cell, which every mail program supports. */
function padded(role: 'main' | 'article', ...children: ReactNode[]): ReactNode {
  const cell = h(
    'td',
    { style: EMAIL_STYLES.inner, className: 'inner' },
    h('div', { role }, ...children),
  );
  return h(
    'table',
    { role: 'presentation', width: '100%', border: 0, cellPadding: 0, cellSpacing: 0 },
    h('tbody', null, h('tr', null, cell)),
  );
}
