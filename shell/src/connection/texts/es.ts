import type { en } from './en.ts';

export const es: typeof en = {
  offline: 'Sin conexión. Última actualización: {{asOf}}.',
  waiting_one: '1 cambio en espera. Se guardará cuando vuelva la conexión.',
  waiting_other: '{{count}} cambios en espera. Se guardarán cuando vuelva la conexión.',
  refused: 'No se guardó: no hay conexión. Guárdelo de nuevo cuando vuelva.',
  updating: 'Última actualización: {{asOf}}. Actualizando…',
  back: 'La conexión volvió. Todo está al día.',
};
