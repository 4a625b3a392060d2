import type { en } from './en.ts';

export const es: typeof en = {
  running: 'Probando una etiqueta…',
  scanned: 'Prueba correcta.',
  pale: 'Este color no se lee sobre blanco. Elija otro más oscuro.',
  small: 'Muy pequeña para leerla con un teléfono. Elija etiquetas más grandes o un texto más corto.',
  unread: 'La prueba de {{address}} falló. Elija etiquetas más grandes, puntos cuadrados o ningún logotipo.',
};
