export { WhoToAsk } from './WhoToAsk.tsx';
export { WhoToAskWhenNear } from './WhoToAskWhenNear.tsx';
