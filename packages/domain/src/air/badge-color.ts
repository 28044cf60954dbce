/** The badge's colors by PM2.5 concentration in µg/m³, up to and including each limit. // spec 9, reading 22 */
const BADGE_LIMITS = [
  { upTo: 12, color: 'green' },
  { upTo: 35.4, color: 'yellow' },
  { upTo: 55.4, color: 'orange' },
  { upTo: 150, color: 'red' },
] as const;

export type BadgeColor = (typeof BADGE_LIMITS)[number]['color'] | 'darkred';

/** Returns the color of the score's badge: 12 µg/m³ is green, 12.1 yellow, above 150 dark red. */
export function pm25BadgeColor(concentration: number): BadgeColor {
  return BADGE_LIMITS.find(({ upTo }) => concentration <= upTo)?.color ?? 'darkred';
}
