import { en } from './en.ts';
import { es } from './es.ts';

/** The search's texts by language, for the namespace `search`. */
export const searchTexts = { en, es };
