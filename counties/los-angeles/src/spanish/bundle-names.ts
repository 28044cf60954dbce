import { agencies } from '../agencies.ts';

/**
 * The seed's big and small bundles in Spanish as a Los Angeles newsroom writes it, by their English names; lower case
 * throughout, since they also occur within sentences. Bundles that staff rename are shown under that name.
 */
export const spanishBundleNames: Readonly<Record<string, string>> = {
  // big
  'Violent Crime': 'delitos violentos',
  'Property Crime': 'delitos contra la propiedad',
  'Vehicle Crime': 'delitos con vehículos',
  'Other Crimes Against Persons': 'otros delitos contra las personas',
  'Other Crimes Against Property': 'otros delitos contra la propiedad',
  Fraud: 'fraude',
  'Domestic and Family': 'delitos domésticos y familiares',
  'Sex Crime': 'delitos sexuales',
  Weapons: 'armas',
  'Drugs and Alcohol': 'drogas y alcohol',
  Traffic: 'tránsito',
  'Public Order': 'orden público',
  Other: 'otros',
  // small
  Homicide: 'homicidio',
  'Rape and Sexual Assault': 'violación y agresión sexual',
  Robbery: 'robo con violencia',
  'Aggravated Assault': 'agresión agravada',
  'Aggravated Domestic Violence': 'violencia doméstica agravada',
  'Simple Assault': 'agresión simple',
  'Domestic Violence': 'violencia doméstica',
  'Shots Fired': 'disparos',
  'Kidnapping and Trafficking': 'secuestro y trata de personas',
  Burglary: 'robo con allanamiento',
  'Theft From Vehicle': 'robo de objetos en vehículos',
  'Vehicle Theft': 'robo de vehículos',
  'Vehicle Parts Theft': 'robo de autopartes',
  'Bicycle Theft': 'robo de bicicletas',
  Shoplifting: 'robo en tiendas',
  'Personal Theft': 'hurto a personas',
  'Plain Theft': 'hurto simple',
  'Package and Other Theft': 'robo de paquetes y otros hurtos',
  'Stolen Property': 'posesión de bienes robados',
  Vandalism: 'vandalismo',
  Arson: 'incendio intencional',
  'Fraud and Identity Theft': 'fraude y robo de identidad',
  'Forgery and Counterfeiting': 'falsificación',
  'Embezzlement and Extortion': 'malversación y extorsión',
  'Child Abuse and Neglect': 'maltrato y negligencia infantil',
  'Family Offenses': 'delitos en la familia',
  'Sex Offenses': 'otros delitos sexuales',
  Prostitution: 'prostitución',
  'Weapon Offenses': 'delitos con armas',
  'Drug Offenses': 'delitos de drogas',
  'Alcohol Offenses': 'delitos relacionados con el alcohol',
  'Drunk Driving': 'conducir ebrio',
  'Traffic Offenses': 'infracciones de tránsito',
  'Threats and Stalking': 'amenazas y acoso',
  Trespassing: 'ingreso sin permiso',
  Disturbances: 'alteración del orden',
  'Court Orders and Warrants': 'órdenes judiciales y de arresto',
  Gambling: 'apuestas ilegales',
  'Animal Cruelty': 'crueldad animal',
  'Other Offenses': 'otros delitos',
  'Administrative Records': 'registros administrativos',
};

const OF_A_CITY = / Police Department$/;
/** Cities whose Spanish name differs from the English. */
const CITIES: Readonly<Record<string, string>> = { 'Los Angeles': 'Los Ángeles' };

/** The agencies' names in Spanish, by their English names. */
export const spanishAgencyNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    agencies
      .filter(({ name }) => OF_A_CITY.test(name))
      .map(({ name }) => {
        const city = name.replace(OF_A_CITY, '');
        return [name, `Departamento de Policía de ${CITIES[city] ?? city}`];
      }),
  ),
  "Los Angeles County Sheriff's Department": 'Departamento del Sheriff del Condado de Los Ángeles',
};
