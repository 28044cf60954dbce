export { bundleToolPart } from './part.ts';
