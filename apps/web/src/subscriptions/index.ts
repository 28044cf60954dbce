export { SubscribeBar } from './form/SubscribeBar.tsx';
