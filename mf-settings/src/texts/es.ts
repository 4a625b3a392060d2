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
    saving: 'Guardando…',
    saved: 'Guardado',
    failed: 'No se guardó. Sigue vigente su elección anterior.',
    retry: 'Intentar de nuevo',
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
};
