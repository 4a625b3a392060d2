import type { Bilingual } from 'shared-lib/i18n';

/** Texts of overrides, namespace `overrides`. */
export const overrideTexts = {
  en: {
    badge: 'Override: {{module}} → {{address}}',
    unread: 'Override: {{module}} → {{address}} could not be read; the released version is in use',
    reset: 'Reset',
    title: 'Use another build of a module',
    text: 'For the teams that build the modules. It holds for this tab and this account until you reset it, and is not sent to anyone.',
    module: 'Module',
    address: 'Address of the build',
    addressHelp:
      'A version of this site, such as /{{module}}/1.3.0/. To see a build of your own machine in it, run there: npm run dev -- {{module}} --site {{site}}',
    addressHelpLocal: 'A version of this site, such as /{{module}}/1.3.0/, or a server on your own machine.',
    set: 'Use this build',
    problems: {
      malformed: 'Enter the address of a build, without a query or a password.',
      notAllowed:
        'Only a version of {{module}} on this site can be used; on a page of your own machine also a server there, or an https address.',
      notKept: 'This browser keeps nothing for the tab, so the override would be lost.',
    },
  },
  es: {
    badge: 'Sustitución: {{module}} → {{address}}',
    unread: 'Sustitución: {{module}} → {{address}} no se pudo leer; se usa la versión publicada',
    reset: 'Restablecer',
    title: 'Usar otra compilación de un módulo',
    text: 'Para los equipos que crean los módulos. Vale para esta pestaña y esta cuenta hasta que la restablezca, y no se envía a nadie.',
    module: 'Módulo',
    address: 'Dirección de la compilación',
    addressHelp:
      'Una versión de este sitio, como /{{module}}/1.3.0/. Para ver en él una compilación de su propio equipo, ejecute allí: npm run dev -- {{module}} --site {{site}}',
    addressHelpLocal:
      'Una versión de este sitio, como /{{module}}/1.3.0/, o un servidor en su propio equipo.',
    set: 'Usar esta compilación',
    problems: {
      malformed: 'Escriba la dirección de una compilación, sin consulta ni contraseña.',
      notAllowed:
        'Solo se puede usar una versión de {{module}} en este sitio; en una página de su propio equipo, también un servidor de él o una dirección https.',
      notKept: 'Este navegador no guarda nada para la pestaña, así que la sustitución se perdería.',
    },
  },
};

declare module 'shared-lib/i18n' {
  interface Catalogues {
    overrides: Bilingual<typeof overrideTexts>;
  }
}
