import { Text } from '../i18n/Text.tsx';
import { useText } from '../i18n/use-text.ts';
import { EmbedFrame } from './EmbedFrame.tsx';

/** Shown for an unknown address under `/embed/`. */
export function EmbedUnknownPage() {
  const text = useText();
  return (
    <EmbedFrame
      title={text('embed.unknownTitle')}
      status={undefined}
      link={{ to: '/', text: text('embed.home') }}
    >
      <p>
        <Text id="embed.unknown" />
      </p>
    </EmbedFrame>
  );
}
