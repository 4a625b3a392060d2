import type { door as en } from './en.ts';

/** The same in Spanish. */
export const door: typeof en = {
  last: {
    title: 'Último servicio en esta puerta',
    none: 'Aún no hay servicio registrado en esta puerta.',
    night: 'Noche del {{night}}',
    nightAt: 'Noche del {{night}}, {{time}}',
    collected: 'Recolectada',
    notOut: 'Pasamos, pero no había nada afuera',
    notCollected: 'Pasamos, pero no pudimos llevarnos la basura',
    reasons: {
      setOut: 'No se sacó según las reglas de abajo.',
      routeData: 'Esta puerta no estaba en nuestra ruta esa noche.',
      capacity: 'Ya no teníamos espacio.',
      access: 'No pudimos llegar a la puerta.',
      communication: 'No se avisó a nuestro equipo de esta puerta.',
    },
  },
  nights: {
    title: 'Últimas 7 noches en esta puerta',
    results: {
      collected: 'Recolectada',
      notOut: 'Nada afuera',
      notCollected: 'Sin recolectar',
      off: 'Sin servicio',
      closed: 'Sin servicio',
      pending: 'Aún sin registro',
      unrecorded: 'Sin registro',
    },
  },
  answer: {
    title: 'Responder a este aviso',
    kinds: { resolved: 'Ya lo corregí', moreTime: 'Necesito más tiempo', dispute: 'Es un error' },
    photo: 'Foto que muestre la corrección',
    until: 'Nueva fecha',
    untilHelp: 'Hasta el {{date}}.',
    words: 'Algo más (opcional)',
    why: '¿Cuál es el error?',
    wordsHelp: 'Solo lo ve la oficina.',
    send: 'Enviar respuesta',
    close: 'Cerrar',
    sent: 'Gracias. La oficina tiene su respuesta.',
    problems: {
      photo: {
        noPhoto: 'Agregue una foto para la oficina.',
        notPicture: 'Esto no es una foto. Elija otra.',
        tooLarge: 'Esta foto es demasiado grande. Elija una más pequeña.',
      },
      until: {
        until: 'Elija una fecha posterior, dentro de un mes.',
        invalid: 'Elija un día.',
        missing: 'Elija un día.',
      },
    },
    refused: {
      closed: 'Este aviso está cerrado. No tiene que hacer nada.',
      waiting: 'La oficina ya está revisando una respuesta.',
      full: 'Por favor, llámenos o escríbanos sobre este aviso.',
    },
  },
  notices: {
    title: 'Avisos para esta puerta',
    ahead_one: '{{count, number}} aviso abierto para esta puerta',
    ahead_other: '{{count, number}} avisos abiertos para esta puerta',
    unnamed: 'Infracción de las reglas',
    seen: 'Reportado la noche del {{night}}.',
    cureBy: 'Corríjalo a más tardar el {{date}}, por favor.',
    overdue: 'El plazo era el {{date}}.',
    statuses: { notified: 'Abierto', escalated: 'Abierto, recordatorio enviado', disputed: 'En disputa' },
    answered: {
      resolved: '{{date}}: usted dijo que está corregido. En revisión.',
      resolvedAccepted: '{{date}}: usted dijo que está corregido. La oficina lo aceptó.',
      resolvedRefused: '{{date}}: usted dijo que está corregido. La oficina no lo aceptó.',
      moreTime: '{{date}}: usted pidió más tiempo, hasta el {{until}}. En revisión.',
      moreTimeAccepted: '{{date}}: usted pidió más tiempo. La oficina lo aprobó.',
      moreTimeRefused: '{{date}}: usted pidió más tiempo, hasta el {{until}}. La oficina no lo aprobó.',
      dispute: '{{date}}: usted presentó un reclamo. En revisión.',
      disputeAccepted: '{{date}}: usted presentó un reclamo. La oficina le dio la razón.',
      disputeRefused: '{{date}}: usted presentó un reclamo. La oficina mantuvo el aviso.',
    },
  },
};
