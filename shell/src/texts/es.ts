import type { en } from './en.ts';

export const es: typeof en = {
  start: {
    problem: 'Error al cargar la aplicación.',
    reload: 'Recargar la página',
  },
  signIn: {
    title: 'Inicie sesión en Valet Hub',
    email: 'Correo',
    password: 'Contraseña',
    submit: 'Iniciar sesión',
    busy: 'Iniciando sesión…',
    forgot: '¿Olvidó su contraseña?',
    newHere: '¿No tiene cuenta?',
    signUp: 'Crear una cuenta',
    emailNeeded: 'Escriba su correo, por ejemplo nombre@example.com.',
    passwordNeeded: 'Escriba su contraseña.',
    errors: {
      account_not_found: 'No encontramos su cuenta de equipo. Pida al propietario que lo agregue de nuevo.',
      admin_required:
        'Solo los propietarios y administradores pueden usar el panel. Pida acceso al propietario.',
      session_ended: 'Su sesión terminó. Inicie sesión para continuar.',
    },
    problems: {
      wrongCredentials: 'Correo o contraseña incorrectos.',
      invalidEmail: 'Este correo no es válido.',
      accountDisabled: 'Esta cuenta está desactivada. Comuníquese con el propietario.',
      tooManyAttempts: 'Demasiados intentos. Espere unos minutos o restablezca su contraseña.',
      weakPassword: 'Es demasiado fácil de adivinar. Elija una más larga.',
      linkExpired: 'Este enlace caducó o ya se usó. Pida otro.',
      otherPassword: 'Esta no es la contraseña que eligió.',
      hasAccount: 'Este correo ya tiene una cuenta. Inicie sesión.',
      google: 'No se pudo iniciar sesión con Google. Reintente o use su correo.',
      offline: 'Sin conexión. Revise su red y reintente.',
      unknown: 'No se pudo iniciar sesión. Espere un minuto y reintente.',
    },
  },
  google: {
    or: 'o',
    action: 'Continuar con Google',
    busy: 'Iniciando sesión con Google…',
  },
  layout: {
    skip: 'Saltar al contenido',
    nav: 'Áreas',
    openMenu: 'Abrir menú',
    closeMenu: 'Cerrar menú',
    profile: 'Menú de perfil de',
    defaultName: 'Usuario',
    account: 'Cuenta',
    billing: 'Facturación',
    logOut: 'Cerrar sesión',
  },
  dashboard: {
    title: 'Panel',
    stats: 'Estadísticas',
    reports: 'Informes rápidos',
  },
};
