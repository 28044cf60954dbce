import { lazy, Suspense, useState } from 'react';
import { AddTexts } from '../language/Language.tsx';
import { Text } from '../language/Text.tsx';
import { PlainButton } from '../look/PlainButton.tsx';
import styles from './ShareMenu.module.css';
import type { ShareItem } from './share-item.ts';

const loadList = () => import('./ShareList.tsx');
const ShareList = lazy(async () => ({ default: (await loadList()).ShareList }));
const QrDialog = lazy(async () => ({ default: (await import('./QrDialog.tsx')).QrDialog }));
const EmbedDialog = lazy(async () => ({
  default: (await import('./EmbedDialog.tsx')).EmbedDialog,
}));

/** Shares the page as it stands: its address is its state. A page may add ways of its own. */
export function ShareMenu(props: {
  items?: readonly ShareItem[];
  /** Another page than this one, as an address without origin. */
  address?: string;
  /** What is shared, where a page has several of these. */
  label?: string;
}) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [used, setUsed] = useState(false);
  const [qr, setQr] = useState<string | null>(null);
  const [embed, setEmbed] = useState<string | null>(null);
  return (
    <>
      <PlainButton
        className={styles.open}
        aria-haspopup="menu"
        aria-label={props.label}
        aria-expanded={anchor !== null}
        onPointerEnter={loadList}
        onFocus={loadList}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setUsed(true);
        }}
      >
        <Text id="share.open" />
      </PlainButton>
      <Suspense>
        {used && (
          <ShareList
            anchor={anchor}
            onClose={() => setAnchor(null)}
            onQr={setQr}
            onEmbed={setEmbed}
            items={props.items ?? []}
            address={props.address}
          />
        )}
        {qr !== null && <QrDialog url={qr} onClose={() => setQr(null)} />}
        {embed !== null && (
          <AddTexts catalogue="embed">
            <EmbedDialog address={embed} onClose={() => setEmbed(null)} />
          </AddTexts>
        )}
      </Suspense>
    </>
  );
}
