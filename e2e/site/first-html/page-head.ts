import { inject } from 'vitest';

/** Reads the metadata of a page for search engines and link previews. */
export function readHead(page: Document) {
  const content = (name: string) =>
    page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
  return {
    titles: [...page.head.querySelectorAll('title')].map((title) => title.textContent),
    description: content('description'),
    canonical: page.querySelector('link[rel=canonical]')?.getAttribute('href'),
    image: content('og:image') ?? '',
    imageAlt: content('og:image:alt'),
    card: content('twitter:card'),
    robots: content('robots'),
  };
}

/** Returns the absolute address of a page, as the server writes it. */
export function absoluteAddress(path: string): string {
  return inject('siteUrl') + path;
}
