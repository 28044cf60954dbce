import type { CountyContacts } from '@townlight/domain/contacts';

/** Neighborhoods with an invented district and meeting in the sample county. */
const SAMPLE_AREAS = ['downtown', 'hollywood', 'venice', 'westwood', 'downey'];

/**
 * Contacts for residents. Only certain, public and stable facts are given as real; departments that are missing have
 * neither number nor page. Districts and meetings of the county are not known yet: those here are invented.
 */
export const countyContacts: CountyContacts = {
  emergency: '911',
  police: {
    lapd: { phone: '877-275-5273', url: 'https://www.lapdonline.org/' },
    lasd: { phone: null, url: 'https://lasd.org/' },
  },
  districts: [
    {
      kind: 'council',
      name: { en: 'Sample council district', es: 'Distrito municipal de muestra' },
      url: null,
      areas: SAMPLE_AREAS,
      sample: true,
    },
    {
      kind: 'supervisor',
      name: { en: 'Sample supervisor district', es: 'Distrito de supervisor de muestra' },
      url: null,
      areas: SAMPLE_AREAS,
      sample: true,
    },
  ],
  meetings: [
    {
      name: { en: 'Sample neighborhood meeting', es: 'Reunión vecinal de muestra' },
      place: { en: 'Sample community room', es: 'Sala comunitaria de muestra' },
      url: null,
      rule: { week: 'second', weekday: 'tuesday', time: '18:00' },
      areas: SAMPLE_AREAS,
      sample: true,
    },
  ],
  services: [
    {
      kind: 'victims',
      name: {
        en: 'California Victim Compensation Board',
        es: 'Junta de Compensación para Víctimas de California',
      },
      gives: {
        en: 'Helps victims of a crime with its costs',
        es: 'Ayuda a las víctimas de un delito con los gastos',
      },
      phone: '800-777-9229',
      url: 'https://victims.ca.gov/',
    },
    {
      kind: 'help',
      name: { en: '211 LA County', es: '211 del condado de Los Ángeles' },
      gives: {
        en: 'Helps you find housing, food, health care and other help',
        es: 'Ayuda a encontrar vivienda, comida, atención médica y otros apoyos',
      },
      phone: '211',
      url: 'https://211la.org/',
    },
  ],
};
