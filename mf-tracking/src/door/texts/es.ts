import type { en } from './en.ts';

/** The door card's texts in Spanish. */
export const es: typeof en = {
  door: {
    collected: 'Recolectada a las {{time}}.',
    notOut: 'No había nada afuera a las {{time}}.',
    notCollected: 'Sin recolectar a las {{time}}.',
    untimed: {
      collected: 'Recolectada, hora desconocida.',
      notOut: 'No había nada afuera, hora desconocida.',
      notCollected: 'Sin recolectar, hora desconocida.',
    },
    noService: '{{reason}}.',
    vacant: 'Sin registro. Esta unidad ahora está vacía.',
    paused: 'Sin registro. El servicio de esta unidad ahora está en pausa.',
    awaited: 'Aún no hay registro esta noche.',
    unrecorded: 'No hay registros de esta noche.',
    passedBy_one: 'Sin registro. Esa noche se registró {{count, number}} puerta más.',
    passedBy_other: 'Sin registro. Esa noche se registraron {{count, number}} puertas más.',
    timing: {
      before: 'El especialista pasó {{time}} antes de que empezara el horario para sacar la basura.',
      during: 'El especialista pasó {{time}} antes de que terminara el horario para sacar la basura.',
      after: 'El especialista pasó {{time}} después de que terminó el horario para sacar la basura.',
    },
    facts: {
      specialist: 'Especialista',
      time: 'Hora',
      deviceTime: 'Hora del dispositivo',
      serverTime: 'Hora del servidor',
      clockOff: 'Reloj del dispositivo',
      clockOffBy: 'Desajustado por {{time}}; se usa la hora del servidor.',
      window: 'Horario para sacarla',
      correctedBy: 'Corregido por',
      byAt: '{{name}}, {{when}}',
      firstRecorded: 'Registrado primero como',
      visits: 'Visitas esa noche',
      tag: 'Etiqueta',
    },
    photo: '{{unit}}, {{night}}',
    noPhoto: 'Este registro no tiene foto.',
    around: {
      title: 'Puertas antes y después',
      before: 'Justo antes',
      after: 'Justo después',
      none: 'No hay otras puertas registradas en este turno.',
    },
    open: { title: 'Casos y solicitudes pendientes', none: 'No hay casos ni solicitudes pendientes.' },
  },
};
