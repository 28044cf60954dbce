export { type AddressSearchData, buildAddressSearchData } from './build-address-data.ts';
export { registerAddressCommands } from './commands.ts';
export { createAskGeocoder } from './geocoders/ask-geocoder.ts';
export { chooseGeocoder } from './geocoders/choose-geocoder.ts';
export { placeSearchRoutes } from './routes.ts';
export { type AddressSearchSnapshot, openAddressSearch } from './snapshot.ts';
