import type { en } from './en.ts';

export const es: typeof en = {
  start: {
    problem: 'Error al cargar la aplicación.',
    reload: 'Recargar la página',
  },
  signIn: {
    title: 'Inicie sesión en Valet Hub',
    email: 'Correo electrónico',
    password: 'Contraseña',
    submit: 'Iniciar sesión',
    busy: 'Iniciando sesión…',
    forgot: '¿Olvidó su contraseña?',
    newHere: '¿Es nuevo en Valet Hub?',
    signUp: 'Crear una cuenta',
    emailNeeded: 'Escriba su correo electrónico, por ejemplo nombre@example.com.',
    passwordNeeded: 'Escriba su contraseña.',
    errors: {
      account_not_found:
        'No encontramos su cuenta de equipo. Pida al propietario de su empresa que lo agregue de nuevo al equipo.',
      admin_required:
        'Solo los propietarios y los miembros del equipo de nivel Admin pueden usar el panel. Pida acceso al propietario.',
      session_ended: 'Su sesión ha terminado. Inicie sesión de nuevo para seguir donde estaba.',
    },
    problems: {
      wrongCredentials: 'El correo o la contraseña no son correctos. Revise ambos e intente de nuevo.',
      invalidEmail: 'Esto no es un correo electrónico. Revíselo e intente de nuevo.',
      accountDisabled: 'Esta cuenta está desactivada. Contacte al propietario de su empresa.',
      tooManyAttempts: 'Demasiados intentos. Espere unos minutos o restablezca su contraseña.',
      weakPassword: 'Esta contraseña es demasiado fácil de adivinar. Elija una más larga.',
      linkExpired: 'Este enlace ya se usó o es demasiado antiguo. Pida uno nuevo.',
      otherPassword: 'Esta no es la contraseña que eligió. Revísela e inténtelo de nuevo.',
      hasAccount: 'Ya hay una cuenta con esta dirección. Inicie sesión con ella.',
      google: 'No se pudo iniciar sesión con Google. Intente de nuevo o use su correo y contraseña.',
      offline: 'No hay conexión. Revise su red e intente de nuevo.',
      unknown: 'No se pudo iniciar sesión. Intente de nuevo en un momento.',
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
    openMenu: 'Abrir el menú',
    closeMenu: 'Cerrar el menú',
    profile: 'Menú de perfil de',
    defaultName: 'Usuario',
    account: 'Cuenta',
    billing: 'Facturación',
    logOut: 'Cerrar sesión',
  },
  dashboard: {
    title: 'Panel',
    summary: 'Así está su negocio en este momento.',
    stats: 'Estadísticas',
    reports: 'Informes rápidos',
    setup: {
      title: 'Configure su negocio',
      progress: '{{done, number}} de {{all, number}} hechos',
      done: 'Hecho',
      steps: {
        communities: 'Agregue su primera comunidad',
        team: 'Agregue a su equipo',
        assignments: 'Asigne a alguien a cada día de servicio',
      },
      reasons: {
        communities: 'Sus días y horas de servicio deciden cómo es cada noche.',
        team: 'Quienes recorren las puertas y quienes pueden entrar aquí.',
        assignments: 'Para que ningún turno quede sin cubrir esta noche.',
      },
    },
  },
};
