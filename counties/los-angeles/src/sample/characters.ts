import { type OffenseKindName, offenseKinds } from './offense-kinds.ts';

/** The character of a place, as far as it affects which offenses are reported there. */
export type AreaCharacter =
  | 'dense'
  | 'mixed'
  | 'suburban'
  | 'foothill'
  | 'downtown'
  | 'nightlife'
  | 'beach'
  | 'shopping'
  | 'industrial'
  | 'open';

/** Multiples of the usual frequency; kinds that are not listed are as usual. */
const emphasis: Record<AreaCharacter, Partial<Record<OffenseKindName, number>>> = {
  dense: {
    homicide: 2.2,
    shotsFired: 2.2,
    aggravatedAssault: 1.5,
    robbery: 1.5,
    weapons: 1.4,
    domesticAssault: 1.2,
    vehicleTheft: 1.2,
    shoplifting: 0.6,
    homeBurglary: 0.8,
    identityTheft: 0.8,
    theftFromVehicle: 0.85,
    prostitution: 2,
  },
  mixed: {},
  suburban: {
    homicide: 0.5,
    shotsFired: 0.4,
    aggravatedAssault: 0.65,
    robbery: 0.6,
    homeBurglary: 1.6,
    vehicleParts: 1.4,
    identityTheft: 1.5,
    swindle: 1.5,
    shoplifting: 1.2,
    trespass: 0.8,
    weapons: 0.8,
    prostitution: 0.3,
    otherTheft: 1.1,
  },
  foothill: {
    homicide: 0.2,
    shotsFired: 0.15,
    aggravatedAssault: 0.4,
    robbery: 0.3,
    homeBurglary: 2.6,
    vehicleTheft: 0.6,
    theftFromVehicle: 1.2,
    identityTheft: 2,
    swindle: 2,
    otherTheft: 1.3,
    simpleAssault: 0.6,
    domesticAssault: 0.7,
    shoplifting: 0.3,
    prostitution: 0,
    drugs: 0.6,
  },
  downtown: {
    theftFromVehicle: 1.8,
    robbery: 1.3,
    aggravatedAssault: 1.3,
    simpleAssault: 1.6,
    vandalism: 1.4,
    businessBurglary: 1.5,
    homeBurglary: 0.4,
    bicycleTheft: 1.5,
    pickpocketing: 2.2,
    trespass: 1.8,
    drugs: 1.8,
    vehicleTheft: 0.5,
    domesticAssault: 0.4,
    identityTheft: 0.4,
    arson: 2.5,
    theftFromBuilding: 1.8,
  },
  nightlife: {
    pickpocketing: 5,
    theftFromVehicle: 1.4,
    simpleAssault: 1.4,
    sexualContact: 1.8,
    robbery: 1.3,
    drunkDriving: 1.8,
    drunkenness: 2.2,
    theftFromBuilding: 1.8,
    trespass: 1.4,
    homeBurglary: 0.8,
    prostitution: 2,
    vehicleParts: 0.7,
  },
  beach: {
    theftFromVehicle: 1.8,
    bicycleTheft: 5,
    otherTheft: 1.2,
    drunkenness: 2,
    simpleAssault: 1.1,
    trespass: 1.3,
    homeBurglary: 1.1,
    vehicleTheft: 0.8,
    homicide: 0.3,
    shotsFired: 0.3,
    aggravatedAssault: 0.8,
    vehicleParts: 0.9,
  },
  shopping: {
    shoplifting: 3.6,
    theftFromVehicle: 1.3,
    cardFraud: 1.8,
    purseSnatching: 2.5,
    pickpocketing: 2,
    theftFromBuilding: 1.8,
    domesticAssault: 0.7,
    aggravatedAssault: 0.7,
    homicide: 0.4,
    shotsFired: 0.4,
    homeBurglary: 0.9,
  },
  industrial: {
    businessBurglary: 4,
    vehicleTheft: 1.7,
    vehicleParts: 1.9,
    embezzlement: 3,
    stolenProperty: 2.5,
    otherTheft: 1.5,
    forgery: 1.8,
    homeBurglary: 0.1,
    domesticAssault: 0.2,
    familyOffense: 0.2,
    childAbuse: 0.2,
    identityTheft: 0.6,
    shoplifting: 0.8,
    prostitution: 2,
  },
  open: {
    theftFromVehicle: 3,
    vandalism: 1.4,
    weapons: 1.6,
    drunkDriving: 2,
    arson: 3,
    homeBurglary: 0.5,
    shoplifting: 0,
    identityTheft: 0.3,
    domesticAssault: 0.3,
    theftFromBuilding: 0.4,
    trespass: 1.5,
  },
};

/** Returns the shares of the kinds of offense in a place of this character; they add up to 1. */
export function computeOffenseShares(character: AreaCharacter): Map<OffenseKindName, number> {
  const weighted = (Object.keys(offenseKinds) as OffenseKindName[]).map(
    (name) => [name, offenseKinds[name].share * (emphasis[character][name] ?? 1)] as const,
  );
  const total = weighted.reduce((sum, [, share]) => sum + share, 0);
  return new Map(weighted.map(([name, share]) => [name, share / total]));
}
