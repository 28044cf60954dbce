import { MIN_RESIDENTS_FOR_RATE } from '@townlight/domain/crime';
import { Text } from '../../language/Text.tsx';
import { UNRANKED_STATE, type Unranked } from './area-standing.ts';

/** Why an area has no rank; of an outlier also what makes it one (reading 11). */
export function UnrankedText(props: { because: Unranked; residents: number | null }) {
  const { because, residents } = props;
  return (
    <>
      <Text id={UNRANKED_STATE[because]} />
      {because === 'outlier' && residents !== null && (
        <>
          {' '}
          {residents < MIN_RESIDENTS_FOR_RATE ? (
            <Text
              id="state.outlierResidents"
              values={{ residents, least: MIN_RESIDENTS_FOR_RATE }}
            />
          ) : (
            <Text id="state.outlierNone" />
          )}
        </>
      )}
    </>
  );
}
