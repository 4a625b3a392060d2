/** What the statuses of a shift report are called. */
export const reportStatuses = {
  en: {
    statuses: {
      inProgress: 'In progress',
      submitted: 'Submitted',
      approved: 'Approved',
      returned: 'Returned',
      missed: 'Missed',
    },
  },
  es: {
    statuses: {
      inProgress: 'En curso',
      submitted: 'Enviado',
      approved: 'Aprobado',
      returned: 'Devuelto',
      missed: 'Perdido',
    },
  },
};

/** What the statuses of a clock-in are called. */
export const clockInStatuses = {
  en: {
    statuses: {
      open: 'On the clock',
      closed: 'Clocked out',
      missed: 'Missed',
      autoClosed: 'Closed automatically',
    },
  },
  es: {
    statuses: {
      open: 'En curso',
      closed: 'Con salida',
      missed: 'Perdido',
      autoClosed: 'Cerrado automáticamente',
    },
  },
};
