import { employeeTexts } from '../employee/texts/es.ts';
import { requestTexts } from '../requests/texts/es.ts';
import { agentsTexts } from '../schedule/agents/texts/es.ts';
import { monthTexts } from '../schedule/month/texts/es.ts';
import { offerTexts } from '../schedule/offer/texts/es.ts';
import { scheduleTexts } from '../schedule/texts/es.ts';
import { memberWords } from '../people/texts/es.ts';
import { addMember } from '../add-member/texts/es.ts';
import { editMember } from '../employee/edit/texts/es.ts';
import { picture } from '../employee/picture/texts/es.ts';
import { importMembers } from '../import-members/texts/es.ts';
import { lifecycle } from '../lifecycle/texts/es.ts';
import type { en } from './en.ts';

/** The module's texts in Spanish. */
export const es: typeof en = {
  title: 'Equipo',
  summary: '{{used, number}} de {{limit, number}} miembros activos',
  summaryOver: '{{used, number}} miembros activos, {{over, number}} más que su límite de {{limit, number}}',
  fetchFailed: 'No se cargó el equipo',
  list: 'Miembros del equipo',
  noun_one: 'miembro',
  noun_other: 'miembros',
  search: 'Buscar por nombre o correo',
  columns: {
    name: 'Nombre',
    email: 'Correo',
    phone: 'Teléfono',
    tier: 'Rol',
    status: 'Estado',
    communities: 'Comunidades',
    dateCreated: 'Agregado',
    lastActive: 'Última actividad',
  },
  ...memberWords,
  unnamed: 'Miembro sin nombre',
  unknownMember: 'Miembro desconocido',
  users: { someone: 'alguien', you: 'usted', owner: 'el propietario' },
  standsInFor: 'Cubre a',
  empty: {
    title: 'Aún no hay miembros en el equipo',
    text: 'Agregue a quienes atienden sus comunidades.',
  },
  employee: employeeTexts,
  schedule: scheduleTexts,
  months: monthTexts,
  agents: agentsTexts,
  offer: offerTexts,
  requests: requestTexts,
  addMember,
  editMember,
  picture,
  importMembers,
  lifecycle,
};
