import type { memberWords as en } from './en.ts';

/** What the tiers and statuses of members are called in Spanish. */
export const memberWords: typeof en = {
  active: 'Activo',
  inactive: 'Inactivo',
  tiers: {
    Admin: 'Administrador',
    'District Manager': 'Gerente de distrito',
    'Collection Specialist': 'Especialista en recolección',
  },
};
