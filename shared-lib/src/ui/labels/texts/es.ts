import type { en } from './en.ts';

export const es: typeof en = {
  running: 'Probando una etiqueta…',
  scanned: 'Prueba correcta.',
  pale: 'No se lee sobre blanco. Elija uno más oscuro.',
  small: 'Muy pequeño para los teléfonos. Elija etiquetas más grandes o un texto más corto.',
  unread: 'La prueba de {{address}} falló. Elija etiquetas más grandes, puntos cuadrados o ningún logotipo.',
};
