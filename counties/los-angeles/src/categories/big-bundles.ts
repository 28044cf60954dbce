/** The widest choice of the filter panel, in the order a resident looks for them. */
export const bigBundles: { name: string }[] = [
  { name: 'Violent Crime' },
  { name: 'Property Crime' },
  { name: 'Vehicle Crime' },
  { name: 'Fraud' },
  { name: 'Domestic and Family' },
  { name: 'Sex Crime' },
  { name: 'Weapons' },
  { name: 'Drugs and Alcohol' },
  { name: 'Public Order' },
  { name: 'Other' },
];
