/** The texts of the dashboard's card: the only ones the first page needs. */
export const cardTexts = {
  en: {
    card: {
      label: 'Communities',
      detail: 'of {{limit, number}} on your plan',
      detailOver: '{{over, number}} over your plan’s limit of {{limit, number}}',
      failed: 'Couldn’t load',
    },
  },
  es: {
    card: {
      label: 'Comunidades',
      detail: 'de {{limit, number}} en su plan',
      detailOver: '{{over, number}} más que el límite de {{limit, number}} de su plan',
      failed: 'No se pudo cargar',
    },
  },
};
