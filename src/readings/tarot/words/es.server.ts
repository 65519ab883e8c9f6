import { words as en } from './en.server.ts';
export const words = en;
