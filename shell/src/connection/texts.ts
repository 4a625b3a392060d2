import type { Bilingual } from 'shared-lib/i18n';

/** What the shell says of the connection, namespace `connection`. */
export const connectionTexts = {
  en: {
    offline:
      'You are offline. What you see may be out of date, and not everything can be saved until the connection is back.',
    updating: 'As of {{asOf}}, updating…',
    back: 'Back online. Everything is up to date again.',
  },
  es: {
    offline:
      'No hay conexión. Lo que ve puede no estar al día, y no todo se puede guardar hasta que vuelva la conexión.',
    updating: 'Tal como estaba: {{asOf}}. Actualizando…',
    back: 'De nuevo en línea. Todo está al día otra vez.',
  },
};

declare module 'shared-lib/i18n' {
  interface Catalogues {
    connection: Bilingual<typeof connectionTexts>;
  }
}
