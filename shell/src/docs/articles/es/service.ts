import { lateAfterMin, missedAfterMin, openTooLongHours } from 'shared-lib/domain';
import type { Articles } from '../../article.ts';
import { article, label, list, note, page, paragraph, steps, words } from '../../writing.ts';

export const service = {
  tracking: {
    title: 'Seguir el servicio de esta noche',
    summary: 'Vea a quién se espera, quién está en turno, quién va tarde y quién falta.',
    sections: [
      {
        id: 'tonight',
        heading: 'Los turnos de esta noche',
        blocks: [
          paragraph`${page('/tracking', 'Seguimiento')} muestra al momento cada turno con su comunidad, especialista, estado, puertas listas y hora de fin estimada. Un turno puede estar:`,
          list(
            words`${label('Programado')}: no ha empezado.`,
            words`${label('Tarde')}: sin entrada ${lateAfterMin} minutos después del inicio.`,
            words`${label('En turno')}: alguien está trabajando.`,
            words`${label('Demasiado tiempo')}: más de ${openTooLongHours} horas en turno, probablemente sin marcar la salida.`,
            words`${label('Terminado')}: ya marcó su salida.`,
            words`${label('Perdido')}: sin entrada ${missedAfterMin / 60} horas después del inicio.`,
            words`${label('Sin asignar')}: no se espera a nadie.`,
          ),
        ],
      },
      {
        id: 'nobody',
        heading: 'Turnos sin asignar',
        blocks: [
          paragraph`Un turno sin especialista también aparece. Asigne a alguien en la ${article('schedule', 'Programación')}, solo esta noche o todas las semanas.`,
        ],
      },
      {
        id: 'time-zones',
        heading: 'Después de medianoche y en otras zonas horarias',
        blocks: [
          paragraph`Una noche conserva la fecha en que empezó, así que lo que pasa después de medianoche sigue en la misma lista. Sigue la zona horaria de cada comunidad.`,
        ],
      },
      {
        id: 'told',
        heading: 'Recibir avisos',
        blocks: [
          paragraph`Reciba ${article('notifications', 'notificaciones')} de los turnos perdidos y, si quiere, de cada entrada y salida. Las flechas de arriba llevan a noches anteriores y cada fila a su ${article('shift-records', 'informe de turno')}.`,
        ],
      },
    ],
  },

  'shift-records': {
    title: 'Informes de turno, entradas y puntos de control',
    summary: 'Lo que su equipo registra en un turno y cómo revisarlo.',
    sections: [
      {
        id: 'shift-reports',
        heading: 'Informes de turno',
        blocks: [
          paragraph`Un informe incluye horas, unidades atendidas y omitidas, infracciones, puntos de control, el compactador y notas.`,
          paragraph`Elija ${label('Aprobar')} para cada informe enviado, o ${label('Devolver')} con una nota de lo que falta.`,
        ],
      },
      {
        id: 'clock-ins',
        heading: 'Entradas y salidas',
        blocks: [
          paragraph`Arriba ve quién está en turno. Una entrada abierta más de ${openTooLongHours} horas se señala. Se cierra automáticamente una hora después del turno y queda por revisar.`,
          paragraph`Apruebe una por una, varias a la vez o una noche completa. ${label('Períodos de pago')} suma lo aprobado. Cierre un período cuando termine y todo esté aprobado. ${label('CSV de nómina')} contiene solo lo aprobado.`,
          note`Corregir una hora requiere un motivo. La original queda registrada.`,
        ],
      },
      {
        id: 'checkpoints',
        heading: 'Puntos de control',
        blocks: [
          paragraph`Un punto de control es un punto de la ruta que se escanea una vez por turno con código QR, NFC o GPS. Sin escaneo, cuenta como omitido.`,
          paragraph`${label('Puntos de control')} muestra la noche de una comunidad: a tiempo, tarde, fuera de alcance, repetido u omitido, con la hora del dispositivo y del servidor, la distancia y la precisión. Se marcan los escaneos enviados después por falta de señal.`,
        ],
      },
      {
        id: 'service-logs',
        heading: 'Registros de servicio',
        blocks: [
          paragraph`Un registro de servicio dice qué pasó en una unidad una noche: recolectada, no sacada u omitida y por qué. Los registros nunca cambian; una corrección agrega uno nuevo. Úselos para revisar una ${article('missed-pickup', 'recolección omitida')}.`,
          paragraph`${label('Unidades')} muestra una noche puerta por puerta. ${label('Registros de servicio')} muestra y exporta los registros de cualquier noche, unidad o especialista.`,
        ],
      },
    ],
  },

  violations: {
    title: 'Infracciones',
    summary: 'De la foto del especialista al aviso.',
    sections: [
      {
        id: 'report',
        heading: 'Cómo se reporta una infracción',
        blocks: [
          paragraph`Los especialistas reportan en la puerta problemas como un contenedor demasiado lleno. El reporte tiene la unidad, el tipo de infracción, al menos una foto y si recolectaron de todos modos.`,
          paragraph`Los tipos de infracción, lo que exige cada uno y el texto de los avisos están en ${page('/settings', 'Configuración')}.`,
        ],
      },
      {
        id: 'review',
        heading: 'Revisión',
        blocks: [
          steps(
            'Abra Infracciones para ver los reportes nuevos.',
            'Revise las fotos y la descripción.',
            'Apruebe el reporte o rechácelo con un motivo.',
          ),
          note`Antes de eso no sale ningún aviso, y las multas nunca son automáticas.`,
        ],
      },
      {
        id: 'notices',
        heading: 'Avisos',
        blocks: [
          paragraph`Después avise al residente por mensaje de texto, correo o papel, con las fotos. Cada aviso guarda su nivel, cómo se envió y cuándo.`,
        ],
      },
      {
        id: 'status',
        heading: 'Qué significa cada estado',
        blocks: [
          list(
            words`${label('Abierta')}: reportada y sin aviso enviado.`,
            words`${label('Notificada')}: el residente tiene un aviso.`,
            words`${label('Escalada')}: se llevó más lejos, por ejemplo al administrador de la propiedad.`,
            words`${label('En disputa')}: el residente no está de acuerdo. Se guardan su respuesta y la decisión de usted.`,
            words`${label('Resuelta')} y ${label('Desestimada')}: el caso está cerrado.`,
          ),
        ],
      },
    ],
  },

  settings: {
    title: 'Configuración',
    summary: 'Operaciones, SMS, puntos de control, notificaciones y facturación.',
    sections: [
      {
        id: 'operations',
        heading: 'Operaciones',
        blocks: [
          paragraph`Elija las funciones de su servicio:`,
          list(
            words`${label('Fotos del compactador')}: fotos del compactador en el informe de turno.`,
            words`${label('Escaneo de códigos QR')}: escanear los códigos de puertas y puntos de control.`,
            words`${label('Daños en la propiedad')}: reportes de daños, con una foto.`,
            words`${label('Tipos de infracción')}: lo que su equipo puede reportar. Vea ${article('violations', 'Infracciones')}.`,
          ),
        ],
      },
      {
        id: 'sms',
        heading: 'SMS',
        blocks: [
          paragraph`Elija qué mensajes reciben los residentes. Solo los reciben quienes aceptaron; agréguelos uno por uno o importe una lista.`,
          paragraph`Los residentes también pueden pedirlos en sus páginas públicas con un celular de su país, que se elige en ${page('/settings', 'Configuración')}.`,
        ],
      },
      {
        id: 'checkpoints',
        heading: 'Puntos de control',
        blocks: [
          paragraph`Elija cómo se ven sus códigos QR. Puede aplicar un estilo nuevo a los códigos existentes. Las etiquetas colocadas siguen funcionando.`,
        ],
      },
      {
        id: 'notifications',
        heading: 'Notificaciones',
        blocks: [
          paragraph`Seis interruptores controlan de qué se entera. Vea ${article('notifications', 'Notificaciones')}.`,
        ],
      },
      {
        id: 'billing-and-support',
        heading: 'Facturación y soporte',
        blocks: [
          paragraph`La ${page('/settings?tab=billing', 'pestaña Facturación')} muestra su plan y su uso. En ${page('/help', 'Obtener ayuda')} puede buscar artículos, repetir un recorrido o escribirnos. Respondemos por correo y allí mismo.`,
        ],
      },
      {
        id: 'your-data',
        heading: 'Sus datos',
        blocks: [
          paragraph`En ${page('/settings?tab=account&setting=export', 'Cuenta')}, el propietario puede exportar todos los datos o eliminar la empresa, lo que ocurre después de 14 días si no se cancela.`,
        ],
      },
    ],
  },
} satisfies Partial<Articles>;
