import { useQuery } from '@tanstack/react-query';
import { newsletterCategoriesRoute } from '@townlight/contract/subscriptions';
import type { VisualCategory } from '@townlight/domain/subscriptions';
import { request } from '../../../http/api-request.ts';
import { useLanguageChoice } from '../../../i18n/use-language.ts';

/** A content category of the email. */
export interface NewsletterCategory {
  readonly id: VisualCategory;
  /** In the reader's language. */
  readonly name: string;
  /** Address of its picture. */
  readonly picture: string;
}

/** Fetches the categories in the reader's language, in the order of an email. */
export function useNewsletterCategories() {
  const { language } = useLanguageChoice();
  return useQuery({
    queryKey: ['visual-categories'],
    queryFn: ({ signal }) => request(newsletterCategoriesRoute, { signal }),
    select: (found): NewsletterCategory[] =>
      found.map(({ id, name, name_es, picture }) => ({
        id,
        name: language === 'es' ? name_es : name,
        picture,
      })),
  });
}
