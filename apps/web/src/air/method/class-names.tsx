import { Text } from '../../language/Text.tsx';

/** `5 to 10 km`, `over 30 km`: the class at a place of a list whose classes follow each other. */
export function distanceName(classes: readonly { to_km: number | null }[], at: number) {
  const from = classes[at - 1]?.to_km ?? 0;
  const to = classes[at]?.to_km ?? null;
  return to === null ? (
    <Text id="airMethod.beyondKm" values={{ from }} />
  ) : (
    <Text id="airMethod.toKm" values={{ from, to }} />
  );
}

/** `15.5 to 40.5 µg/m³`, `over 150.5 µg/m³` */
export function levelName(classes: readonly { to_pm25: number | null }[], at: number) {
  const from = classes[at - 1]?.to_pm25 ?? 0;
  const to = classes[at]?.to_pm25 ?? null;
  return to === null ? (
    <Text id="airMethod.beyondPm25" values={{ from }} />
  ) : (
    <Text id="airMethod.toPm25" values={{ from, to }} />
  );
}
