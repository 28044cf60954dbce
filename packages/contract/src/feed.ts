import * as z from 'zod/mini';

/** JSON Feed 1.1 */
export const jsonFeed = z.object({
  version: z.string(),
  title: z.string(),
  home_page_url: z.string(),
  feed_url: z.string(),
  language: z.string(),
  items: z.array(
    z.object({
      /** Stable: the same item has the same id in every reply. */
      id: z.string(),
      url: z.string(),
      title: z.string(),
      content_text: z.string(),
      content_html: z.optional(z.string()),
      date_published: z.string(),
      date_modified: z.optional(z.string()),
    }),
  ),
});
export type JsonFeed = z.infer<typeof jsonFeed>;
