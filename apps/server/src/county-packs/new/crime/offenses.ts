/** A crime type that a new county starts with. */
export interface StartingCrimeType {
  readonly name: string;
  readonly spanish: string;
  readonly bigBundles: readonly string[];
  /** Offenses of the FBI's NIBRS. */
  readonly nibrs: readonly string[];
  /** A description of it, in small letters; it may be of an earlier type, too. */
  readonly pattern: RegExp;
}

const VIOLENT = 'Violent Crime';
const PROPERTY = 'Property Crime';
const FRAUD = 'Fraud';
const SEX = 'Sex Crime';
const WEAPONS = 'Weapons';
const DRUGS = 'Drugs and Alcohol';
const ORDER = 'Public Order';
const OTHER = 'Other Crime';

/** Spanish names of the big bundles. */
export const SPANISH_BIG_BUNDLES: Readonly<Record<string, string>> = {
  [VIOLENT]: 'Delitos violentos',
  [PROPERTY]: 'Delitos contra la propiedad',
  [FRAUD]: 'Fraude',
  [SEX]: 'Delitos sexuales',
  [WEAPONS]: 'Armas',
  [DRUGS]: 'Drogas y alcohol',
  [ORDER]: 'Orden público',
  [OTHER]: 'Otros delitos',
};

function type(
  name: string,
  spanish: string,
  bigBundles: readonly string[],
  nibrs: readonly string[],
  pattern: RegExp,
): StartingCrimeType {
  return { name, spanish, bigBundles, nibrs, pattern };
}

/**
 * Crime types by the official descriptions of offenses in American and British files. The first that matches counts:
 * `motor vehicle theft` comes before `theft`. Violent and property crime are the FBI's.
 */
