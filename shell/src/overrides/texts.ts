import type { CompleteCatalog } from 'shared-lib/i18n';

/** Texts of overrides, namespace `overrides`. */
export const overrideTexts = {
  en: {
    badge: 'Override: {{module}} → {{address}}',
    unread: 'Override: {{module}} → {{address}} couldn’t be read; using the released version',
    reset: 'Reset',
    title: 'Use another build of a module',
    text: 'For module developers. Applies to this tab and account until you reset it. Not shared with anyone.',
    module: 'Module',
    address: 'Build address',
    addressHelp:
      'A version on this site, such as /{{module}}/1.3.0/. To use a build from your own computer, run: npm run dev -- {{module}} --site {{site}}',
    addressHelpLocal: 'A version on this site, such as /{{module}}/1.3.0/, or a server on your computer.',
    set: 'Use this build',
    problems: {
      malformed: 'Enter a build address without a query or password.',
      notAllowed:
        'Use a version of {{module}} on this site. From your own computer, you can also use a local server or an https address.',
      notKept: 'This browser can’t save the override for this tab.',
    },
  },
  es: {
    badge: 'Sustitución: {{module}} → {{address}}',
    unread: 'Sustitución: {{module}} → {{address}} no se pudo leer; se usa la versión publicada',
    reset: 'Restablecer',
    title: 'Usar otra compilación de un módulo',
    text: 'Para desarrolladores de módulos. Se aplica a esta pestaña y cuenta hasta que la restablezca. No se comparte con nadie.',
    module: 'Módulo',
    address: 'Dirección de la compilación',
    addressHelp:
      'Una versión de este sitio, como /{{module}}/1.3.0/. Para usar una compilación de su computadora, ejecute: npm run dev -- {{module}} --site {{site}}',
    addressHelpLocal: 'Una versión de este sitio, como /{{module}}/1.3.0/, o un servidor de su computadora.',
    set: 'Usar esta compilación',
    problems: {
      malformed: 'Escriba la dirección de una compilación, sin consulta ni contraseña.',
      notAllowed:
        'Use una versión de {{module}} de este sitio. Desde su computadora también puede usar un servidor local o una dirección https.',
      notKept: 'Este navegador no puede guardar la sustitución para esta pestaña.',
    },
  },
};

declare module 'shared-lib/i18n' {
  interface Catalogs {
    overrides: CompleteCatalog<typeof overrideTexts>;
  }
}
