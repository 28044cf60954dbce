import MenuItem from '@mui/material/MenuItem';
import { Text } from '../i18n/Text.tsx';
import { useText } from '../i18n/use-text.ts';
import { notify } from '../notices/notify.ts';
import { Menu } from '../ui/mui/Menu.tsx';
import { embedAddress } from './embed-address.ts';
import { type ShareItem, sharedAddress } from './share-item.ts';
import { SHARE_POPUP, SHARE_TARGETS, type ShareTarget } from './share-targets.ts';

/** The share targets: popups, a QR code for WeChat, and copying the address. */
export function ShareList(props: {
  anchor: HTMLElement | null;
  onClose: () => void;
  onQr: (url: string) => void;
  onEmbed: (address: string) => void;
  items: readonly ShareItem[];
  /** The shared address; by default the page's. */
  address: string | undefined;
}) {
  const text = useText();
  const shared = sharedAddress(window.location.href, props.address);
  const embed = embedAddress(shared);
  const openPopup = (target: ShareTarget) => {
    props.onClose();
    window.open(target.url(shared), '_blank', SHARE_POPUP);
  };
  const showQr = () => {
    props.onClose();
    props.onQr(shared);
  };
  const showEmbed = (address: string) => {
    props.onClose();
    props.onEmbed(address);
  };
  const copy = async () => {
    props.onClose();
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
        <MenuItem key={target.text} onClick={() => openPopup(target)}>
          <Text id={target.text} />
        </MenuItem>
      ))}
      <MenuItem onClick={showQr}>
        <Text id="share.wechat" />
      </MenuItem>
      <MenuItem onClick={copy}>
        <Text id="share.copy" />
      </MenuItem>
      {embed !== null && (
        <MenuItem onClick={() => showEmbed(embed)}>
          <Text id="embed.open" />
        </MenuItem>
      )}
      {props.items.map((item) => (
        <MenuItem
          key={item.text}
          onClick={() => {
            props.onClose();
            item.onChoose();
          }}
        >
          <Text id={item.text} />
        </MenuItem>
      ))}
    </Menu>
  );
}
