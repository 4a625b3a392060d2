import type { en } from './en.ts';

export const es: typeof en = {
  offline: 'Sin conexión. Última actualización: {{asOf}}.',
  waiting_one: '1 cambio espera para guardarse. Se guardará cuando vuelva la conexión.',
  waiting_other: '{{count}} cambios esperan para guardarse. Se guardarán cuando vuelva la conexión.',
  refused:
    'No se guardó porque no hay conexión. Lo que escribió se conserva; guárdelo de nuevo cuando vuelva.',
  updating: 'Última actualización: {{asOf}}. Actualizando…',
  back: 'La conexión volvió. Todo está al día.',
};