export const STARTING_CRIME_TYPES: readonly StartingCrimeType[] = [
  type(
    'Violence and Sexual Offenses',
    'Violencia y delitos sexuales',
    [VIOLENT, SEX],
    [],
    /violence and sexual offen[cs]es/,
  ),
  type(
    'Criminal Damage and Arson',
    'Daños e incendio provocado',
    [PROPERTY],
    [],
    /criminal damage and arson/,
  ),
  type('Homicide', 'Homicidio', [VIOLENT], ['09A', '09B'], /homicide|murder|manslaughter/),
  type(
    'Rape and Sexual Assault',
    'Violación y agresión sexual',
    [VIOLENT, SEX],
    ['11A', '11B', '11C'],
    /\brape\b|sex(ual)? assault|crim(inal)? sex|sodomy|sexual penetration|oral copulation/,
  ),
  type('Robbery', 'Robo con violencia', [VIOLENT], ['120'], /robbery|carjack|hijack/),
  type(
    'Aggravated Assault',
    'Agresión agravada',
    [VIOLENT],
    ['13A'],
    /\b(agg|felony).*(assault|battery)|(assault|battery).*(\bagg|deadly|firearm|handgun|knife|weapon|strangul)/,
  ),
  type('Simple Assault', 'Agresión simple', [OTHER], ['13B'], /assault|battery/),
  type(
    'Kidnapping and Trafficking',
    'Secuestro y trata de personas',
    [OTHER],
    ['100', '64A', '64B'],
    /kidnap|abduct|trafficking.*(human|person)|(human|person).*trafficking|false imprison|unlawful restraint/,
  ),
  type(
    'Child Abuse and Family Offenses',
    'Maltrato infantil y delitos familiares',
    [OTHER],
    ['90F'],
    /child (abuse|neglect|endanger)|offen[cs]es? involving children|family offen|endanger.*(child|welfare)/,
  ),
  type(
    'Sex Offenses',
    'Delitos sexuales',
    [SEX],
    ['11D', '36A', '36B', '370'],
    /sex (offen|crime)|sexual (abuse|contact)|indecen|lewd|obscen|porn|fondling|incest|peeping|voyeur|sex, ?unlawful|unlawful sex/,
  ),
  type(
    'Prostitution',
    'Prostitución',
    [SEX, ORDER],
    ['40A', '40B', '40C'],
    /prostitut|pander|pimp|solicit.*sex/,
  ),
  type(
    'Fraud and Forgery',
    'Fraude y falsificación',
    [FRAUD],
    ['26A', '26B', '26C', '26D', '26E', '26F', '26G', '26H', '250', '270', '210', '510'],
    /fraud|decepti|identity|forg|counterfeit|swindle|\bscam|embezzl|extort|blackmail|bad checks?|credit card|brib|impersonat/,
  ),
  type(
    'Stolen Property',
    'Bienes robados',
    [OTHER],
    ['280'],
    /stolen (prop|good)|(receiv|possess).*stolen/,
  ),
  type('Trespassing', 'Allanamiento', [ORDER], ['90J'], /trespass/),
  type('Bicycle Theft', 'Robo de bicicletas', [PROPERTY], [], /bicycle|\bbike\b/),
  type(
    'Theft From Vehicle',
    'Robo en vehículo',
    [PROPERTY],
    ['23F', '23G'],
    /(theft|larceny|burglary|break).*\b(from|from a|of contents|parts|accessor).*(vehicle|auto|car\b|mv)|(vehicle|auto|car) (break|burglar|prowl)|theft from (motor )?vehicle|burglary.*vehicle|vehicle.*burglary/,
  ),
  type(
    'Vehicle Theft',
    'Robo de vehículos',
    [PROPERTY],
    ['240'],
    /(vehicle|auto|motorcycle|car) theft|(theft|larceny|stolen|steal|taking).*(of )?\b(motor )?(vehicle|automobile|auto|motorcycle)\b|stolen (vehicle|auto)|vehicle.*stolen|unauthorized use.*vehicle/,
  ),
  type('Vehicle Crime', 'Delitos con vehículos', [PROPERTY], [], /^vehicle crime$/),
  type(
    'Burglary',
    'Robo en inmuebles',
    [PROPERTY],
    ['220'],
    /burglar|break(ing)? (and|&) enter|home invasion/,
  ),
  type('Shoplifting', 'Robo en tiendas', [PROPERTY], ['23C'], /shoplift|shopl\b|retail theft/),
  type(
    'Theft',
    'Robo sin violencia',
    [PROPERTY],
    ['23A', '23B', '23D', '23E', '23H'],
    /theft|larceny|stealing|steals?\b|pickpocket|purse.?snatch/,
  ),
  type('Arson', 'Incendio provocado', [PROPERTY], ['200'], /arson/),
  type(
    'Vandalism',
    'Vandalismo',
    [OTHER],
    ['290'],
    /vandal|criminal damage|mischief|graffiti|damage to (prop|vehicle)|property damage|destruction/,
  ),
  type(
    'Drunk Driving',
    'Conducir en estado de ebriedad',
    [DRUGS],
    ['90D'],
    /\bd(ui|wi)\b|driving under|(intoxicated|impaired|drunk).*driv|driv.*(intoxicated|impaired|drunk)/,
  ),
  type(
    'Drug Offenses',
    'Delitos de drogas',
    [DRUGS],
    ['35A', '35B'],
    /drug|narcotic|controlled subst|marijuana|cannabis|cocaine|heroin|meth\b|paraphernalia/,
  ),
  type(
    'Alcohol Offenses',
    'Delitos de alcohol',
    [DRUGS, ORDER],
    ['90E', '90G'],
    /liquor|alcohol|drunk/,
  ),
  type(
    'Weapon Offenses',
    'Delitos con armas',
    [WEAPONS],
    ['520', '521', '522', '526'],
    /weapon|firearm|concealed carry|handgun|explosive|ammunition|gun\b/,
  ),
  type(
    'Threats and Harassment',
    'Amenazas y acoso',
    [OTHER],
    ['13C'],
    /threat|harr?ass|intimidat|stalk|menac/,
  ),
  type(
    'Public Order',
    'Orden público',
    [ORDER],
    ['90B', '90C', '39A', '39B', '39C', '39D', '720'],
    /public (order|peace)|pub ord|disorderly|disturb|loiter|gambl|vagran|riot|anti-?social|animal cruelty|obstruct|interference|resist/,
  ),
];
