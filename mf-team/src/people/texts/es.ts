import type { memberWords as en } from './en.ts';

/** The names of members' tiers and statuses in Spanish. */
export const memberWords: typeof en = {
  active: 'Activo',
  inactive: 'Inactivo',
  tiers: {
    Admin: 'Administrador',
    'District Manager': 'Gerente de distrito',
    'Collection Specialist': 'Especialista en recolección',
  },
};
