import { en } from './en.ts';
import { es } from './es.ts';

/** The texts of notifications by language, under the namespace `notifications`. */
export const notificationTexts = { en, es };
