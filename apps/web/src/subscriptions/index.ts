export { SubscribeBar } from './SubscribeBar.tsx';
