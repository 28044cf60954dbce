import MenuItem from '@mui/material/MenuItem';
import { Text } from '../i18n/Text.tsx';
import { useText } from '../i18n/use-text.ts';
import { notify } from '../notices/notify.ts';
import { Menu } from '../ui/mui/Menu.tsx';
import { embedAddress } from './embed-address.ts';
import { type ShareItem, sharedAddress } from './share-item.ts';
import { SHARE_POPUP, SHARE_TARGETS, type ShareTarget } from './share-targets.ts';
import { usePageFiles } from './use-page-files.ts';

/** The share targets: popups, a QR code for WeChat, and what can be copied or saved. */
export function ShareList(props: {
  anchor: HTMLElement | null;
  onClose: () => void;
  onQr: (url: string) => void;
  onEmbed: (address: string) => void;
  items: readonly ShareItem[];
  /** A one-line description of the page. */
  about: string;
  /** The shared address; by default the page's. */
  address: string | undefined;
}) {
  const text = useText();
  const shared = sharedAddress(window.location.href, props.address);
  const embed = embedAddress(shared);
  const files = usePageFiles({ about: props.about, address: shared });
  const closeAnd = (act: () => unknown) => () => {
    props.onClose();
    void act();
  };
  const openPopup = (target: ShareTarget) => window.open(target.url(shared), '_blank', SHARE_POPUP);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(shared);
      notify(text('share.copied'));
    } catch {
      // The clipboard needs a secure context and a permission.
      notify(text('share.copyFailed'));
    }
  };
  return (
    <Menu anchorEl={props.anchor} open={props.anchor !== null} onClose={props.onClose}>
      {SHARE_TARGETS.map((target) => (
        <MenuItem key={target.text} onClick={closeAnd(() => openPopup(target))}>
          <Text id={target.text} />
        </MenuItem>
      ))}
      <MenuItem onClick={closeAnd(() => props.onQr(shared))}>
        <Text id="share.wechat" />
      </MenuItem>
      <MenuItem onClick={closeAnd(copy)}>
        <Text id="share.copy" />
      </MenuItem>
      <MenuItem onClick={closeAnd(files.copyCitation)}>
        <Text id="share.citation" />
      </MenuItem>
      <MenuItem onClick={closeAnd(files.savePicture)}>
        <Text id={files.bySystem ? 'share.sendPicture' : 'share.picture'} />
      </MenuItem>
      {embed !== null && (
        <MenuItem onClick={closeAnd(() => props.onEmbed(embed))}>
          <Text id="embed.open" />
        </MenuItem>
      )}
      {props.items.map((item) => (
        <MenuItem key={item.text} onClick={closeAnd(item.onChoose)}>
          <Text id={item.text} />
        </MenuItem>
      ))}
      {/* Last: a chart that loads while the menu is open moves no other item. */}
      {files.hasChart &&
        (['png', 'svg'] as const).map((format) => (
          <MenuItem key={format} onClick={closeAnd(() => files.saveChart(format))}>
            <Text id={format === 'png' ? 'share.chartPng' : 'share.chartSvg'} />
          </MenuItem>
        ))}
    </Menu>
  );
}
