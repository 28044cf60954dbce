import type { SourceTerms } from '@townlight/domain/county';

/**
 * The sources of the county's figures and maps with their terms. A test compares the list with
 * `docs/data-notices.md`.
 */
export const sourceTerms: readonly SourceTerms[] = [
  {
    id: 'lapd',
    url: 'https://data.lacity.org/',
    termsUrl: 'https://creativecommons.org/publicdomain/zero/1.0/',
    translations: {
      en: {
        gives: 'Crime reports of the city of Los Angeles',
        publisher: 'Los Angeles Police Department, on the city’s open data portal',
        terms: 'CC0 1.0, public domain',
        asks: 'Nothing is required. The department warns that reports were typed from paper and may hold mistakes.',
      },
      es: {
        gives: 'Reportes de delitos de la ciudad de Los Ángeles',
        publisher: 'Departamento de Policía de Los Ángeles, en el portal de datos de la ciudad',
        terms: 'CC0 1.0, dominio público',
        asks: 'No se exige nada. El departamento advierte que los reportes se copiaron de papel y pueden tener errores.',
      },
    },
  },
  {
    id: 'lasd',
    url: 'https://lasd.org/',
    termsUrl: null,
    translations: {
      en: {
        gives: 'Crime reports of the cities and communities that the Sheriff polices',
        publisher: 'Los Angeles County Sheriff’s Department',
        terms: 'The files name no license',
        asks: 'Please name the department. Reports are revised, so say when you downloaded them.',
      },
      es: {
        gives: 'Reportes de delitos de las ciudades y comunidades que atiende el sheriff',
        publisher: 'Departamento del Sheriff del Condado de Los Ángeles',
        terms: 'Los archivos no indican ninguna licencia',
        asks: 'Nombre al departamento. Los reportes se corrigen: diga en qué fecha los descargó.',
      },
    },
  },
  {
    id: 'city-police',
    url: null,
    termsUrl: null,
    translations: {
      en: {
        gives: 'Crime reports of cities with a police department of their own',
        publisher: 'Each city’s police department',
        terms: 'No common license',
        asks: 'Ask the department before you publish its reports again.',
      },
      es: {
        gives: 'Reportes de delitos de ciudades con departamento de policía propio',
        publisher: 'El departamento de policía de cada ciudad',
        terms: 'No hay una licencia común',
        asks: 'Pregunte al departamento antes de volver a publicar sus reportes.',
      },
    },
  },
  {
    id: 'airnow',
    url: 'https://www.airnow.gov/',
    termsUrl: 'https://docs.airnowapi.org/docs/DataUseGuidelines.pdf',
    translations: {
      en: {
        gives: 'Hourly readings of PM2.5',
        publisher: 'AirNow, a program of the U.S. EPA with the local air agencies',
        terms: 'AirNow Data Use Guidelines',
        asks: 'Name the local air agency first, then AirNow. Say that readings are preliminary, and do not change them.',
      },
      es: {
        gives: 'Mediciones de PM2.5 cada hora',
        publisher: 'AirNow, un programa de la EPA de EE. UU. con las agencias locales del aire',
        terms: 'Normas de uso de datos de AirNow (en inglés)',
        asks: 'Nombre primero a la agencia local del aire y después a AirNow. Diga que las mediciones son preliminares y no las cambie.',
      },
    },
  },
  {
    id: 'aqs',
    url: 'https://www.epa.gov/aqs',
    termsUrl: null,
    translations: {
      en: {
        gives: 'Verified readings of PM2.5 from earlier years',
        publisher: 'Air Quality System of the U.S. EPA',
        terms: 'Public domain, as a work of the federal government',
        asks: 'Nothing is required. Please name the EPA and say when you downloaded the readings.',
      },
      es: {
        gives: 'Mediciones verificadas de PM2.5 de años anteriores',
        publisher: 'Air Quality System de la EPA de EE. UU.',
        terms: 'Dominio público, por ser obra del gobierno federal',
        asks: 'No se exige nada. Nombre a la EPA y diga en qué fecha descargó las mediciones.',
      },
    },
  },
  {
    id: 'latimes-cases',
    url: 'https://github.com/datadesk/california-coronavirus-data',
    termsUrl: 'https://www.latimes.com/terms-of-service',
    translations: {
      en: {
        gives: 'Coronavirus cases by place',
        publisher: 'Los Angeles Times',
        terms: 'Terms of service of the Los Angeles Times',
        asks: 'Name the Los Angeles Times wherever you publish the cases. They may not be sold, and commercial use needs the paper’s permission.',
      },
      es: {
        gives: 'Casos de coronavirus por lugar',
        publisher: 'Los Angeles Times',
        terms: 'Condiciones de servicio de Los Angeles Times (en inglés)',
        asks: 'Nombre a Los Angeles Times donde publique los casos. No se pueden vender, y el uso comercial requiere permiso del periódico.',
      },
    },
  },
  {
    id: 'health-departments',
    url: 'http://publichealth.lacounty.gov/',
    termsUrl: null,
    translations: {
      en: {
        gives: 'Coronavirus cases by community',
        publisher:
          'Health departments of Los Angeles County and of the cities of Long Beach and Pasadena',
        terms: 'The files name no license',
        asks: 'Please name the department. Do not try to work out the small numbers that it publishes as a range.',
      },
      es: {
        gives: 'Casos de coronavirus por comunidad',
        publisher:
          'Departamentos de salud del condado de Los Ángeles y de las ciudades de Long Beach y Pasadena',
        terms: 'Los archivos no indican ninguna licencia',
        asks: 'Nombre al departamento. No intente averiguar los números pequeños que publica como un rango.',
      },
    },
  },
  {
    id: 'mapping-la',
    url: 'https://maps.latimes.com/about/',
    termsUrl: 'https://creativecommons.org/licenses/by-nc-sa/3.0/us/',
    translations: {
      en: {
        gives: 'Neighborhood boundaries',
        publisher: 'Los Angeles Times, Mapping L.A.',
        terms: 'Creative Commons, BY-NC-SA',
        asks: 'Name the Los Angeles Times, make no commercial use of them, and share what you change under the same terms.',
      },
      es: {
        gives: 'Límites de los vecindarios',
        publisher: 'Los Angeles Times, Mapping L.A.',
        terms: 'Creative Commons, BY-NC-SA',
        asks: 'Nombre a Los Angeles Times, no les dé uso comercial y comparta sus cambios con las mismas condiciones.',
      },
    },
  },
  {
    id: 'census',
    url: 'https://www.census.gov/',
    termsUrl: null,
    translations: {
      en: {
        gives: 'Residents, zip codes, census tracts, ranges of street addresses and county lines',
        publisher: 'U.S. Census Bureau',
        terms: 'Public domain, as a work of the federal government',
        asks: 'Nothing is required. The Bureau asks to be named as the source.',
      },
      es: {
        gives:
          'Residentes, códigos postales, sectores censales, rangos de direcciones y líneas de condado',
        publisher: 'Oficina del Censo de EE. UU.',
        terms: 'Dominio público, por ser obra del gobierno federal',
        asks: 'No se exige nada. La Oficina pide que se la nombre como fuente.',
      },
    },
  },
  {
    id: 'openaddresses',
    url: 'https://openaddresses.io/',
    termsUrl: null,
    translations: {
      en: {
        gives: 'Street addresses',
        publisher: 'OpenAddresses, from the address files of cities and counties',
        terms: 'Each file has its own license',
        asks: 'Look up the license of the file that you use.',
      },
      es: {
        gives: 'Direcciones',
        publisher: 'OpenAddresses, con los archivos de direcciones de ciudades y condados',
        terms: 'Cada archivo tiene su propia licencia',
        asks: 'Consulte la licencia del archivo que use.',
      },
    },
  },
  {
    id: 'openstreetmap',
    url: 'https://www.openstreetmap.org/',
    termsUrl: 'https://www.openstreetmap.org/copyright',
    translations: {
      en: {
        gives: 'Streets, waters and names of the detailed base map',
        publisher: 'OpenStreetMap contributors',
        terms: 'Open Database License (ODbL) 1.0',
        asks: 'Show “© OpenStreetMap contributors”, and share a database that you make from it under the same license.',
      },
      es: {
        gives: 'Calles, aguas y nombres del mapa base detallado',
        publisher: 'Colaboradores de OpenStreetMap',
        terms: 'Open Database License (ODbL) 1.0',
        asks: 'Muestre “© colaboradores de OpenStreetMap” y comparta con la misma licencia las bases de datos que haga con él.',
      },
    },
  },
  {
    id: 'gshhg',
    url: 'https://www.soest.hawaii.edu/pwessel/gshhg/',
    termsUrl: 'https://www.gnu.org/licenses/lgpl-3.0.html',
    translations: {
      en: {
        gives: 'The shoreline',
        publisher: 'GSHHG, by Paul Wessel and Walter Smith',
        terms: 'GNU LGPL 3.0 or later',
        asks: 'Name the authors, and share changes under the same license.',
      },
      es: {
        gives: 'La línea de la costa',
        publisher: 'GSHHG, de Paul Wessel y Walter Smith',
        terms: 'GNU LGPL 3.0 o posterior',
        asks: 'Nombre a los autores y comparta sus cambios con la misma licencia.',
      },
    },
  },
];
