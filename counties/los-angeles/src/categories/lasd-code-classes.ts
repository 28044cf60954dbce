import type { CodeRange } from '@townlight/domain/crime';

const codes = (from: number, to: number, nickname: string): CodeRange => ({ from, to, nickname });

/**
 * The Sheriff's numbers are grouped by kind, ten or twenty to each, as in its column CATEGORY: a number that is not
 * in the list is of the kind of its neighbors. Numbers from 400 on are not crimes: accidents, missing persons,
 * recovered vehicles.
 */
export const lasdCodeClasses: readonly CodeRange[] = [
  codes(30, 39, 'Armed Robbery'),
  codes(40, 49, 'Strong-Arm Robbery'),
  codes(100, 109, 'Forgery'),
  codes(110, 119, 'Scam or Swindle'),
  codes(120, 139, 'Other Sex Offense'),
  codes(140, 149, 'Simple Assault'),
  codes(150, 159, 'Weapon Possession'),
  codes(160, 169, 'Scam or Swindle'),
  codes(170, 179, 'Nonviolent Family Offense'),
  codes(180, 189, 'Drug Offense'),
  codes(190, 199, 'Liquor or Tobacco Law'),
  codes(200, 209, 'Public Drunkenness'),
  codes(210, 219, 'Disorderly Conduct'),
  codes(220, 229, 'Loitering or Curfew'),
  codes(230, 239, 'Gambling'),
  codes(240, 249, 'Drunk Driving'),
  codes(250, 259, 'Vehicle Law'),
  codes(260, 269, 'Vandalism'),
  codes(270, 279, 'Arson'),
  codes(280, 289, 'Warrant or Failure to Appear'),
  codes(290, 299, 'Stolen Property'),
  codes(300, 319, 'Federal Offense'),
  codes(320, 339, 'Other Felony'),
  codes(340, 349, 'Vehicle Break-In'),
  codes(380, 389, 'Other Theft'),
  codes(390, 399, 'Other Misdemeanor'),
  codes(400, 999, 'Non-Criminal Record'),
];
