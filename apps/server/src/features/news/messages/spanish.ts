import { AQI_CATEGORY_LABELS } from '@townlight/domain/air';
import { titleCaseCrimeType } from '@townlight/domain/bundles';
import type { PublishedKind } from '../facts/list-entries.ts';
import { createSpanishCategoryMessages } from './category-messages.ts';
import { createFormats } from './formats.ts';
import type { ComparisonTexts, NewsCounty, NewsMessages } from './news-messages.ts';

const PLACES: Readonly<Record<PublishedKind, { title: string; summary: string; rows: string }>> = {
  boundaries: {
    title: 'Nuevos límites',
    summary:
      'Los mapas y las cifras ya usan estos límites. Los reportes de todos los años se ubicaron de nuevo en ellos.',
    rows: 'zonas',
  },
  population: {
    title: 'Nuevas cifras de residentes',
    summary:
      'Las tasas por 100,000 residentes de todos los años ahora se calculan con estas cifras.',
    rows: 'filas',
  },
  coverage: {
    title: 'Qué policía atiende cada zona',
    summary:
      'Los registros de una zona están completos cuando cada departamento que la atiende ha entregado el mes. La lista de esos departamentos se actualizó.',
    rows: 'filas',
  },
  coronavirus: {
    title: 'Casos de coronavirus',
    summary:
      'Los casos por vecindario se publicaron de nuevo, día por día hasta el fin de la serie. Los números pequeños que una fuente reserva no se muestran.',
    rows: 'filas',
  },
};
const SOURCES: Readonly<Record<string, string>> = {
  neighborhoods: 'Vecindarios',
  zipcodes: 'Códigos postales',
  tracts: 'Sectores censales',
  latimes: 'Los Angeles Times',
  lacounty: 'Salud Pública del Condado de Los Ángeles',
  'sample-coronavirus': 'Condado de muestra',
};

/** Formats e.g. `se reportaron 29 delitos`, `se reportó 1 delito`, `no se reportó ningún delito`. */
function seReportaron(count: string): string {
  if (count === '0') return 'no se reportó ningún delito';
  return count === '1' ? 'se reportó 1 delito' : `se reportaron ${count} delitos`;
}

