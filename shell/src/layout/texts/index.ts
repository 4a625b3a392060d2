import { en } from './en.ts';
import { es } from './es.ts';

/** The frame's texts by language, for the namespace `layout`. */
export const layoutTexts = { en, es };
