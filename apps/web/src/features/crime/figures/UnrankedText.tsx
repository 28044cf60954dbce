import { MIN_RESIDENTS_FOR_RATE } from '@townlight/domain/crime';
import { Text } from '../../../i18n/Text.tsx';
import { UNRANKED_SENTENCE_IDS, type UnrankedReason } from './unranked-reason.ts';

/**
 * Explains why an area has no rank; for an outlier also what makes it one (reading 11). Only an area with reports has a
 * high ratio of crimes to residents.
 */
export function UnrankedText(props: {
  because: UnrankedReason;
  residents: number | null;
  count: number | null;
}) {
  const { because, residents } = props;
  if (because !== 'outlier' || residents === null)
    return <Text id={UNRANKED_SENTENCE_IDS[because]} />;
  if (residents >= MIN_RESIDENTS_FOR_RATE) return <Text id="state.outlierNone" />;
  return (
    <>
      {props.count !== 0 && (
        <>
          <Text id="state.outlier" />{' '}
        </>
      )}
      <Text id="state.outlierResidents" values={{ residents, least: MIN_RESIDENTS_FOR_RATE }} />
    </>
  );
}
