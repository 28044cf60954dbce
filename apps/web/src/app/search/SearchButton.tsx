import { pagePath } from '@townlight/domain/pages';
import { type MouseEvent, useState } from 'react';
import { Link } from 'react-router';
import { lazyComponent } from '../../http/lazy-imports.ts';
import { searchPageCatalog } from '../../i18n/messages/shared-catalogs.ts';
import { useText } from '../../i18n/use-text.ts';
import { OpenedDialog, useOpenable } from '../../notices/use-openable.tsx';
import { useSearchKey } from './use-search-key.ts';

const SearchDialog = lazyComponent(
  'search dialog',
  async () => (await import('./SearchDialog.tsx')).SearchDialog,
);
const SEARCH_PATH = pagePath({ kind: 'search' });

/** Opens the search, on every page, also with `/`. Without script it leads to the search page. */
export function SearchButton({ className }: { className: string | undefined }) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  const dialog = useOpenable(SearchDialog, searchPageCatalog);
  const open = async () => {
    const isLoaded = await dialog.open();
    setIsOpen(isLoaded);
    return isLoaded;
  };
  const early = useSearchKey(isOpen, open);
  return (
    <>
      <Link
        to={SEARCH_PATH}
        className={className}
        aria-label={text('search.go')}
        aria-haspopup="dialog"
        onPointerEnter={dialog.preload}
        onClick={(event: MouseEvent) => {
          // a new tab or window has the search page
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          void open();
        }}
      >
        <svg width="1.25rem" height="1.25rem" viewBox="0 0 24 24" aria-hidden="true">
          <path
            d="M10.500 3.500a7 7 0 1 0 0 14 7 7 0 0 0 0-14m5 12 5.500 5.500"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
          />
        </svg>
      </Link>
      {isOpen && (
        <OpenedDialog catalog={searchPageCatalog}>
          <SearchDialog early={early} onClose={() => setIsOpen(false)} />
        </OpenedDialog>
      )}
    </>
  );
}
