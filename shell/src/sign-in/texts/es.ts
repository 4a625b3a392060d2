import type { en } from './en.ts';

export const es: typeof en = {
  forgot: {
    title: 'Restablezca su contraseña',
    text: 'Le enviamos un enlace con el que puede elegir una nueva.',
    submit: 'Enviar el enlace',
    sent: 'Si {{email}} tiene una cuenta, el enlace está en camino. Revise su bandeja de entrada.',
    back: 'Volver al inicio de sesión',
  },
  signUp: {
    title: 'Cree su cuenta',
    text: 'Gratis para usted y dos comunidades. Sin tarjeta.',
    firstName: 'Nombre',
    lastName: 'Apellido',
    password: 'Contraseña',
    passwordHelp: 'Al menos {{count}} caracteres.',
    terms: 'Acepto los',
    termsLink: 'términos de uso',
    submit: 'Crear cuenta',
    busy: 'Un momento…',
    haveAccount: '¿Ya tiene una cuenta?',
    logIn: 'Iniciar sesión',
    missing: {
      firstName: 'Escriba su nombre.',
      terms: 'Acepte los términos para continuar.',
    },
    passwordProblems: {
      tooShort: 'Use al menos {{count}} caracteres.',
      tooLong: 'Use una contraseña más corta.',
      common: 'Esta contraseña está entre las primeras que se adivinan. Elija otra.',
      aboutYou: 'Su nombre y su correo son fáciles de adivinar. Elija otra contraseña.',
    },
    tooMany: 'Demasiados intentos con esta dirección. Espere una hora e inténtelo de nuevo.',
  },
  signUpSent: {
    title: 'Revise su correo',
    text: 'Enviamos un mensaje a {{email}}. Abra el enlace que contiene antes de un día y su cuenta estará lista.',
    missing: '¿No llegó? Revise el correo no deseado o pida que se envíe otra vez.',
    again: 'Enviarlo otra vez',
    sentAgain: 'Va en camino otra vez.',
    change: 'Cambiar lo que escribí',
  },
  confirm: {
    title: 'Confirme su correo',
    text: '{{email}} es suyo si conoce la contraseña que se eligió. Escríbala una vez más y su cuenta estará lista.',
    submit: 'Confirmar e iniciar sesión',
    again: 'Registrarse otra vez',
  },
  join: {
    title: 'Únase al equipo',
    text: 'Elija una contraseña y su cuenta para {{email}} estará lista.',
    submit: 'Aceptar la invitación',
    done: 'Ya forma parte del equipo. Inicie sesión con su nueva contraseña.',
    doneInField:
      'Ya forma parte del equipo. Su trabajo está en la aplicación de campo: inicie sesión allí con {{email}} y su nueva contraseña. Este panel es para propietarios y administradores.',
    openApp: 'Abrir la aplicación de campo',
    askForApp: 'Pregunte a quien le invitó dónde obtener la aplicación de campo.',
    over: 'Esta invitación ya se usó, se reemplazó por una más nueva o es demasiado antigua. Pida a quien le invitó que la envíe de nuevo.',
    taken:
      'Esta dirección ya tiene una cuenta propia, así que no puede unirse a otro equipo. Pida a quien le invitó que use otra dirección.',
  },
  reset: {
    title: 'Elija una nueva contraseña',
    text: 'Para {{email}}',
    undoTitle: 'Deshacer el cambio de su correo',
    undoText:
      'Vuelve a iniciar sesión con {{email}}, y con una contraseña nueva. Se cierra la sesión de quien la tenga abierta.',
    password: 'Nueva contraseña',
    submit: 'Guardar la nueva contraseña',
    tooShort: 'Use al menos {{count}} caracteres.',
    done: 'Su nueva contraseña está guardada. Inicie sesión con ella.',
  },
};
