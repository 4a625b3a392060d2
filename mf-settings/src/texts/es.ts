import { activity } from '../activity/texts/es.ts';
import { checkpoints } from '../checkpoints/texts/es.ts';
import { communities } from '../communities/texts/es.ts';
import { delivery } from '../delivery/texts/es.ts';
import { push } from '../push/texts/es.ts';
import { operations } from '../operations/texts/es.ts';
import { recipients } from '../recipients/texts/es.ts';
import { yourData } from '../yourData/texts/es.ts';
import { sms } from '../sms/texts/es.ts';
import type { en } from './en.ts';

/** The module's texts in Spanish. */
export const es: typeof en = {
  title: 'Configuración',
  summary: 'Cómo funciona Valet Hub para su empresa',
  sections: 'Secciones de la configuración',
  ownersAlone: 'Solo el propietario puede cambiar esto.',
  people: { owner: 'El propietario', someone: 'Un antiguo miembro del equipo' },
  search: {
    label: 'Buscar en la configuración',
    nothing: 'No se encontraron ajustes. Pruebe «horas de silencio» o «logotipo».',
  },
  account: {
    title: 'Cuenta',
    text: 'Los cambios se guardan automáticamente.',
    you: {
      title: 'Usted',
      firstName: 'Nombre',
      lastName: 'Apellido',
      problems: {
        missing: 'Escriba su nombre.',
      },
      picture: {
        label: 'Su foto',
        help: 'La ve su equipo. Quitamos la ubicación. JPG, PNG, WebP, GIF o AVIF, hasta 5 MB.',
        unreadable: 'Esta imagen no se puede leer. Elija otro archivo.',
        tooManyPixels: 'Supera {{megapixels, number}} megapíxeles. Elija una imagen más pequeña.',
      },
      device: 'Igual que este dispositivo',
      language: {
        label: 'Idioma',
        help: 'En todos sus dispositivos y correos.',
      },
      timeFormat: {
        label: 'Formato de hora',
        help: 'En todos sus dispositivos y notificaciones.',
        '12h': '12 horas: {{example}}',
        '24h': '24 horas: {{example}}',
      },
    },
    access: {
      title: 'Inicio de sesión',
      current: 'Contraseña actual',
      google: {
        label: 'Google',
        help: 'Entra con Google como {{email}}. Agregue una contraseña para cambiar su correo o cerrar otras sesiones.',
        action: 'Agregar contraseña',
        sent: 'Abra el enlace que enviamos a {{email}}.',
        failed: 'No se envió el enlace. Reintente en unos minutos.',
      },
      email: {
        label: 'Correo',
        help: 'Inicia sesión con {{email}}.',
        action: 'Cambiar correo',
        submit: 'Enviar enlace',
        new: 'Correo nuevo',
        note: 'Enviaremos un enlace a la dirección nueva. Caduca en una hora.',
        sent: 'Busque el enlace de confirmación en {{email}}.',
        confirmTitle: 'Confirme su correo nuevo',
        confirm: 'Confirmar correo',
        confirmNote:
          'Se cerrarán las demás sesiones. Enviaremos a su dirección anterior un enlace para deshacer el cambio.',
        done: 'Ahora entra con {{email}}.',
        usedUp: 'Este enlace caducó, ya se usó o es de otra cuenta. Solicite otro.',
        taken: 'Otra cuenta usa este correo.',
      },
      password: {
        label: 'Contraseña',
        help: 'Para iniciar sesión con su correo.',
        action: 'Cambiar contraseña',
        submit: 'Cambiar contraseña',
        new: 'Contraseña nueva',
        rules: 'Al menos {{count}} caracteres, difícil de adivinar.',
        done: 'Contraseña cambiada. Se cerraron las demás sesiones.',
      },
      sessions: {
        label: 'Otros dispositivos',
        help: 'Útil si pierde un teléfono.',
        action: 'Cerrar las demás sesiones',
        submit: 'Cerrar las demás sesiones',
        note: 'Las demás sesiones se cierran en un minuto o al reconectarse. Un dispositivo hackeado podría leer datos hasta por una hora.',
        done: 'Se cerraron las demás sesiones.',
      },
      problems: {
        email: {
          missing: 'Escriba un correo.',
          invalid: 'Escriba un correo como nombre@ejemplo.com.',
          same: 'Ya entra con este correo.',
          duplicate: 'Alguien de su equipo tiene este correo.',
        },
        current: {
          missing: 'Escriba su contraseña actual.',
          wrong: 'Contraseña incorrecta. Reintente.',
          tooMany: 'Demasiados intentos. Espere unos minutos.',
        },
        password: {
          missing: 'Escriba una contraseña nueva.',
          tooShort: 'Use al menos 8 caracteres.',
          tooLong: 'Use 4,096 caracteres o menos.',
          common: 'Es muy común. Elija otra.',
          aboutYou: 'No use su nombre ni su correo.',
          weak: 'Use una más larga o con más tipos de caracteres.',
        },
      },
      failures: {
        tooMany: 'Demasiados intentos. Reintente en una hora.',
        offline: 'Sin conexión. No cambió nada.',
        failed: 'Sin respuesta. Si se le pide iniciar sesión, funcionó. Si no, reintente.',
      },
    },
    statistics: {
      title: 'Estadísticas de uso',
      label: 'Contar qué páginas abro',
      help: 'Solo en este navegador. Sin nombres, direcciones ni lo que escribe.',
      none: 'Este sitio no recopila estadísticas.',
    },
    business: {
      title: 'Su empresa',
      businessName: {
        label: 'Nombre de la empresa',
        help: 'Lo ven los residentes y su equipo.',
      },
      timeZone: {
        label: 'Zona horaria de su empresa',
        help: 'Para resúmenes, horas de silencio y períodos de pago. Cada comunidad tiene la suya.',
      },
      country: {
        label: 'País',
        help: 'Para teléfonos sin código de país. Para suscribirse, los residentes necesitan un celular de este país. EE. UU. y Canadá cuentan como uno.',
      },
      logo: {
        label: 'Logotipo',
        help: 'Aparece en sus páginas públicas.',
      },
      brandColour: {
        label: 'Color de la marca',
        help: 'En sus páginas públicas, con texto blanco encima.',
      },
      contactPhone: {
        label: 'Teléfono para residentes',
        help: 'En sus páginas públicas. Si queda vacío, no aparece.',
      },
      contactEmail: {
        label: 'Correo para residentes',
        help: 'En sus páginas públicas. Si queda vacío, no aparece.',
      },
      residentsSeeNights: {
        label: 'Noches recientes en las páginas de las etiquetas',
        help: 'Quien escanea la etiqueta de una unidad ve el resultado y la hora de sus últimas 7 noches, sin nombres ni fotos.',
      },
      managersSeePhotos: {
        label: 'Fotos de las puertas para administradores de la propiedad',
        help: 'Los administradores de la propiedad ven las fotos que su equipo toma de las puertas cada noche.',
      },
      problems: {
        missing: 'Escriba el nombre de su empresa.',
        tooPale: 'El texto blanco no se lee bien sobre este color. Elija otro más oscuro.',
        contactEmail: { invalid: 'Escriba un correo, por ejemplo oficina@example.com.' },
        unreadable: 'Esta imagen no se puede leer. Elija otro archivo.',
      },
      address: {
        label: 'Dirección de sus páginas públicas',
        none: 'Se crea al agregar su primera comunidad.',
        now: 'Sus comunidades están en {{address}}.',
        change: 'Cambiar dirección',
        title: 'Cambiar dirección de las páginas públicas',
        submit: 'Cambiar dirección',
        shown: 'Dirección nueva: {{address}}',
        changed: 'Sus páginas públicas ahora están en {{slug}}.',
        note: 'Los códigos impresos y enlaces anteriores siguen funcionando.',
        failed: 'La dirección no se cambió. Reintente.',
        standing: {
          free: 'Disponible.',
          own: 'Disponible. Ya la usó antes.',
          taken: 'La usa otra empresa.',
        },
        problems: {
          invalid: 'Use minúsculas sin acentos y números, con un solo guion entre palabras.',
          reserved: 'Esta palabra está reservada. Elija otra.',
          taken: 'Otra empresa usa esta dirección.',
          tooShort: 'Use al menos 2 caracteres.',
        },
      },
      preview: {
        title: 'Vista previa de la página',
        community: 'Su comunidad',
        servedBy: 'Recolección de basura puerta a puerta por {{business}}',
      },
    },
  },
  activity,
  yourData,
  delivery,
  push,
  notifications: {
    title: 'Notificaciones',
    text: 'Los cambios se guardan automáticamente.',
    inApp: 'En la aplicación',
    byEmail: 'Por correo',
    settings: {
      notifyClockInOut: {
        label: 'Entradas y salidas',
        help: 'Alguien empieza o termina un turno.',
      },
      notifyViolations: {
        label: 'Infracciones',
        help: 'Alguien reporta una infracción.',
      },
      notifyContactSubmissions: {
        label: 'Formularios de contacto',
        help: 'Un residente escribe desde una página pública.',
      },
      notifyMissedShifts: {
        label: 'Turnos perdidos',
        help: 'Nadie ha marcado su entrada.',
      },
      notifyEmployeeRequests: {
        label: 'Solicitudes de empleados',
        help: 'De un día libre o de un turno.',
      },
      emailContactSubmissions: {
        label: 'Formularios de contacto por correo',
        help: 'Un correo por cada uno.',
      },
      emailMissedShifts: {
        label: 'Turnos perdidos por correo',
        help: 'En cuanto se pierde un turno.',
      },
      emailViolations: {
        label: 'Infracciones por correo',
        help: 'Al reportarse. En empresas grandes, uno cada 15 minutos.',
      },
      emailEmployeeRequests: {
        label: 'Solicitudes de empleados por correo',
        help: 'Máximo uno al día por miembro.',
      },
      pushUrgent: {
        label: 'Urgentes',
        help: 'Lo que hay que decidir esta noche: turnos con retraso, perdidos o en riesgo, y que nadie haya marcado su entrada.',
      },
      pushOther: {
        label: 'Todas las demás',
        help: 'Las otras notificaciones activas en la aplicación.',
      },
      pushInQuietHours: {
        label: 'Mostrar las urgentes en horas de silencio',
        help: 'Si lo desactiva, sus dispositivos no avisan.',
      },
      hasQuietHours: {
        label: 'Horas de silencio',
        help: 'Los correos esperan y las notificaciones llegan sin sonido.',
      },
      quietFrom: { label: 'Silencio desde', help: 'En la zona horaria de su empresa.' },
      quietTo: { label: 'Silencio hasta', help: 'A esa hora salen los correos retenidos.' },
      urgentInQuietHours: {
        label: 'Avisar siempre de turnos perdidos',
        help: 'Para cubrir el turno a tiempo.',
      },
      hasDigest: {
        label: 'Resumen de la mañana',
        help: 'Primero lo pendiente, luego los totales de la noche.',
      },
      digestAt: { label: 'Hora de envío', help: 'En la zona horaria de su empresa.' },
      digestBelowPercent: {
        label: 'Señalar comunidades por debajo de',
        help: 'Porcentaje de puertas atendidas, de 1 a 100.',
      },
      digestWhenAllWell: {
        label: 'Enviar aunque todo salga bien',
        help: 'Si lo desactiva, no hay resumen tras una buena noche.',
      },
      language: {
        label: 'Idioma de sus correos',
        help: 'Para las notificaciones y el resumen.',
        owners: 'Su idioma o el del propietario',
      },
    },
    quiet: 'Horas de silencio',
    problems: {
      missing: 'Escriba una hora, por ejemplo 9:00 p. m.',
      digestBelowPercent: { missing: 'Escriba un número entero de 1 a 100.' },
    },
    whose: {
      owners: 'Son las opciones del propietario. Sus cambios se aplican solo a usted.',
      own: 'Se aplican solo a usted.',
      follow: 'Usar las del propietario',
      failed: 'No se cambió. Reintente.',
    },
    digest: {
      title: 'Resumen de la mañana',
      preview: 'El resumen de esta mañana',
      totals: 'Totales de anoche',
      sendNow: 'Enviarme uno ahora',
      sent_one: 'Enviado a {{email}}. Hoy puede enviar {{count, number}} más.',
      sent_other: 'Enviado a {{email}}. Hoy puede enviar {{count, number}} más.',
      enough: 'Llegó al límite de hoy.',
      notSent: 'No se envió. Reintente.',
    },
  },
  communities,
  operations,
  recipients,
  sms,
  checkpoints,
};
