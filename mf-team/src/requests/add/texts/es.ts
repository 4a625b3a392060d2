import type { addTexts as en } from './en.ts';

/** The texts of adding a request on behalf of a member in Spanish. */
export const addTexts: typeof en = {
  open: 'Agregar solicitud',
  title: 'Agregar solicitud de un miembro',
  member: 'Miembro',
  chooseMember: 'Elija un miembro',
  chooseCommunity: 'Elija una comunidad',
  none: 'Sin resultados',
  kind: 'Solicitud',
  date: 'Fecha',
  submit: 'Agregar solicitud',
  done: 'Solicitud agregada.',
  failed: 'No se agregó la solicitud. Reintente.',
  offline: 'No hay conexión. No se guardó nada.',
  problems: {
    memberId: { missing: 'Elija un miembro.' },
    date: {
      missing: 'Elija una fecha.',
      past: 'Esa noche ya pasó.',
      tooFar: 'Elija una fecha en los próximos 12 meses.',
      duplicate: 'Esta solicitud ya existe.',
    },
    communityId: {
      missing: 'Elija una comunidad.',
      closed: 'No hay servicio en esa fecha.',
    },
  },
};
