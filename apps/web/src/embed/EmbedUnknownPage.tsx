import { Text } from '../language/Text.tsx';
import { useText } from '../language/use-text.ts';
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
