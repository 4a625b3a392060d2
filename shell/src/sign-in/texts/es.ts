import type { en } from './en.ts';

export const es: typeof en = {
  forgot: {
    title: 'Restablezca su contraseña',
    text: 'Le enviaremos un enlace para elegir una contraseña nueva.',
    submit: 'Enviar enlace',
    sent: 'Si {{email}} tiene una cuenta, ya enviamos el enlace. Revise su correo.',
    back: 'Volver al inicio de sesión',
  },
  signUp: {
    title: 'Cree su cuenta',
    text: 'Gratis para usted y dos comunidades. No necesita tarjeta.',
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
      common: 'Esta contraseña es muy común. Elija otra.',
      aboutYou: 'No use su nombre ni su correo. Elija otra contraseña.',
    },
    tooMany: 'Demasiados intentos con este correo. Espere una hora e intente de nuevo.',
  },
  signUpSent: {
    title: 'Revise su correo',
    text: 'Enviamos un correo a {{email}}. Abra el enlace en las próximas 24 horas para terminar de crear su cuenta.',
    missing: '¿No lo ve? Revise el correo no deseado o reenvíelo.',
    again: 'Reenviar correo',
    sentAgain: 'Correo reenviado.',
    change: 'Cambiar mis datos',
  },
  confirm: {
    title: 'Confirme su correo',
    text: 'Escriba la contraseña que eligió para {{email}} y su cuenta quedará lista.',
    submit: 'Confirmar e iniciar sesión',
    again: 'Registrarse de nuevo',
  },
  join: {
    title: 'Únase al equipo',
    text: 'Elija una contraseña para {{email}}.',
    submit: 'Aceptar invitación',
    done: 'Ya es parte del equipo. Inicie sesión con su contraseña nueva.',
    doneInField:
      'Ya es parte del equipo. Inicie sesión en la aplicación de campo con {{email}} y su contraseña nueva. Este panel es solo para propietarios y administradores.',
    openApp: 'Abrir aplicación de campo',
    askForApp: 'Pregunte a su gerente dónde obtener la aplicación de campo.',
    over: 'Esta invitación ya se usó, se reemplazó o caducó. Pida a su gerente que la reenvíe.',
    taken:
      'Este correo ya tiene su propia cuenta y no puede unirse a otro equipo. Pida a su gerente que use otro correo.',
  },
  reset: {
    title: 'Elija una contraseña nueva',
    text: 'Para {{email}}',
    undoTitle: 'Deshacer el cambio de correo',
    undoText: 'Iniciará sesión con {{email}} y una contraseña nueva. Se cerrarán todas las demás sesiones.',
    password: 'Contraseña nueva',
    submit: 'Guardar contraseña nueva',
    tooShort: 'Use al menos {{count}} caracteres.',
    done: 'Su contraseña nueva está guardada. Inicie sesión con ella.',
  },
};
