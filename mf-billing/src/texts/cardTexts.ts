/** Texts of the dashboard's card, the only ones the first page needs. */
export const cardTexts = {
  en: {
    trial: {
      left_one: '{{count, number}} day left in your trial',
      left_other: '{{count, number}} days left in your trial',
      over: 'Your trial has ended',
      card: 'Trial',
      cardLeft_one: 'day left',
      cardLeft_other: 'days left',
      failed: 'Couldn’t load',
    },
  },
  es: {
    trial: {
      left_one: 'Queda {{count, number}} día de prueba',
      left_other: 'Quedan {{count, number}} días de prueba',
      over: 'Su prueba terminó',
      card: 'Prueba',
      cardLeft_one: 'día restante',
      cardLeft_other: 'días restantes',
      failed: 'No se pudo cargar',
    },
  },
};
