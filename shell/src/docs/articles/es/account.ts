import {
  employeePriceMonthly,
  notificationBadgeMax,
  notificationDropdownItems,
  offeredPlans,
  paidPlan,
  trialDays,
} from 'shared-lib/domain';
import type { Articles } from '../../article.ts';
import { article, label, list, note, page, paragraph, table, words } from '../../writing.ts';

const { free, professional } = offeredPlans;

const planRow = (name: string, { maxTeam, maxCommunities, admin, priceMonthly }: typeof free) => [
  name,
  `${maxTeam}`,
  `${maxCommunities}`,
  `${admin}`,
  `$${priceMonthly}`,
];

export const account = {
  plans: {
    title: 'Planes y facturación',
    summary: 'Precios, límites y qué pasa después de la prueba.',
    sections: [
      {
        id: 'plans',
        heading: 'Qué incluyen los planes',
        blocks: [
          table(
            ['Plan', 'Miembros del equipo', 'Comunidades', 'Cuentas de administrador', 'Al mes'],
            planRow('Gratuito', free),
            planRow('Profesional', professional),
            planRow('Empresarial, 2 empleados', paidPlan(2)),
            planRow('Empresarial, 5 empleados', paidPlan(5)),
          ),
          paragraph`Usted cuenta como miembro. Profesional lo incluye a usted y a un empleado por $${professional.priceMonthly} al mes. Cada empleado más cuesta $${employeePriceMonthly} y agrega ${paidPlan(2).maxTeam - professional.maxTeam} miembro y ${paidPlan(2).maxCommunities - professional.maxCommunities} comunidades.`,
          note`Si tiene un precio anterior, lo conserva: aparece en Facturación.`,
        ],
      },
      {
        id: 'trial',
        heading: 'Su prueba',
        blocks: [
          paragraph`Durante ${trialDays} días puede usar Valet Hub con los límites del plan Gratuito. Después elija un plan. No se borra nada.`,
        ],
      },
      {
        id: 'counts',
        heading: 'Qué cuenta para su plan',
        blocks: [
          list('miembros activos del equipo', 'comunidades', 'administradores'),
          paragraph`Al llegar a un límite todo sigue funcionando, pero no puede agregar más. Valet Hub le muestra qué plan le sirve y cuánto cuesta. Vea sus opciones en ${article('team', 'Equipo')}.`,
        ],
      },
      {
        id: 'billing',
        heading: 'La pestaña Facturación',
        blocks: [
          paragraph`${page('/settings?tab=billing', 'Facturación')} muestra su plan, renovación, uso y facturas. El propietario elige el número de empleados y paga con nuestro proveedor de pagos.`,
          paragraph`Verá la próxima factura antes de cambiar algo. Los empleados nuevos empiezan de inmediato y se cobran en la próxima factura. Las reducciones y cancelaciones se aplican en la renovación. Hasta entonces puede deshacerlas.`,
          paragraph`Si falla un pago o termina su suscripción, rigen los límites del plan Gratuito. No se borra nada ni se desactiva a nadie. La pestaña muestra qué supera un límite. ¿Preguntas? ${page('/help', 'Escríbanos')} con el tema Plan y facturación.`,
        ],
      },
    ],
  },

  terms: {
    title: 'Términos de uso',
    summary: 'El acuerdo entre usted y Valet Hub. En vigor desde el 23 de noviembre de 2026.',
    sections: [
      {
        id: 'account',
        heading: 'Su cuenta',
        blocks: [
          paragraph`Use su nombre verdadero y un correo que revise. No comparta su contraseña; cada persona usa su propia cuenta. Su empresa responde por lo que se haga con ella.`,
        ],
      },
      {
        id: 'data',
        heading: 'Sus datos',
        blocks: [
          paragraph`Sus datos son suyos. Los usamos solo para darle el servicio y los ven solo las personas que usted autoriza. En ${page('/settings', 'Configuración')} puede exportarlos o eliminar su empresa.`,
        ],
      },
      {
        id: 'residents',
        heading: 'Los residentes y su equipo',
        blocks: [
          list(
            'Invite solo a personas que trabajan con usted y esperan la invitación.',
            'Envíe mensajes solo a residentes que aceptaron, y deje de hacerlo si se lo piden.',
            'Fotografíe bolsas y puertas, no personas.',
          ),
        ],
      },
      {
        id: 'payment',
        heading: 'Pago',
        blocks: [
          paragraph`El plan Gratuito no cuesta nada. Los de pago se cobran cada mes hasta que cancele y siguen hasta terminar el mes pagado. Vea los precios en ${article('plans', 'Planes y facturación')}. Un precio anterior no cambia mientras conserve su plan.`,
        ],
      },
      {
        id: 'service',
        heading: 'Lo que prometemos',
        blocks: [
          paragraph`Trabajamos para que todo funcione cada noche y le avisamos si algo falla. Usted responde por sus turnos, llaves y personas. Cerramos las cuentas que envían mensajes no deseados o intentan ver datos ajenos.`,
        ],
      },
      {
        id: 'changes',
        heading: 'Cambios',
        blocks: [
          paragraph`Si cambian estos términos, cambia su fecha. Su cuenta guarda qué versión aceptó y cuándo. ¿Preguntas? ${page('/help', 'Escríbanos')}.`,
        ],
      },
    ],
  },

  roles: {
    title: 'Roles: quién puede hacer qué',
    summary: 'Los roles y quién puede entrar.',
    sections: [
      {
        id: 'overview',
        heading: 'De un vistazo',
        blocks: [
          table(
            ['Rol', 'Para', 'Entra aquí'],
            ['Propietario', 'el titular de la cuenta', 'Sí'],
            ['Administrador', 'acceso completo a su empresa', 'Sí'],
            ['Gerente de distrito', 'supervisar varias comunidades', 'No'],
            ['Especialista en recolección', 'trabajo de campo', 'No'],
          ),
        ],
      },
      {
        id: 'owner',
        heading: 'Propietario',
        blocks: [paragraph`Es quien abrió la cuenta, aunque también cubra turnos como parte del equipo.`],
      },
      {
        id: 'admin',
        heading: 'Administrador',
        blocks: [
          paragraph`Entra con su propio correo y maneja equipo, comunidades, programación, seguimiento y configuración. Puede tener ${free.admin} en el plan Gratuito y ${professional.admin} en el Profesional.`,
          note`Elija a quien le confiaría sus llaves.`,
        ],
      },
      {
        id: 'district-manager',
        heading: 'Gerente de distrito',
        blocks: [paragraph`Supervisa varias ${article('communities', 'comunidades')}. No entra al panel.`],
      },
      {
        id: 'collection-specialist',
        heading: 'Especialista en recolección',
        blocks: [
          paragraph`Hace la ruta: marca su entrada, escanea los ${article('shift-records', 'puntos de control')}, recolecta, reporta infracciones y marca su salida. No entra al panel.`,
        ],
      },
      {
        id: 'change',
        heading: 'Cambiar el rol de alguien',
        blocks: [
          paragraph`Abra ${page('/team', 'Equipo')}, elija al miembro y cambie su rol. Solo los administradores activos pueden entrar. Vea ${article('signing-in', 'Iniciar sesión')}.`,
        ],
      },
    ],
  },

  notifications: {
    title: 'Notificaciones',
    summary: 'Dónde están las notificaciones y cuáles recibe.',
    sections: [
      {
        id: 'bell',
        heading: 'La campana',
        blocks: [
          paragraph`Un punto en la campana indica que hay algo sin leer. Ábrala para ver las ${notificationDropdownItems} más recientes, ${label('Marcar todo como leído')} y ${label('Ver todo')}. En el teléfono, la campana cuenta las nuevas, hasta ${notificationBadgeMax}.`,
        ],
      },
      {
        id: 'seen-and-read',
        heading: 'Vista y leída',
        blocks: [
          paragraph`Una notificación está sin ver, vista o leída. Todas están en ${page('/notifications', 'Todas las notificaciones')}.`,
        ],
      },
      {
        id: 'choose',
        heading: 'Elija sus notificaciones',
        blocks: [
          paragraph`En ${page('/settings', 'Configuración')}, elija de qué quiere enterarse y cómo:`,
          list(
            words`${label('Entradas y salidas')}: empieza o termina un turno.`,
            words`${label('Infracciones')}: alguien reporta una infracción.`,
            words`${label('Formularios de contacto')}: un residente escribe desde una página pública.`,
            words`${label('Turnos perdidos')}: nadie marcó su entrada, o un turno no se terminará a tiempo.`,
            words`${label('Solicitudes de empleados')}: alguien pide un día libre o un turno.`,
            words`${label('Por correo')}: formularios de contacto, turnos perdidos, infracciones y solicitudes de empleados.`,
            words`${label('En sus dispositivos')}: las notificaciones se muestran en un teléfono o una computadora, aunque Valet Hub esté cerrado. Actívelas en cada dispositivo. ${label('Urgentes')} incluye lo que hay que decidir esta noche: turnos con retraso, perdidos o en riesgo, y que nadie haya marcado su entrada.`,
            words`${label('Horas de silencio')}: los correos esperan, las notificaciones llegan sin sonido y sus dispositivos no avisan, salvo de las urgentes si usted lo permite.`,
            words`${label('Resumen de la mañana')}: primero lo pendiente, luego los totales de la noche, por correo.`,
          ),
          note`Las notificaciones en la aplicación están activadas. Lo demás está desactivado.`,
          paragraph`En un iPhone o iPad, primero agregue Valet Hub a la pantalla de inicio y actívelas ahí. Un dispositivo deja de avisar al cerrar sesión, cambiar la contraseña o con ${label('Quitar')}. ${label('En sus dispositivos')} no aparece si su sitio no lo ofrece.`,
        ],
      },
    ],
  },

  statistics: {
    title: 'Estadísticas de uso',
    summary: 'Qué contamos con su permiso y cómo desactivarlo.',
    sections: [
      {
        id: 'counted',
        heading: 'Qué contamos',
        blocks: [
          paragraph`Algunos sitios de Valet Hub usan Google Analytics para contar qué páginas se abren, si usted lo permite. Contamos:`,
          list(
            'el tipo de página, como «la página de un miembro», y cuándo la abrió',
            'su navegador, dispositivo, idioma y país o región',
            'un número al azar de este navegador, guardado en las cookies de Google y un identificador de instalación',
          ),
        ],
      },
      {
        id: 'never',
        heading: 'Qué no enviamos nunca',
        blocks: [
          paragraph`Nunca enviamos nombres ni identificadores, direcciones o títulos de páginas, lo que escribe ni sus registros. En las páginas públicas no contamos a nadie.`,
        ],
      },
      {
        id: 'choice',
        heading: 'Su elección',
        blocks: [
          paragraph`Vale para este navegador. Cámbiela en ${page('/settings?tab=account&setting=usageStatistics', 'Cuenta')}. Al desactivarlas, se quitan las cookies y pedimos a Google que borre la instalación.`,
          note`Si su navegador envía la señal Global Privacy Control, no contamos nada salvo que usted lo active.`,
        ],
      },
    ],
  },
} satisfies Partial<Articles>;
