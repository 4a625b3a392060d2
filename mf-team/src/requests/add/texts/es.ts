import type { addTexts as en } from './en.ts';

/** The texts of adding a request on behalf of a member in Spanish. */
export const addTexts: typeof en = {
  open: 'Agregar solicitud',
  title: 'Agregar una solicitud de un miembro',
  member: 'Miembro',
  chooseMember: 'Elija un miembro',
  chooseCommunity: 'Elija una comunidad',
  none: 'Nada con ese nombre',
  kind: 'Pide',
  date: 'Fecha',
  submit: 'Agregar solicitud',
  done: 'La solicitud está añadida. Decídala ahora o más tarde.',
  failed: 'No se pudo añadir y no se ha guardado nada. Revise su conexión e inténtelo de nuevo.',
  offline: 'No tiene conexión. No se ha guardado nada; inténtelo cuando la recupere.',
  problems: {
    memberId: { missing: 'Elija quién la pide.' },
    date: {
      missing: 'Elija una fecha.',
      past: 'Esa noche ya pasó. Elija la de hoy o una posterior.',
      tooFar: 'Elija una fecha dentro de un año.',
      duplicate: 'Ya ha pedido exactamente esto. Búsquelo en la lista.',
    },
    communityId: {
      missing: 'Elija una comunidad.',
      closed: 'No tiene servicio en esa fecha. Elija otra comunidad o fecha.',
    },
  },
};
