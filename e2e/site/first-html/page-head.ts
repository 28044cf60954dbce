import { inject } from 'vitest';

/** What the head of a page says to search engines and to sites where its address is shared. */
export function headOf(page: Document) {
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

/** The full address of a page, as the server writes it. */
export function addressOf(path: string): string {
  return inject('siteUrl') + path;
}
