import { Text } from '../../../i18n/Text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { SwitchGroup } from '../../../ui/SwitchGroup.tsx';
import { PAGE_SCALES, type PageScale } from './air-scale.ts';

/** Switches between this site's scale and EPA's current one. */
export function ScaleSwitch(props: { scale: PageScale; onScale: (scale: PageScale) => void }) {
  const text = useText();
  return (
    <SwitchGroup
      label={text('air.scale')}
      param="scale"
      chosen={props.scale}
      choices={PAGE_SCALES.map((scale) => ({ value: scale, text: text(`air.scale.${scale}`) }))}
      onChoose={props.onScale}
    />
  );
}

/** Explains in one line why the numbers of other sites differ from those of the chosen scale. */
export function ScaleDifferenceNote(props: { scale: PageScale }) {
  return <Text id={`air.scaleWhy.${props.scale}`} />;
}
