import type { Language } from '@townlight/domain/language';

/** Messages of the feed of changes in one language. */
interface FeedMessages {
  title(name: string): string;
  entryTitle(given: { name: string; to: string; aqi: number }): string;
  entry(given: {
    name: string;
    from: string;
    to: string;
    hour: string;
    pm25: number;
    /** The entry is published before its hours have settled. */
    isUrgent: boolean;
  }): string;
}

export const FEED_MESSAGES: Readonly<Record<Language, FeedMessages>> = {
  en: {
    title: (name) => `Air quality in ${name}`,
    entryTitle: ({ name, to, aqi }) => `${name}: the air is now ${to} (PM2.5 AQI ${aqi})`,
    entry: ({ name, from, to, hour, pm25, isUrgent }) =>
      `In ${name} the air went from ${from} to ${to} on ${hour} and stayed there for two hours. Estimate for the first hour: ${pm25} µg/m³ of PM2.5.${isUrgent ? ' Written with the newest readings, which may be corrected.' : ''}`,
  },
  es: {
    title: (name) => `Calidad del aire en ${name}`,
    entryTitle: ({ name, to, aqi }) =>
      `${name}: la calidad del aire ahora es ${to} (índice de PM2.5 ${aqi})`,
    entry: ({ name, from, to, hour, pm25, isUrgent }) =>
      `En ${name} la calidad del aire pasó de ${from} a ${to} (${hour}) y se mantuvo así dos horas. Estimación de la primera hora: ${pm25} µg/m³ de PM2.5.${isUrgent ? ' Escrito con las lecturas más recientes, que pueden corregirse.' : ''}`,
  },
};
