import { useState } from 'react';
import { lazyComponent } from '../http/lazy-imports.ts';
import { AddMessages } from '../i18n/LanguageProvider.tsx';
import { embedCatalog, shareCatalog } from '../i18n/messages/shared-catalogs.ts';
import { Text } from '../i18n/Text.tsx';
import { useText } from '../i18n/use-text.ts';
import { useOpenable } from '../notices/use-openable.tsx';
import { PlainButton } from '../ui/Buttons.tsx';
import styles from './ShareMenu.module.css';
import { type ShareItem, sharedAddress } from './share-item.ts';
import { shareBySystem, useSystemShareSheet } from './system-sheet.ts';

const ShareList = lazyComponent(
  'share list',
  async () => (await import('./ShareList.tsx')).ShareList,
);
const QrDialog = lazyComponent('QR dialog', async () => (await import('./QrDialog.tsx')).QrDialog);
const EmbedDialog = lazyComponent(
  'embed dialog',
  async () => (await import('./EmbedDialog.tsx')).EmbedDialog,
);

/**
 * Shares the page by its address, which contains its state. On phones and tablets the system's share sheet opens, with
 * the reader's messengers in it, and a second button opens the menu. A page may add items.
 */
export function ShareMenu(props: {
  /** A one-line description: subject, area, period. */
  about: string;
  items?: readonly ShareItem[];
  /** Another page to share, as an address without origin. */
  address?: string;
  /** Names what is shared, where a page has several share menus. */
  label?: string;
}) {
  const text = useText();
  const bySystem = useSystemShareSheet();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [qr, setQr] = useState<string | null>(null);
  const [embed, setEmbed] = useState<string | null>(null);
  const list = useOpenable(ShareList, shareCatalog);
  const qrDialog = useOpenable(QrDialog);
  const embedDialog = useOpenable(EmbedDialog);
  const openMenu = async (at: HTMLElement) => {
    if (await list.open()) setAnchor(at);
  };
  const share = async (at: HTMLElement) => {
    if (!bySystem) return openMenu(at);
    const url = sharedAddress(window.location.href, props.address);
    const title = text('app.title', { page: props.about });
    if (!(await shareBySystem({ title, text: props.about, url }))) await openMenu(at);
  };
  const menu = {
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    onPointerEnter: list.preload,
    onFocus: list.preload,
  } as const;
  return (
    <>
      <PlainButton
        className={styles.open}
        aria-label={props.label}
        {...(!bySystem && menu)}
        onClick={({ currentTarget }) => share(currentTarget)}
      >
        <Text id="share.open" />
      </PlainButton>
      <PlainButton
        className={styles.more}
        data-sheet={bySystem || undefined}
        aria-label={[props.label, text('share.more')].filter(Boolean).join(': ')}
        {...menu}
        onClick={({ currentTarget }) => openMenu(currentTarget)}
      >
        <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
          <path d="M3 9h.01M9 9h.01M15 9h.01" stroke="currentColor" {...DOT} />
        </svg>
      </PlainButton>
      {list.isLoaded && (
        <AddMessages catalog={shareCatalog}>
          <ShareList
            anchor={anchor}
            onClose={() => setAnchor(null)}
            onQr={async (url) => (await qrDialog.open()) && setQr(url)}
            onEmbed={async (address) => (await embedDialog.open()) && setEmbed(address)}
            items={props.items ?? []}
            about={props.about}
            address={props.address}
          />
          {qrDialog.isLoaded && qr !== null && <QrDialog url={qr} onClose={() => setQr(null)} />}
        </AddMessages>
      )}
      {embedDialog.isLoaded && embed !== null && (
        <AddMessages catalog={embedCatalog}>
          <EmbedDialog address={embed} onClose={() => setEmbed(null)} />
        </AddMessages>
      )}
    </>
  );
}

const DOT = { strokeWidth: 3, strokeLinecap: 'round' } as const;
