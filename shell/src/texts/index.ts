import { en } from './en.ts';
import { es } from './es.ts';

/** The shell's texts by language, under the namespace `shell`. */
export const shellTexts = { en: { shell: en }, es: { shell: es } };
