import type { CrimeStatus } from '@townlight/contract/crime';
import type { MessageId } from '../../language/messages/en.ts';
import { TruthLabel } from '../../status/TruthLabel.tsx';

const CAUTIONS: readonly MessageId[] = [
  'truth.cautionRanking',
  'truth.cautionResidents',
  'truth.cautionReports',
  'truth.cautionSmall',
];

/** The label under every figure of crime: its reach, its source, and what it does not tell. */
export function CrimeTruth(props: { status: CrimeStatus }) {
  return <TruthLabel status={props.status} cautions={CAUTIONS} />;
}
