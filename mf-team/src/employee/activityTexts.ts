/** Labels of a shift report's statuses. */
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

/** Labels of a clock-in's statuses. */
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
