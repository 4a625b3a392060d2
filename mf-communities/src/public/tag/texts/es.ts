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
  notices: {
    title: 'Avisos para esta puerta',
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
