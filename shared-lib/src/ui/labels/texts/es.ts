import type { en } from './en.ts';

export const es: typeof en = {
  running: 'Probando una etiqueta…',
  scanned: 'Prueba correcta: los teléfonos pueden leer esta etiqueta.',
  pale: 'Los teléfonos no leen este color sobre blanco. Elija uno más oscuro.',
  small: 'El código es muy pequeño para los teléfonos. Elija etiquetas más grandes o un texto más corto.',
  unread: 'La prueba de {{address}} falló. Elija etiquetas más grandes, puntos cuadrados o ningún logotipo.',
};
