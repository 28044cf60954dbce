import { Text } from '../../../i18n/Text.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';

/** The caution behind a disclosure next to every rank. */
export function RankCaution() {
  return (
    <Disclosure summary={<Text id="truth.caution" />}>
      <p>
        <Text id="truth.cautionRanking" />
      </p>
      <p>
        <Text id="truth.cautionResidents" />
      </p>
    </Disclosure>
  );
}
