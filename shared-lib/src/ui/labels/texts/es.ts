import type { en } from './en.ts';

export const es: typeof en = {
  running: 'Escaneando una etiqueta…',
  scanned: 'Escaneamos una etiqueta en su tamaño y con sus colores: los teléfonos la leen.',
  pale: 'Los teléfonos no leen este color sobre blanco. Elija uno más oscuro.',
  small: 'El código sería demasiado pequeño para los teléfonos. Elija etiquetas más grandes, o menos texto.',
  unread:
    'No pudimos leer la etiqueta de {{address}}. Elija etiquetas más grandes, cuadrados en lugar de puntos redondeados, o ningún logotipo.',
};
