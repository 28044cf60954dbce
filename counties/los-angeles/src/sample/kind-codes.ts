import { DOMESTIC_SUFFIX, toLapdNibrsCode } from '../categories/lapd-nibrs-code.ts';
import type { OffenseKindName } from './offense-kinds.ts';

type Codes = Readonly<Record<string, number>>;

/**
 * The codes of a kind of offense by agency, with their odds. NIBRS has no codes for domestic violence and bicycles,
 * so those records are under assault and all other larceny, as in real data; LAPD flags domestic offenses. LAPD uses
 * NIBRS throughout: its real change of March 2024 breaks a series (reading 17), and the sample must show the site
 * without that break even where its first months precede it.
 */
const codesByKind: Record<OffenseKindName, { nibrs: Codes; lasd: Codes }> = {
  homicide: { nibrs: { '09A': 1 }, lasd: { 11: 1 } },
  rape: { nibrs: { '11A': 7, '11B': 1, '11C': 1 }, lasd: { 21: 6, 22: 1, 23: 2, 27: 1 } },
  sexualContact: { nibrs: { '11D': 1 }, lasd: { 129: 2, 139: 3 } },
  robbery: {
    nibrs: { 120: 1 },
    lasd: { 31: 1, 32: 2, 34: 1, 37: 5, 38: 1, 41: 2, 42: 3, 44: 1, 47: 6, 48: 1 },
  },
  aggravatedAssault: { nibrs: { '13A': 1 }, lasd: { 51: 5, 52: 3, 53: 6, 54: 4, 57: 1 } },
  simpleAssault: { nibrs: { '13B': 1 }, lasd: { 144: 6, 145: 1 } },
  domesticAssault: { nibrs: { '13A': 1, '13B': 6 }, lasd: { 50: 1, 146: 6 } },
  threats: { nibrs: { '13C': 1 }, lasd: { 147: 1, 217: 3, 339: 2 } },
  kidnapping: { nibrs: { 100: 1 }, lasd: { 326: 1 } },
  trafficking: { nibrs: { '64A': 3, '64B': 1 }, lasd: { 124: 1 } },
  homeBurglary: { nibrs: { 220: 1 }, lasd: { 61: 4, 62: 2, 64: 6, 65: 3, 67: 4, 68: 2, 69: 1 } },
  businessBurglary: {
    nibrs: { 220: 1 },
    lasd: { 71: 8, 72: 1, 73: 1, 74: 1, 75: 1, 77: 3, 78: 1 },
  },
  theftFromVehicle: { nibrs: { '23F': 1 }, lasd: { 84: 4, 340: 29, 342: 2, 384: 11 } },
  vehicleParts: { nibrs: { '23G': 1 }, lasd: { 85: 5, 385: 4 } },
  vehicleTheft: { nibrs: { 240: 1 }, lasd: { 90: 1, 91: 70, 92: 4, 93: 11, 95: 3, 97: 1 } },
  shoplifting: { nibrs: { '23C': 1 }, lasd: { 83: 1, 383: 5 } },
  theftFromBuilding: { nibrs: { '23D': 1 }, lasd: { 87: 2, 350: 1, 387: 3 } },
  otherTheft: { nibrs: { '23H': 60, '23E': 1 }, lasd: { 89: 8, 314: 1, 389: 14 } },
  bicycleTheft: { nibrs: { '23H': 1 }, lasd: { 86: 1, 386: 4 } },
  pickpocketing: { nibrs: { '23A': 1 }, lasd: { 81: 1, 381: 2 } },
  purseSnatching: { nibrs: { '23B': 1 }, lasd: { 82: 1, 382: 1 } },
  vandalism: { nibrs: { 290: 1 }, lasd: { 261: 8, 263: 8, 264: 2 } },
  arson: { nibrs: { 200: 1 }, lasd: { 270: 1, 274: 1, 277: 4, 279: 4 } },
  identityTheft: { nibrs: { '26F': 8, '26C': 1 }, lasd: { 117: 12, 118: 1, 119: 1 } },
  cardFraud: { nibrs: { '26B': 1 }, lasd: { 105: 3, 111: 1 } },
  swindle: { nibrs: { '26A': 7, '26E': 2, '26G': 1 }, lasd: { 112: 12, 113: 1, 161: 1, 177: 1 } },
  forgery: { nibrs: { 250: 1 }, lasd: { 101: 1, 103: 8, 107: 2, 315: 1 } },
  embezzlement: { nibrs: { 270: 1 }, lasd: { 165: 1, 330: 3 } },
  extortion: { nibrs: { 210: 1 }, lasd: { 324: 1 } },
  stolenProperty: { nibrs: { 280: 1 }, lasd: { 290: 1 } },
  drugs: { nibrs: { '35A': 5, '35B': 2 }, lasd: { 181: 3, 183: 5, 184: 2, 185: 14, 189: 1 } },
  weapons: { nibrs: { 520: 1 }, lasd: { 151: 4, 152: 1 } },
  shotsFired: { nibrs: { '13A': 1, 520: 1 }, lasd: { 153: 1 } },
  trespass: { nibrs: { '90J': 1 }, lasd: { 391: 1 } },
  disturbance: { nibrs: { '90C': 3, '90B': 1 }, lasd: { 212: 2, 221: 1, 222: 1 } },
  drunkDriving: { nibrs: { '90D': 1 }, lasd: { 241: 1, 242: 12, 245: 1 } },
  drunkenness: { nibrs: { '90E': 4, '90G': 1 }, lasd: { 198: 2, 201: 4 } },
  hitAndRun: { nibrs: { '90Z': 1 }, lasd: { 250: 20, 251: 1 } },
  courtOrder: { nibrs: { '90Z': 4, '90K': 1 }, lasd: { 285: 1, 399: 4 } },
  familyOffense: { nibrs: { '90F': 1 }, lasd: { 172: 2, 174: 1, 175: 4 } },
  childAbuse: { nibrs: { '13B': 3, '90F': 1 }, lasd: { 59: 1, 149: 2 } },
  sexOffense: {
    nibrs: { 370: 2, '36B': 1, 360: 1 },
    lasd: { 120: 2, 122: 2, 126: 1, 130: 2, 134: 2 },
  },
  prostitution: { nibrs: { '40A': 3, '40B': 1, '40C': 2 }, lasd: { 133: 1, 136: 2 } },
  animalCruelty: { nibrs: { 720: 1 }, lasd: { 399: 1 } },
  other: { nibrs: { '90Z': 1 }, lasd: { 252: 1, 255: 12, 339: 2, 399: 4 } },
};

/** Returns the share of each code of a kind in one scheme; the shares of a kind add up to 1. */
export function listCodeShares(kind: OffenseKindName, scheme: string): [string, number][] {
  const codes = Object.entries(codesByKind[kind][scheme === 'lasd-statistical' ? 'lasd' : 'nibrs']);
  const total = codes.reduce((sum, [, odds]) => sum + odds, 0);
  return codes.map(([code, odds]) => [
    scheme === 'lapd-nibrs'
      ? toLapdNibrsCode(code) + (kind === 'domesticAssault' ? DOMESTIC_SUFFIX : '')
      : code,
    odds / total,
  ]);
}
