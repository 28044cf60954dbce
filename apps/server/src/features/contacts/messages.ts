import { type MeetingRule, WEEKDAYS } from '@townlight/domain/contacts';
import type { Language } from '@townlight/domain/language';

/** Labels and texts of the contacts; their names are in the county's table. */
export const CONTACT_MESSAGES = {
  en: {
    emergency: 'Emergency',
    inDanger: 'If someone is in danger now, call',
    police: 'Police',
    station: (division: string) => `Station: ${division}.`,
    noStation: 'We do not know yet which station serves this area.',
    notEmergency: 'Non-emergency:',
    noPhone: 'We do not have its non-emergency number yet.',
    council: 'Council district',
    supervisor: 'Supervisor district',
    meeting: 'Next public meeting',
    unknown: 'We do not know yet.',
    victims: 'Help for victims',
    help: 'Other help',
  },
  es: {
    emergency: 'Emergencias',
    inDanger: 'Si alguien está en peligro ahora, llame al',
    police: 'Policía',
    station: (division: string) => `Estación: ${division}.`,
    noStation: 'Aún no sabemos qué estación atiende esta zona.',
    notEmergency: 'Si no es una emergencia:',
    noPhone: 'Aún no tenemos su número para casos que no son emergencias.',
    council: 'Distrito municipal',
    supervisor: 'Distrito de supervisor',
    meeting: 'Próxima reunión pública',
    unknown: 'Aún no lo sabemos.',
    victims: 'Ayuda para víctimas',
    help: 'Otra ayuda',
  },
} as const;

const WEEKS = {
  en: { first: 'First', second: 'Second', third: 'Third', fourth: 'Fourth', last: 'Last' },
  es: { first: 'Primer', second: 'Segundo', third: 'Tercer', fourth: 'Cuarto', last: 'Último' },
};
const OF_EACH_MONTH = { en: 'of each month', es: 'de cada mes' };

/** A Sunday, from which the names of the weekdays are derived. */
const SUNDAY = Date.UTC(2026, 0, 4);

/** `Second Tuesday of each month, 6:00 PM` */
export function formatMeetingRule(
  { week, weekday, time }: MeetingRule,
  language: Language,
): string {
  const locale = { en: 'en-US', es: 'es-US' }[language];
  const day = new Date(SUNDAY + WEEKDAYS.indexOf(weekday) * 86_400_000);
  const dayName = day.toLocaleDateString(locale, { timeZone: 'UTC', weekday: 'long' });
  const hour = new Date(`2026-01-04T${time}Z`);
  const hourText = hour.toLocaleTimeString(locale, { timeZone: 'UTC', timeStyle: 'short' });
  return `${WEEKS[language][week]} ${dayName} ${OF_EACH_MONTH[language]}, ${hourText}`;
}
