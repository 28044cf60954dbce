import { Text } from '../../../i18n/Text.tsx';

/** Returns the label of a distance class in a sorted list: `5 to 10 km`, `over 30 km`. */
export function distanceClassLabel(classes: readonly { to_km: number | null }[], at: number) {
  const from = classes[at - 1]?.to_km ?? 0;
  const to = classes[at]?.to_km ?? null;
  return to === null ? (
    <Text id="airMethod.beyondKm" values={{ from }} />
  ) : (
    <Text id="airMethod.toKm" values={{ from, to }} />
  );
}

/** Returns the label of a level class: `15.5 to 40.5 µg/m³`, `over 150.5 µg/m³`. */
export function levelClassLabel(classes: readonly { to_pm25: number | null }[], at: number) {
  const from = classes[at - 1]?.to_pm25 ?? 0;
  const to = classes[at]?.to_pm25 ?? null;
  return to === null ? (
    <Text id="airMethod.beyondPm25" values={{ from }} />
  ) : (
    <Text id="airMethod.toPm25" values={{ from, to }} />
  );
}
