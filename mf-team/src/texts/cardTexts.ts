/** The texts of the dashboard's cards: the only ones the first page needs. */
export const cardTexts = {
  en: {
    requestsCard: {
      label: 'Pending requests',
      detail: 'time off and shifts',
    },
    card: {
      label: 'Active team members',
      detail: 'of {{limit, number}} on your plan',
      detailOver: '{{over, number}} over your plan’s limit of {{limit, number}}',
      failed: 'Couldn’t load',
    },
  },
  es: {
    requestsCard: {
      label: 'Solicitudes pendientes',
      detail: 'días libres y turnos',
    },
    card: {
      label: 'Miembros activos',
      detail: 'de {{limit, number}} en su plan',
      detailOver: '{{over, number}} por encima del límite de {{limit, number}} de su plan',
      failed: 'No se pudo cargar',
    },
  },
};
