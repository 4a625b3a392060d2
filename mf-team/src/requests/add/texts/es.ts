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
  done: 'Solicitud agregada. Decídala ahora o más tarde.',
  failed: 'No se pudo agregar la solicitud. Revise su conexión e inténtelo de nuevo.',
  offline: 'No hay conexión, así que no se guardó nada. Inténtelo cuando vuelva a tenerla.',
  problems: {
    memberId: { missing: 'Elija un miembro del equipo.' },
    date: {
      missing: 'Elija una fecha.',
      past: 'Esa noche ya pasó. Elija hoy o una fecha posterior.',
      tooFar: 'Elija una fecha dentro de un año.',
      duplicate: 'Esta solicitud ya existe. Búsquela en la lista.',
    },
    communityId: {
      missing: 'Elija una comunidad.',
      closed: 'No hay servicio en esa fecha. Elija otra comunidad o fecha.',
    },
  },
};
