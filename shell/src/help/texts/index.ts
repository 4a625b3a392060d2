import { en } from './en.ts';
import { es } from './es.ts';

/** The texts of Get Help by language, namespace `help`. */
export const helpTexts = { en, es };
