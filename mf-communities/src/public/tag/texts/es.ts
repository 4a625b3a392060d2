import type { door as en } from './en.ts';

/** Lo mismo en español. */
export const door: typeof en = {
  last: {
    title: 'Último servicio en esta puerta',
    none: 'Aún no consta ninguna visita a esta puerta.',
    night: 'Noche del {{night}}',
    nightAt: 'Noche del {{night}}, {{time}}',
    collected: 'Recogido',
    notOut: 'Pasamos y no había nada afuera',
    notCollected: 'Pasamos y no pudimos llevarlo',
    reasons: {
      setOut: 'No se sacó como dicen las reglas de abajo.',
      routeData: 'Esta puerta no estaba en nuestra lista esa noche.',
      capacity: 'Ya no teníamos espacio.',
      access: 'No pudimos llegar a la puerta.',
      communication: 'A nuestro equipo no se le avisó a tiempo de esta puerta.',
    },
  },
  answer: {
    title: 'Responder a este aviso',
    kinds: { resolved: 'Ya está corregido', moreTime: 'Necesito más tiempo', dispute: 'No es así' },
    photo: 'Una foto que lo muestre',
    until: '¿Hasta cuándo?',
    untilHelp: 'Un día posterior al de ahora, hasta el {{date}}.',
    words: 'Algo más (opcional)',
    why: '¿Qué no es así?',
    wordsHelp: 'Lo lee la oficina. Nadie lo ve en esta página.',
    send: 'Enviar la respuesta',
    close: 'Cerrar',
    sent: 'Gracias. La oficina tiene su respuesta.',
    problems: {
      photo: {
        noPhoto: 'Agregue una foto, para que la oficina lo vea.',
        notPicture: 'Esto no es una foto. Elija otra.',
        tooLarge: 'Esta foto es demasiado grande.',
      },
      until: {
        until: 'Elija un día posterior al fijado, a un mes de hoy como máximo.',
        invalid: 'Elija un día.',
        missing: 'Elija un día.',
      },
    },
    refused: {
      closed: 'Este aviso ya no está abierto. No queda nada por hacer.',
      waiting: 'Una respuesta ya espera a la oficina.',
      full: 'Este aviso ya no admite más respuestas aquí. Llámenos o escríbanos, por favor.',
    },
  },
  notices: {
    title: 'Avisos para esta puerta',
    ahead_one: '{{count, number}} aviso abierto para esta puerta',
    ahead_other: '{{count, number}} avisos abiertos para esta puerta',
    unnamed: 'Infracción de las reglas de la comunidad',
    seen: 'Visto en la noche del {{night}}.',
    cureBy: 'Corríjalo a más tardar el {{date}}, por favor.',
    overdue: 'Debía corregirse a más tardar el {{date}}.',
    statuses: { notified: 'Abierto', escalated: 'Abierto, con recordatorio', disputed: 'Reclamado' },
    answered: {
      resolved: '{{date}}: usted escribió que está corregido. La oficina lo está viendo.',
      resolvedAccepted: '{{date}}: usted escribió que está corregido y la oficina estuvo de acuerdo.',
      resolvedRefused: '{{date}}: usted escribió que está corregido. La oficina no lo ve así.',
      moreTime: '{{date}}: usted pidió tiempo hasta el {{until}}. La oficina decidirá.',
      moreTimeAccepted: '{{date}}: usted pidió más tiempo y la oficina estuvo de acuerdo.',
      moreTimeRefused: '{{date}}: usted pidió tiempo hasta el {{until}}. La oficina no estuvo de acuerdo.',
      dispute: '{{date}}: usted escribió que no es así. La oficina decidirá.',
      disputeAccepted: '{{date}}: usted escribió que no es así y la oficina estuvo de acuerdo.',
      disputeRefused: '{{date}}: usted escribió que no es así. La oficina decidió que el aviso se mantiene.',
    },
  },
};
