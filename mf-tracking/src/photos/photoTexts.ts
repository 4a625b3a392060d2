import { addCatalogs } from 'shared-lib/i18n';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

// The texts of office photos load with the first of them.
addCatalogs('mf-tracking', { en, es });
