import type { en } from './en.ts';

export const es: typeof en = {
  offline: 'Sin conexión. Última actualización: {{asOf}}.',
  waiting_one: '1 cambio en espera de conexión.',
  waiting_other: '{{count}} cambios en espera de conexión.',
  refused: 'No se guardó: no hay conexión. Guárdelo cuando vuelva.',
  updating: 'Última actualización: {{asOf}}. Actualizando…',
  back: 'Conexión restablecida. Todo está al día.',
};
