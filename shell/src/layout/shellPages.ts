import type { LocalizedText } from 'shared-lib/contract';

/** The shell's own pages that the navigation doesn't list (spec section 2). */
export const shellPages: Readonly<Record<string, LocalizedText>> = {
  '/notifications': { en: 'All Notifications', es: 'Todas las notificaciones' },
  '/help': { en: 'Get Help', es: 'Obtener ayuda' },
};
