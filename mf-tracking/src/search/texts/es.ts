import type { en } from './en.ts';

export const es: typeof en = { foundReports: 'Informes', foundCases: 'Casos' };
