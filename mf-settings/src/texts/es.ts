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
  people: { owner: 'El propietario', someone: 'Alguien que ya no está' },
  search: {
    label: 'Buscar en la configuración',
    nothing: 'Ningún ajuste tiene estas palabras. Pruebe con otras, como «horas de silencio» o «logotipo».',
  },
  account: {
    title: 'Cuenta',
    text: 'Usted y su empresa. Cada cambio se guarda solo.',
    you: {
      title: 'Usted',
      firstName: 'Nombre',
      lastName: 'Apellido',
      problems: {
        missing: 'Escriba su nombre.',
      },
      picture: {
        label: 'Su foto',
        help: 'La ve su equipo. Se guarda el centro, reducido y sin el lugar donde se tomó. JPG, PNG, WebP, GIF o AVIF, 5 MB como máximo.',
        unreadable: 'Este archivo no se puede leer como imagen. Elija otro.',
        tooManyPixels: 'Esta imagen tiene más de {{megapixels, number}} megapíxeles. Elija una más pequeña.',
      },
      device: 'Como en este dispositivo',
      language: {
        label: 'Idioma',
        help: 'Solo para usted, en todos sus dispositivos. También el de sus correos.',
      },
      timeFormat: {
        label: 'Formato de hora',
        help: 'Solo para usted, en todos sus dispositivos y en las notificaciones que recibe.',
        '12h': '12 horas: {{example}}',
        '24h': '24 horas: {{example}}',
      },
    },
    access: {
      title: 'Inicio de sesión',
      current: 'Su contraseña actual',
      google: {
        label: 'Google',
        help: 'Inicia sesión con Google, como {{email}}. Con una contraseña, también podrá cambiar aquí su correo y cerrar sesiones en otros lugares.',
        action: 'Elegir una contraseña',
        sent: 'Enviamos un enlace a {{email}}. Ábralo para elegir una contraseña.',
        failed: 'No se pudo enviar el enlace. Intente de nuevo en unos minutos.',
      },
      email: {
        label: 'Correo',
        help: 'Inicia sesión con {{email}}.',
        action: 'Cambiar el correo',
        submit: 'Enviar el enlace',
        new: 'Correo nuevo',
        note: 'Un enlace llega a la dirección nueva. Nada cambia hasta que lo abra, en el plazo de una hora.',
        sent: 'Abra el enlace del correo enviado a {{email}} para confirmarlo.',
        confirmTitle: 'Confirme su correo nuevo',
        confirm: 'Iniciar sesión con él desde ahora',
        confirmNote:
          'Desde ahora inicia sesión con la dirección a la que llegó el enlace. Sus sesiones en otros lugares se cierran, y se avisa a la dirección anterior, con un modo de deshacerlo.',
        done: 'Desde ahora inicia sesión con {{email}}. Se cerró su sesión en todos los demás lugares.',
        usedUp:
          'Este enlace ya se usó, es demasiado antiguo o es de otra cuenta. Pida otro con Cambiar el correo.',
        taken: 'Esta dirección ya tiene otra cuenta, así que nada cambió.',
      },
      password: {
        label: 'Contraseña',
        help: 'Con lo que inicia sesión, junto a su correo.',
        action: 'Cambiar la contraseña',
        submit: 'Cambiar la contraseña',
        new: 'Contraseña nueva',
        rules: 'Al menos {{count}} caracteres, y nada que otros adivinen.',
        done: 'Su contraseña cambió. Se cerró su sesión en todos los demás lugares.',
      },
      sessions: {
        label: 'Sesiones en otros lugares',
        help: 'Cierra sus sesiones en todos los demás dispositivos y navegadores, como un teléfono perdido.',
        action: 'Cerrar las demás sesiones',
        submit: 'Cerrar las demás sesiones',
        note: 'Las páginas abiertas en otros lugares se cierran en un minuto. Un dispositivo sin conexión se cierra en cuanto la tenga. Quien manipule una página abierta aún podría leer, como mucho durante una hora, lo que esa sesión permitía.',
        done: 'Se cerraron sus demás sesiones.',
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
          wrong: 'Esta no es su contraseña actual.',
          tooMany: 'Demasiados intentos. Espere unos minutos e intente de nuevo.',
        },
        password: {
          missing: 'Escriba una contraseña nueva.',
          tooShort: 'Use al menos 8 caracteres.',
          tooLong: 'Use 4096 caracteres o menos.',
          common: 'Elija otra: esta es de las primeras que se adivinan.',
          aboutYou: 'Elija una sin su nombre ni su correo.',
          weak: 'Elija una contraseña más larga o con más tipos de caracteres.',
        },
      },
      failures: {
        tooMany: 'Lo intentó demasiadas veces. Nada cambió; intente de nuevo en una hora.',
        offline: 'No hay conexión, así que nada cambió. Intente de nuevo cuando la haya.',
        failed:
          'No es seguro que funcionara. Si se le pide iniciar sesión, funcionó; si no, intente de nuevo.',
      },
    },
    statistics: {
      title: 'Estadísticas de uso',
      label: 'Contar qué páginas abro',
      help: 'En este navegador, para mejorar las páginas. Nunca se envían nombres, direcciones ni lo que escribe. Desactivado hasta que usted lo active; al desactivarlo se detiene de inmediato.',
      none: 'Este sitio no cuenta nada.',
    },
    business: {
      title: 'Su empresa',
      businessName: {
        label: 'Nombre de la empresa',
        help: 'Como lo leen los residentes y su equipo.',
      },
      timeZone: {
        label: 'Zona horaria de su empresa',
        help: 'Por ella se rigen los resúmenes y las horas de silencio de los correos, y terminan los períodos de pago. Cada comunidad conserva la suya.',
      },
      country: {
        label: 'País',
        help: 'Los números de teléfono sin código de país se leen como números de este país. Los residentes solo pueden pedir mensajes de texto con celulares de este país; Estados Unidos y Canadá cuentan como uno solo.',
      },
      logo: {
        label: 'Logotipo',
        help: 'En sus páginas públicas. Se reduce solo.',
      },
      brandColour: {
        label: 'Color de la marca',
        help: 'En sus páginas públicas; oscuro, para que se lea texto blanco sobre él.',
      },
      contactPhone: {
        label: 'Teléfono para residentes',
        help: 'En sus páginas públicas; déjelo vacío si no quiere ninguno.',
      },
      contactEmail: {
        label: 'Correo para residentes',
        help: 'En sus páginas públicas; déjelo vacío si no quiere ninguno.',
      },
      problems: {
        missing: 'Escriba el nombre de su empresa.',
        tooPale: 'Elija un color más oscuro: el texto blanco sobre este se lee mal.',
        contactEmail: { invalid: 'Escriba un correo, por ejemplo oficina@example.com.' },
        unreadable: 'Este archivo no se puede leer como imagen. Elija otro.',
      },
      address: {
        label: 'Dirección de sus páginas públicas',
        none: 'Su empresa la recibe con su primera comunidad.',
        now: 'Los residentes encuentran sus comunidades en {{address}}.',
        change: 'Cambiar la dirección',
        title: 'Cambiar la dirección de sus páginas públicas',
        submit: 'Cambiar la dirección',
        shown: 'Sus comunidades se encontrarán en {{address}}.',
        changed: 'Sus páginas públicas se encuentran ahora en {{slug}}.',
        note: 'Los códigos impresos y los enlaces enviados siguen funcionando: llevan a la nueva dirección. La anterior sigue siendo suya y no pasa a nadie más.',
        overtaken: 'La dirección se cambió en otro lugar. Cierre esto para verla e intente de nuevo.',
        failed: 'La dirección no se cambió. Lo que escribió sigue aquí; intente de nuevo.',
        standing: {
          free: 'Está libre.',
          own: 'Es suya: la tuvo antes.',
          taken: 'Otra empresa la tiene o la tuvo.',
        },
        problems: {
          invalid: 'Use minúsculas sin acentos, cifras y guiones simples entre ellas.',
          reserved: 'Valet Hub necesita esta palabra para sus propias páginas. Elija otra.',
          taken: 'Otra empresa la tiene o la tuvo. Elija otra.',
          tooShort: 'Use al menos 2 caracteres.',
        },
      },
      preview: {
        title: 'Cómo empieza una página pública',
        community: 'Una de sus comunidades',
        servedBy: 'Recogida de basura puerta a puerta por {{business}}',
      },
    },
  },
  yourData,
  delivery,
  notifications: {
    title: 'Notificaciones',
    text: 'Elija de qué quiere enterarse. Cada cambio se guarda solo.',
    inApp: 'En la aplicación',
    byEmail: 'Por correo electrónico',
    settings: {
      notifyClockInOut: {
        label: 'Entradas y salidas',
        help: 'Cuando alguien de su equipo empieza o termina un turno.',
      },
      notifyViolations: {
        label: 'Infracciones',
        help: 'Cuando alguien de su equipo informa de una infracción.',
      },
      notifyContactSubmissions: {
        label: 'Formularios de contacto',
        help: 'Cuando un residente le escribe desde la página pública de una comunidad.',
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
        help: 'Envía cada formulario de contacto también a su correo electrónico.',
      },
      emailMissedShifts: {
        label: 'Turnos perdidos por correo',
        help: 'En cuanto nadie ha marcado su entrada en un turno.',
      },
      emailViolations: {
        label: 'Infracciones por correo',
        help: 'Cada infracción cuando se informa. Las empresas grandes reciben un correo por cuarto de hora.',
      },
      emailEmployeeRequests: {
        label: 'Solicitudes de empleados por correo',
        help: 'Un correo al día por cada persona que pide algo.',
      },
      hasQuietHours: {
        label: 'Horas de silencio',
        help: 'Los correos esperan a que terminen. Lo que está en la aplicación llega a cualquier hora, sin sonido.',
      },
      quietFrom: { label: 'Silencio desde', help: 'En la zona horaria de su empresa.' },
      quietTo: { label: 'Silencio hasta', help: 'Entonces se envía lo que esperaba.' },
      urgentInQuietHours: {
        label: 'Los turnos perdidos, de todos modos',
        help: 'Solo se pueden salvar durante la noche, así que se envían de inmediato.',
      },
      hasDigest: {
        label: 'Un resumen cada mañana',
        help: 'Un correo con el resultado de la noche: primero lo que requiere su atención, luego las cifras.',
      },
      digestAt: { label: 'Hora de envío', help: 'En la zona horaria de su empresa.' },
      digestBelowPercent: {
        label: 'Señalar comunidades por debajo de',
        help: 'Porcentaje de puertas atendidas, entre 1 y 100.',
      },
      digestWhenAllWell: {
        label: 'También cuando todo salió bien',
        help: 'Un correo breve que lo dice. Sin él, una buena noche no se comunica.',
      },
      language: {
        label: 'Idioma de sus correos',
        help: 'En él se escriben las notificaciones y el resumen.',
        owners: 'Como su idioma o, si no, el del propietario',
      },
    },
    quiet: 'Horas de silencio',
    problems: {
      missing: 'Indique una hora, por ejemplo 21:00.',
      digestBelowPercent: { missing: 'Indique un número entero entre 1 y 100.' },
    },
    whose: {
      owners: 'Ve lo que eligió el propietario. En cuanto cambie algo, valdrá solo para usted.',
      own: 'Estas opciones son solo suyas.',
      follow: 'Seguir las opciones del propietario',
      failed: 'No se cambió. Inténtelo de nuevo.',
    },
    digest: {
      title: 'Resumen de la mañana',
      preview: 'El resumen de esta mañana',
      totals: 'La noche en cifras',
      sendNow: 'Enviarme uno ahora',
      sent_one: 'En camino a {{email}}. Hoy puede pedir {{count, number}} más.',
      sent_other: 'En camino a {{email}}. Hoy puede pedir {{count, number}} más.',
      enough: 'Ese fue el último de hoy.',
      notSent: 'No se envió. Inténtelo de nuevo.',
    },
  },
  communities,
  operations,
  recipients,
  sms,
  checkpoints,
};
