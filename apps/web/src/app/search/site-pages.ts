import { PAGE_PATHS, type Page, pagePath, trackerPath } from '@townlight/domain/pages';
import type { MessageId } from '../../i18n/messages/en.ts';

/** A page of the site that can be searched for. */
export interface SitePage {
  readonly path: string;
  readonly title: MessageId;
  /** What people call it or ask for, in English and Spanish, without the words that every question has. */
  readonly phrases: readonly string[];
  /** The feature that it belongs to, if a county may be without. */
  readonly feature?: string;
}

const MAP: Page = { kind: 'map', partition: 'neighborhoods', area: null };

export const SITE_PAGES: readonly SitePage[] = [
  {
    path: pagePath({ kind: 'coronavirus', area: null }),
    feature: 'coronavirus',
    title: 'nav.coronavirus',
    phrases: ['coronavirus', 'covid', 'covid cases', 'infection rate', 'casos covid', 'contagios'],
  },
  {
    path: PAGE_PATHS.traffic,
    feature: 'traffic',
    title: 'nav.traffic',
    phrases: ['traffic', 'roads', 'trafico', 'transito'],
  },
  {
    path: pagePath({ kind: 'air', place: null }),
    title: 'nav.airTracker',
    phrases: [
      'air quality',
      'aqi today',
      'smoke',
      'pollution',
      'calidad aire',
      'humo',
      'contaminacion',
    ],
  },
  {
    path: pagePath({ kind: 'air-map', area: null }),
    title: 'nav.air',
    phrases: ['air quality map', 'aqi map', 'smoke map', 'mapa calidad aire', 'mapa humo'],
  },
  {
    path: pagePath(MAP),
    title: 'nav.crimeMap',
    phrases: ['crime map', 'safety map', 'mapa delitos', 'mapa crimen', 'mapa seguridad'],
  },
  {
    path: trackerPath('crime', null),
    title: 'nav.crimeTracker',
    phrases: [
      'crime tracker',
      'crime trends',
      'crime statistics',
      'tendencias delitos',
      'estadisticas delitos',
    ],
  },
  {
    path: trackerPath('neighborhood', null),
    title: 'nav.neighborhoodTracker',
    phrases: ['neighborhood tracker', 'my neighborhood', 'mi vecindario'],
  },
  {
    path: pagePath({ kind: 'compare', areas: [] }),
    title: 'nav.compare',
    phrases: [
      'compare neighborhoods',
      'safest neighborhood',
      'comparar vecindarios',
      'comparacion',
    ],
  },
  {
    path: PAGE_PATHS.method,
    title: 'nav.method',
    phrases: [
      'crime counted',
      'crime rate calculated',
      'method',
      'contar delitos',
      'cuentan delitos',
      'calcula tasa',
      'metodo',
    ],
  },
  {
    path: PAGE_PATHS['air-method'],
    title: 'nav.airMethod',
    phrases: [
      'aqi calculated',
      'air quality calculated',
      'air estimated',
      'calcula aqi',
      'calcula ica',
      'calcula calidad aire',
      'estima aire',
    ],
  },
  {
    path: PAGE_PATHS['coronavirus-method'],
    feature: 'coronavirus',
    title: 'nav.coronavirusMethod',
    phrases: ['coronavirus counted', 'covid counted', 'cuenta coronavirus', 'cuentan casos'],
  },
  {
    path: PAGE_PATHS.data,
    title: 'nav.data',
    phrases: [
      'data',
      'download data',
      'open data',
      'sources',
      'csv',
      'datos',
      'descargar datos',
      'datos abiertos',
      'fuentes',
    ],
  },
  {
    path: PAGE_PATHS['data-coverage'],
    title: 'nav.dataCoverage',
    phrases: ['months record', 'missing records', 'coverage', 'meses registro', 'registros faltan'],
  },
  {
    path: PAGE_PATHS['data-downloads'],
    title: 'nav.dataDownloads',
    phrases: ['downloads', 'descargas'],
  },
  { path: PAGE_PATHS['data-api'], title: 'nav.dataApi', phrases: ['api', 'developers'] },
  {
    path: pagePath({ kind: 'news', area: null }),
    title: 'nav.news',
    phrases: ['news', 'what changed', 'noticias', 'novedades'],
  },
  {
    path: PAGE_PATHS.subscribe,
    title: 'nav.subscribe',
    phrases: ['subscribe', 'newsletter', 'email alerts', 'suscribirse', 'boletin', 'correo'],
  },
  {
    path: pagePath({ kind: 'subscription' }),
    title: 'searchPage.subscription',
    phrases: [
      'unsubscribe',
      'cancel subscription',
      'manage subscription',
      'stop emails',
      'cancelar suscripcion',
      'darse baja',
      'mi suscripcion',
    ],
  },
  {
    path: PAGE_PATHS.feedback,
    title: 'searchPage.feedback',
    phrases: [
      'feedback',
      'contact us',
      'contact',
      'report error',
      'comentarios',
      'contacto',
      'contactar',
      'reportar error',
    ],
  },
];
