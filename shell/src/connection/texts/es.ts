import type { en } from './en.ts';

export const es: typeof en = {
  offline: 'No hay conexión. Esto es lo que había: {{asOf}}.',
  waiting_one: 'Un cambio iba en camino y espera: se guardará una vez cuando vuelva la conexión.',
  waiting_other:
    '{{count}} cambios iban en camino y esperan: cada uno se guardará una vez cuando vuelva la conexión.',
  refused:
    'No se ha guardado: no hay conexión. Lo que escribió sigue en su sitio; guárdelo de nuevo cuando vuelva la conexión.',
  updating: 'Tal como estaba: {{asOf}}. Actualizando…',
  back: 'De nuevo en línea. Todo está al día otra vez.',
};
