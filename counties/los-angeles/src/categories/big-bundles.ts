/**
 * The widest choice of the filter panel, in the order in which a resident looks for them. Violent and property crime
 * are the FBI's; docs/methodology/categories.md explains the others.
 */
export const bigBundles: { name: string }[] = [
  { name: 'Violent Crime' },
  { name: 'Property Crime' },
  { name: 'Vehicle Crime' },
  { name: 'Other Crimes Against Persons' },
  { name: 'Other Crimes Against Property' },
  { name: 'Fraud' },
  { name: 'Domestic and Family' },
  { name: 'Sex Crime' },
  { name: 'Weapons' },
  { name: 'Drugs and Alcohol' },
  { name: 'Traffic' },
  { name: 'Public Order' },
  { name: 'Other' },
];
