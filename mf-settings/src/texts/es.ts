import type { en } from './en.ts';

/** The module's texts in Spanish. */
export const es: typeof en = {
  title: 'Configuración',
  summary: 'Cómo funciona Valet Hub para su negocio',
  sections: 'Secciones de la configuración',
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
    },
  },
  operations: {
    title: 'Operaciones',
    text: 'Lo que su equipo hace e informa durante un turno. Cada cambio se guarda solo.',
    features: {
      title: 'Funciones del servicio',
      compactorPhotos: {
        label: 'Fotos del compactador',
        help: 'Los especialistas fotografían el compactador al final del turno.',
      },
      qrCodeScanning: {
        label: 'Lectura de códigos QR',
        help: 'Los especialistas leen los puntos de control y las etiquetas al pasar.',
      },
      propertyClaims: {
        label: 'Daños en la propiedad',
        help: 'Los especialistas pueden informar de daños en la propiedad con una foto.',
      },
    },
    types: {
      title: 'Tipos de infracción',
      empty: 'Aún no hay tipos de infracción. Agregue el primero que su equipo deba poder informar.',
      withPhoto: 'Requiere una foto',
      withoutPhoto: 'Sin foto',
      add: 'Agregar un tipo de infracción',
      example: 'Por ejemplo: basura suelta',
      submit: 'Agregar tipo',
      problems: {
        missing: 'Escriba un nombre, por ejemplo «Basura suelta».',
        tooLong: 'Acorte esto a {{max, number}} caracteres o menos.',
        taken: 'Ya hay un tipo con este nombre.',
        failed: 'No se agregó. Lo que escribió sigue aquí; intente de nuevo.',
      },
    },
  },
  sms: {
    title: 'Notificaciones por SMS',
    text: 'Cómo se escribe a los residentes que lo aceptaron. Aún no se envían mensajes; sus elecciones se guardan para entonces.',
    problems: {
      missing: 'Escriba una hora, por ejemplo 21:00.',
    },
    enabled: {
      label: 'Escribir a los residentes',
      help: 'Cambios de servicio y avisos aprobados, solo a quienes lo aceptaron.',
    },
    senderName: {
      label: 'Nombre del remitente',
      help: 'Cómo empieza cada mensaje, con 40 caracteres como máximo.',
    },
    quietFrom: {
      label: 'Horas de silencio desde',
      help: 'No se envía ningún mensaje después de esta hora de la comunidad.',
    },
    quietTo: {
      label: 'Horas de silencio hasta',
      help: 'Los mensajes esperan hasta esta hora de la mañana.',
    },
  },
  checkpoints: {
    title: 'Puntos de control',
    text: 'Cómo se ven los códigos QR de sus puntos de control y etiquetas. Cada cambio se guarda solo.',
    brandColour: {
      label: 'Color',
      help: 'Oscuro sobre el blanco de la etiqueta, para que los teléfonos lo lean.',
    },
    problems: {
      tooPale: 'Elija un color más oscuro: los teléfonos no leen este sobre blanco.',
    },
    dotStyle: {
      label: 'Puntos',
      help: 'La forma de los puntos del código.',
      square: 'Cuadrados',
      rounded: 'Redondeados',
      dots: 'Redondos',
    },
    label: {
      label: 'Texto',
      help: 'Se imprime debajo de cada código, por ejemplo el nombre de su empresa; 60 caracteres como máximo.',
    },
    preview: {
      title: 'Vista previa del código QR',
      name: 'Un código QR como se imprimirá',
      text: 'Esta muestra abre las páginas de ayuda. Los códigos impresos abren la página de su punto o unidad.',
    },
  },
};
