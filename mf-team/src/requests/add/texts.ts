/** The texts of adding a request on behalf of a member. */
export const addTexts = {
  en: {
    open: 'Add request',
    title: 'Add a request for a member',
    member: 'Member',
    chooseMember: 'Choose a member',
    chooseCommunity: 'Choose a community',
    none: 'Nothing with that name',
    kind: 'Asks for',
    date: 'Date',
    submit: 'Add request',
    done: 'The request is added. Decide it now or later.',
    failed: 'It couldn’t be added, and nothing was saved. Check your connection and try again.',
    offline: 'You’re offline. Nothing was saved; try again when you’re back.',
    problems: {
      memberId: { missing: 'Choose who asks.' },
      date: {
        missing: 'Choose a date.',
        past: 'That night is over. Choose tonight or a later one.',
        tooFar: 'Choose a date within a year.',
        duplicate: 'They have asked for exactly this already. Look for it in the list.',
      },
      communityId: {
        missing: 'Choose a community.',
        closed: 'It has no service on that date. Choose another community or date.',
      },
    },
  },
  es: {
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
  },
};
