import { en } from './en.ts';
import { es } from './es.ts';

/** The texts of the help's pages by language, namespace `docs`. */
export const docsTexts = { en, es };
