import { toSlug } from '@townlight/domain/places';
import { useIntl } from 'react-intl';
import type { MessageId } from '../i18n/messages/en.ts';
import { useLanguageChoice } from '../i18n/use-language.ts';
import { useText } from '../i18n/use-text.ts';
import { notify } from '../notices/notify.ts';
import { fetchPagePreview, pageSummary } from './page-preview.ts';
import { useSystemShareSheet } from './system-sheet.ts';

/** What a reader takes from a page to write about it. */
export interface PageFiles {
  /** Whether the picture goes to the device's share sheet. */
  readonly bySystem: boolean;
  readonly hasChart: boolean;
  /** Copies the page's summary with its source. */
  readonly copyCitation: () => Promise<void>;
  readonly savePicture: () => Promise<void>;
  readonly saveChart: (format: 'png' | 'svg') => Promise<void>;
}

/** @param page its one-line description, and its address */
export function usePageFiles({ about, address }: { about: string; address: string }): PageFiles {
  const intl = useIntl();
  const text = useText();
  const { language } = useLanguageChoice();
  const bySystem = useSystemShareSheet();
  const isHere = new URL(address).pathname === window.location.pathname;
  const chart = isHere ? document.querySelector<SVGSVGElement>('main svg[data-chart]') : null;
  const name = toSlug(about);
  const read = intl.formatDate(new Date(), { dateStyle: 'long' });

  const cite = async () => {
    const description = pageSummary(await fetchPagePreview(address), language, isHere);
    return text('share.citationText', { description, about, date: read, address });
  };
  const attempt = (failed: MessageId, act: () => Promise<void>) => async () => {
    try {
      await act();
    } catch {
      notify(text(failed), 'error');
    }
  };
  return {
    bySystem,
    hasChart: chart !== null,
    copyCitation: attempt('share.citationFailed', async () => {
      const type = 'text/plain';
      // a promise: Safari lets a page write only in the press itself
      const content = cite().then((citation) => new Blob([citation], { type }));
      await navigator.clipboard.write([new ClipboardItem({ [type]: content })]);
      notify(text('share.citationCopied'));
    }),
    savePicture: attempt('share.pictureFailed', async () => {
      const [{ savePicture }, preview] = await Promise.all([
        import('./save-picture.ts'),
        fetchPagePreview(address),
      ]);
      await savePicture(preview, { name, text: about, url: address }, bySystem);
    }),
    saveChart: (format) =>
      attempt('share.chartFailed', async () => {
        if (chart === null) return;
        const [{ saveChart }, citation] = await Promise.all([
          import('./chart/save-chart.ts'),
          cite(),
        ]);
        const keys = chart.closest('section')?.querySelectorAll('[data-chart-key]') ?? [];
        const texts = [...keys].map(({ textContent }) => textContent ?? '');
        const paragraphs = [...texts, ...citation.split('\n')].filter(Boolean);
        await saveChart(chart, format, { name, title: about, paragraphs });
      })(),
  };
}
