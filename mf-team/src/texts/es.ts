import { employeeTexts } from '../employee/texts.ts';
import { requestTexts } from '../requests/texts.ts';
import { agentsTexts } from '../schedule/agents/texts.ts';
import { monthTexts } from '../schedule/month/texts.ts';
import { scheduleTexts } from '../schedule/texts.ts';
import { addMember } from '../add-member/texts/es.ts';
import { editMember } from '../employee/edit/texts/es.ts';
import { picture } from '../employee/picture/texts/es.ts';
import { importMembers } from '../import-members/texts/es.ts';
import { lifecycle } from '../lifecycle/texts/es.ts';
import type { en } from './en.ts';

/** The module's texts in Spanish. */
export const es: typeof en = {
  title: 'Equipo',
  summary: '{{used, number}} de {{limit, number}} miembros activos de su plan',
  summaryOver:
    '{{used, number}} miembros activos, {{over, number}} por encima del límite de {{limit, number}} de su plan',
  fetchFailed: 'No se pudieron cargar los miembros del equipo',
  list: 'Miembros del equipo',
  search: 'Buscar por nombre o correo',
  columns: {
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    tier: 'Función',
    status: 'Estado',
    communities: 'Comunidades',
    dateCreated: 'Alta',
    lastActive: 'Última actividad',
  },
  active: 'Activo',
  inactive: 'Inactivo',
  unnamed: 'Miembro sin nombre',
  unknownMember: 'Miembro desconocido',
  users: { someone: 'alguien', you: 'usted', owner: 'el propietario' },
  standsInFor: 'Sustituye a',
  tiers: {
    Admin: 'Administrador',
    'District Manager': 'Gerente de distrito',
    'Collection Specialist': 'Especialista en recolección',
  },
  empty: {
    title: 'Aún no hay miembros en el equipo',
    text: 'Aquí verá a las personas que atienden sus comunidades, con su función y su última actividad.',
  },
  employee: employeeTexts.es,
  schedule: scheduleTexts.es,
  months: monthTexts.es,
  agents: agentsTexts.es,
  requests: requestTexts.es,
  addMember,
  editMember,
  picture,
  importMembers,
  lifecycle,
};