export function createSpanishNewsMessages({
  county: english,
  timeZone,
  spanishNames,
}: NewsCounty): NewsMessages {
  const byName = new Map(
    Object.entries(spanishNames).map(([name, spanishName]) => [name.toLowerCase(), spanishName]),
  );
  const translate = (name: string) => byName.get(name.toLowerCase());
  const capital = (text: string) => text.charAt(0).toLocaleUpperCase('es') + text.slice(1);
  const county = translate(english) ?? english;
  const formats = createFormats('es-US', timeZone);
  const formatComparison = ({ direction, change, month, before }: ComparisonTexts) => {
    if (direction === 'no-clear-change') return `sin cambio claro frente a ${month} (${before})`;
    if (change === null) return `ninguno en ${month}`;
    return `${change} ${direction === 'up' ? 'más' : 'menos'} que en ${month} (${before})`;
  };
  return {
    // Uses the number format 1,234.5 of the county's Spanish readers, as apps/web does.
    ...formats,
    name: (name) => translate(name) ?? name,
    crime: (name) => capital(translate(name) ?? titleCaseCrimeType(name)),
    news: 'Noticias',
    newsOf: (area) => `Noticias de ${area}`,
    pictureKind: `Noticias · ${capital(county)}`,
    pictureAlt: (title) => `Townlight: ${title}`,
    sample: 'Datos de muestra: las cifras son inventadas.',
    samplePicture: 'Datos de muestra, inventados',
    crimeEntry: {
      title: (month) => `Delitos en ${month}`,
      titleOf: (area, month) => `Delitos en ${area} en ${month}`,
      summary: ({ count, month, areas, all }) =>
        `En ${month} ${seReportaron(count)} en los ${areas} ` +
        (all === null
          ? `vecindarios del ${county}.`
          : `vecindarios, de ${all} del ${county}, cuyos registros están completos.`),
      against: ({ areas, count, ...comparison }) => {
        if (areas !== null)
          return `En los ${areas} vecindarios que se pueden comparar con el año anterior fueron ${count}: ${formatComparison(comparison)}.`;
        return comparison.direction === 'no-clear-change'
          ? `No hay un cambio claro frente a ${comparison.month} (${comparison.before}).`
          : comparison.change === null
            ? `En ${comparison.month} no hubo ninguno.`
            : `Son ${formatComparison(comparison)}.`;
      },
      summaryOf: ({ area, count, month }) => `En ${month} ${seReportaron(count)} en ${area}`,
      againstOf: (comparison) => `: ${formatComparison(comparison)}.`,
      notCompared: (month) =>
        `. No se compara con ${month}: los registros de los dos meses no son comparables.`,
      incomplete: ({ area, month }) =>
        `Algunos departamentos de policía aún no han entregado sus registros de ${month} para ${area}.`,
      came: ({ agencies, month, day }) =>
        typeof agencies === 'number'
          ? `Los registros de ${month} de ${agencies} departamentos de policía llegaron el ${day}.`
          : `Los registros de ${month} llegaron el ${day}: ${formats.list(agencies)}.`,
      neighborhoods: 'Los vecindarios que más cambiaron',
      crimes: 'Los delitos que más cambiaron',
      crimesOf: (area) => `Los delitos que más cambiaron en ${area}`,
      comparisonNote: ({ what, compared, month, none }) => {
        const things = what === 'crimes' ? 'tipos de delito' : 'vecindarios';
        return (
          (none
            ? `De los ${compared} ${things} que se pudieron comparar con ${month}, ninguno subió o bajó claramente.`
            : `Comparado con ${month}, entre ${compared} ${things} con suficientes reportes.`) +
          ' Un cambio aparece solo si no lo explican el azar ni las variaciones normales; se espera que a lo más uno de cada diez esté equivocado.'
        );
      },
      move: ({ direction, change, count, before }) =>
        change === null
          ? `sube de cero a ${count}`
          : `${direction === 'up' ? 'sube' : 'baja'} ${change}, de ${before} a ${count}`,
      map: 'Verlo en el mapa de delitos',
      tracker: 'Ver un vecindario mes por mes',
      tracked: (area) => `Ver ${area} mes por mes`,
      provisional: 'Estas cifras son provisionales: todavía se agregan y revisan reportes.',
    },
    airEntry: {
      title: (month) => `El aire en ${month}`,
      titleOf: (area, month) => `El aire en ${area} en ${month}`,
      summary: ({ month, days, unhealthy }) =>
        unhealthy === 0
          ? `En ninguno de los ${days} días de ${month} el aire fue dañino para grupos sensibles en ningún vecindario del ${county}.`
          : `En ${unhealthy} de ${days} días de ${month} el aire fue dañino para grupos sensibles, o peor, en al menos un vecindario del ${county}.`,
      summaryOf: ({ area, month, mean, days, unhealthy }) =>
        `En ${month}, el aire de ${area} tuvo en promedio unos ${mean} µg/m³ de PM2.5, según la estimación. ` +
        (unhealthy === 0
          ? `En ninguno de los ${days} días fue dañino para grupos sensibles.`
          : `En ${unhealthy} de ${days} días fue dañino para grupos sensibles, o peor.`),
      worst: ({ day, name, aqi, category }) =>
        `El promedio más alto de un día fue el ${day}${name === null ? '' : `, en ${name}`}: índice de PM2.5 ${aqi} (calidad ${AQI_CATEGORY_LABELS.es[category]}).`,
      against: ({ mean, before, month, difference }) =>
        difference === null
          ? `${mean === null ? '' : `El promedio del mes fue de ${mean} µg/m³. `}El promedio de ${month} fue de ${before}: son demasiado parecidos para distinguirlos.`
          : `El promedio del mes${mean === null ? '' : `, ${mean} µg/m³,`} fue más ${difference === 'higher' ? 'alto' : 'bajo'} que el de ${month} (${before}).`,
      came: ({ days, stations }) =>
        `Estimado con lecturas por hora de ${stations === 1 ? 'una estación' : `${stations} estaciones`} de monitoreo en ${days} días.`,
      map: 'Ver el aire de ahora en el mapa de la calidad del aire',
      tracked: (area) => `Ver el aire en ${area}`,
    },
    categoryEntry: createSpanishCategoryMessages(formats.list),
    publishedEntry: {
      title: (of) => PLACES[of].title,
      summary: (of) => PLACES[of].summary,
      came: ({ of, source, rows }) => `${SOURCES[source] ?? source}: ${rows} ${PLACES[of].rows}.`,
      data: 'Sobre los datos',
      map: 'Ver el mapa del coronavirus',
    },
    corrected: ({ day, figures }) =>
      figures === null
        ? `Actualizado el ${day}: las cifras del condado de este mes cambiaron después de publicarse.`
        : `Actualizado el ${day}: al principio se publicaron ${figures.first} delitos en ${figures.firstAreas} vecindarios; ahora son ${figures.now} en ${figures.nowAreas}.`,
    withdrawn: ({ day, first }) =>
      `Retirado el ${day}: los datos de esta noticia se retiraron.${first === null ? '' : ` Al principio se publicaron ${first} delitos.`}`,
    withdrawnSummary: 'Los datos de esta noticia se retiraron.',
  };
}
