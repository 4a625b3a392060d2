import type { en } from './en.ts';

/** What the shell says of the connection, in Spanish. */
export const es: typeof en = {
  offline:
    'No hay conexión. Lo que ve puede no estar al día, y no todo se puede guardar hasta que vuelva la conexión.',
  updating: 'Tal como estaba: {{asOf}}. Actualizando…',
  back: 'De nuevo en línea. Todo está al día otra vez.',
};
