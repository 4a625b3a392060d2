import { checkpoints } from '../checkpoints/texts/es.ts';
import { communities } from '../communities/texts/es.ts';
import { delivery } from '../delivery/texts/es.ts';
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
  people: { owner: 'El propietario', someone: 'Un exmiembro del equipo' },
  search: {
    label: 'Buscar en la configuración',
    nothing: 'No se encontraron ajustes. Pruebe otras palabras, como «horas de silencio» o «logotipo».',
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
        help: 'La ve su equipo. Se recorta al centro y se quita la ubicación. JPG, PNG, WebP, GIF o AVIF, hasta 5 MB.',
        unreadable: 'Esta imagen no se puede leer. Elija otro archivo.',
        tooManyPixels: 'Esta imagen supera {{megapixels, number}} megapíxeles. Elija una más pequeña.',
      },
      device: 'Igual que este dispositivo',
      language: {
        label: 'Idioma',
        help: 'Para usted, en todos sus dispositivos y correos.',
      },
      timeFormat: {
        label: 'Formato de hora',
        help: 'Para usted, en todos sus dispositivos y notificaciones.',
        '12h': '12 horas: {{example}}',
        '24h': '24 horas: {{example}}',
      },
    },
    access: {
      title: 'Inicio de sesión',
      current: 'Contraseña actual',
      google: {
        label: 'Google',
        help: 'Inicia sesión con Google como {{email}}. Agregue una contraseña para cambiar su correo o cerrar otras sesiones aquí.',
        action: 'Agregar contraseña',
        sent: 'Enviamos un enlace a {{email}}. Ábralo para elegir una contraseña.',
        failed: 'No se pudo enviar el enlace. Intente de nuevo en unos minutos.',
      },
      email: {
        label: 'Correo',
        help: 'Inicia sesión con {{email}}.',
        action: 'Cambiar correo',
        submit: 'Enviar enlace',
        new: 'Correo nuevo',
        note: 'Enviaremos un enlace a la dirección nueva. Ábralo en una hora para confirmar el cambio.',
        sent: 'Busque el enlace de confirmación en {{email}}.',
        confirmTitle: 'Confirme su correo nuevo',
        confirm: 'Confirmar correo',
        confirmNote:
          'Iniciará sesión con su correo nuevo. Se cerrarán las demás sesiones. Avisaremos a la dirección anterior, que puede deshacer el cambio.',
        done: 'Ahora inicia sesión con {{email}}. Se cerraron las demás sesiones.',
        usedUp: 'Este enlace ya se usó, caducó o es de otra cuenta. Elija Cambiar correo para recibir otro.',
        taken: 'Esta dirección ya tiene otra cuenta, así que nada cambió.',
      },
      password: {
        label: 'Contraseña',
        help: 'Se usa con su correo para iniciar sesión.',
        action: 'Cambiar contraseña',
        submit: 'Cambiar contraseña',
        new: 'Contraseña nueva',
        rules: 'Al menos {{count}} caracteres y difícil de adivinar.',
        done: 'Contraseña cambiada. Se cerraron las demás sesiones.',
      },
      sessions: {
        label: 'Otros dispositivos',
        help: 'Cierre la sesión en los demás dispositivos y navegadores, como un teléfono perdido.',
        action: 'Cerrar las demás sesiones',
        submit: 'Cerrar las demás sesiones',
        note: 'Las páginas abiertas se cierran en un minuto, y los dispositivos sin conexión cuando se reconecten. Quien manipule una página abierta aún podría leer sus datos hasta una hora.',
        done: 'Se cerraron las demás sesiones.',
      },
      problems: {
        email: {
          missing: 'Escriba un correo.',
          invalid: 'Escriba un correo como nombre@ejemplo.com.',
          same: 'Ya inicia sesión con este correo.',
          duplicate: 'Alguien de su equipo ya tiene este correo.',
        },
        current: {
          missing: 'Escriba su contraseña actual.',
          wrong: 'Contraseña incorrecta. Intente de nuevo.',
          tooMany: 'Demasiados intentos. Espere unos minutos e intente de nuevo.',
        },
        password: {
          missing: 'Escriba una contraseña nueva.',
          tooShort: 'Use al menos 8 caracteres.',
          tooLong: 'Use 4096 caracteres o menos.',
          common: 'Esta contraseña es muy común. Elija otra.',
          aboutYou: 'No use su nombre ni su correo. Elija otra contraseña.',
          weak: 'Elija una contraseña más larga o con más tipos de caracteres.',
        },
      },
      failures: {
        tooMany: 'Demasiados intentos. No cambió nada. Intente de nuevo en una hora.',
        offline: 'No hay conexión y no cambió nada. Intente de nuevo cuando vuelva.',
        failed: 'No sabemos si funcionó. Si se le pide iniciar sesión, sí. Si no, intente de nuevo.',
      },
    },
    statistics: {
      title: 'Estadísticas de uso',
      label: 'Contar qué páginas abro',
      help: 'Ayuda a mejorar Valet Hub. Solo en este navegador. Nunca enviamos nombres, direcciones ni lo que escribe.',
      none: 'Este sitio no recopila estadísticas de uso.',
    },
    business: {
      title: 'Su empresa',
      businessName: {
        label: 'Nombre de la empresa',
        help: 'Lo ven los residentes y su equipo.',
      },
      timeZone: {
        label: 'Zona horaria de su empresa',
        help: 'Para los resúmenes, las horas de silencio y los períodos de pago. Cada comunidad tiene su propia zona horaria.',
      },
      country: {
        label: 'País',
        help: 'Los teléfonos sin código de país se toman de este país. Para pedir mensajes, los residentes necesitan un celular de aquí. EE. UU. y Canadá cuentan como uno.',
      },
      logo: {
        label: 'Logotipo',
        help: 'Aparece en sus páginas públicas.',
      },
      brandColour: {
        label: 'Color de la marca',
        help: 'Aparece en sus páginas públicas, detrás de texto blanco.',
      },
      contactPhone: {
        label: 'Teléfono para residentes',
        help: 'Aparece en sus páginas públicas. Deje vacío para ocultarlo.',
      },
      contactEmail: {
        label: 'Correo para residentes',
        help: 'Aparece en sus páginas públicas. Deje vacío para ocultarlo.',
      },
      problems: {
        missing: 'Escriba el nombre de su empresa.',
        tooPale: 'El texto blanco no se lee bien sobre este color. Elija uno más oscuro.',
        contactEmail: { invalid: 'Escriba un correo, por ejemplo oficina@example.com.' },
        unreadable: 'Esta imagen no se puede leer. Elija otro archivo.',
      },
      address: {
        label: 'Dirección de sus páginas públicas',
        none: 'Tendrá una dirección con su primera comunidad.',
        now: 'Sus comunidades están en {{address}}.',
        change: 'Cambiar dirección',
        title: 'Cambiar dirección de las páginas públicas',
        submit: 'Cambiar dirección',
        shown: 'Dirección nueva: {{address}}',
        changed: 'Sus páginas públicas ahora están en {{slug}}.',
        note: 'Los códigos impresos y los enlaces anteriores siguen funcionando. La dirección anterior queda reservada para usted.',
        failed: 'La dirección no se cambió. Lo que escribió se conserva. Intente de nuevo.',
        standing: {
          free: 'Disponible.',
          own: 'Disponible: ya la usó antes.',
          taken: 'La usa otra empresa.',
        },
        problems: {
          invalid: 'Use minúsculas sin acentos, números y guiones simples.',
          reserved: 'Esta palabra está reservada. Elija otra.',
          taken: 'Otra empresa usa esta dirección. Elija otra.',
          tooShort: 'Use al menos 2 caracteres.',
        },
      },
      preview: {
        title: 'Vista previa de la página pública',
        community: 'Su comunidad',
        servedBy: 'Recolección de basura puerta a puerta por {{business}}',
      },
    },
  },
  yourData,
  delivery,
  notifications: {
    title: 'Notificaciones',
    text: 'Los cambios se guardan automáticamente.',
    inApp: 'En la aplicación',
    byEmail: 'Por correo electrónico',
    settings: {
      notifyClockInOut: {
        label: 'Entradas y salidas',
        help: 'Cuando un miembro del equipo empieza o termina un turno.',
      },
      notifyViolations: {
        label: 'Infracciones',
        help: 'Cuando un miembro del equipo reporta una infracción.',
      },
      notifyContactSubmissions: {
        label: 'Formularios de contacto',
        help: 'Cuando un residente escribe desde una página pública.',
      },
      notifyMissedShifts: {
        label: 'Turnos perdidos',
        help: 'Cuando nadie ha marcado su entrada en un turno.',
      },
      notifyEmployeeRequests: {
        label: 'Solicitudes de empleados',
        help: 'Cuando un miembro del equipo pide tiempo libre o un turno.',
      },
      emailContactSubmissions: {
        label: 'Formularios de contacto por correo',
        help: 'Le envía cada formulario por correo.',
      },
      emailMissedShifts: {
        label: 'Turnos perdidos por correo',
        help: 'En cuanto se pierde un turno.',
      },
      emailViolations: {
        label: 'Infracciones por correo',
        help: 'Al reportarse. Las empresas grandes reciben un correo cada 15 minutos.',
      },
      emailEmployeeRequests: {
        label: 'Solicitudes de empleados por correo',
        help: 'Un correo al día como máximo por miembro del equipo.',
      },
      hasQuietHours: {
        label: 'Horas de silencio',
        help: 'Los correos esperan a que terminen. Las notificaciones en la aplicación llegan sin sonido.',
      },
      quietFrom: { label: 'Silencio desde', help: 'En la zona horaria de su empresa.' },
      quietTo: { label: 'Silencio hasta', help: 'A esa hora salen los correos retenidos.' },
      urgentInQuietHours: {
        label: 'Avisar siempre de turnos perdidos',
        help: 'Para que aún pueda cubrir el turno esa noche.',
      },
      hasDigest: {
        label: 'Resumen de la mañana',
        help: 'Un correo sobre la noche: primero lo pendiente, luego los totales.',
      },
      digestAt: { label: 'Hora de envío', help: 'En la zona horaria de su empresa.' },
      digestBelowPercent: {
        label: 'Señalar comunidades por debajo de',
        help: 'Porcentaje de puertas atendidas, de 1 a 100.',
      },
      digestWhenAllWell: {
        label: 'Enviar aunque todo salga bien',
        help: 'Si lo desactiva, no recibe resumen después de una buena noche.',
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
      owners: 'Usa las opciones del propietario. Lo que cambie será solo para usted.',
      own: 'Estas opciones son solo para usted.',
      follow: 'Usar las opciones del propietario',
      failed: 'No se cambió. Intente de nuevo.',
    },
    digest: {
      title: 'Resumen de la mañana',
      preview: 'El resumen de esta mañana',
      totals: 'Totales de anoche',
      sendNow: 'Enviarme uno ahora',
      sent_one: 'Enviado a {{email}}. Queda {{count, number}} hoy.',
      sent_other: 'Enviado a {{email}}. Quedan {{count, number}} hoy.',
      enough: 'Llegó al límite de hoy.',
      notSent: 'No se envió. Intente de nuevo.',
    },
  },
  communities,
  operations,
  recipients,
  sms,
  checkpoints,
};
