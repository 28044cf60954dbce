export { WhoToAsk } from './WhoToAsk.tsx';
