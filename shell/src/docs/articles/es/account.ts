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
    summary: 'Qué incluyen y cuestan los planes, y qué pasa después de la prueba.',
    sections: [
      {
        id: 'plans',
        heading: 'Qué incluyen los planes',
        blocks: [
          table(
            ['Plan', 'Miembros del equipo', 'Comunidades', 'Cuentas de administrador', 'Al mes'],
            planRow('Free', free),
            planRow('Professional', professional),
            planRow('Enterprise, 2 empleados', paidPlan(2)),
            planRow('Enterprise, 5 empleados', paidPlan(5)),
          ),
          paragraph`Usted cuenta como miembro del equipo. Professional empieza con usted y un empleado por $${professional.priceMonthly} al mes. Cada empleado adicional cuesta $${employeePriceMonthly} al mes y agrega ${paidPlan(2).maxTeam - professional.maxTeam} miembro y ${paidPlan(2).maxCommunities - professional.maxCommunities} comunidades.`,
          note`Un precio anterior se conserva. Véalo en la pestaña Facturación.`,
        ],
      },
      {
        id: 'trial',
        heading: 'Su prueba',
        blocks: [
          paragraph`Tiene ${trialDays} días desde su registro antes de elegir un plan, con los límites del Gratuito. Después elija el Gratuito o uno de pago. No se borra nada.`,
        ],
      },
      {
        id: 'counts',
        heading: 'Qué cuenta para su plan',
        blocks: [
          list('los miembros activos del equipo', 'las comunidades', 'los administradores'),
          paragraph`En un límite todo sigue funcionando, pero no puede agregar más. Valet Hub muestra qué plan tiene lugar y cuánto cuesta. Vea sus opciones en ${article('team', 'Equipo')}.`,
        ],
      },
      {
        id: 'billing',
        heading: 'La pestaña Facturación',
        blocks: [
          paragraph`${page('/settings?tab=billing', 'Facturación')} muestra su plan, la renovación, su uso y sus facturas. El propietario elige un plan según el número de empleados y paga con nuestro proveedor de pagos.`,
          paragraph`Verá la próxima factura antes de cambiar algo. Los empleados que agregue pueden empezar de inmediato; su costo hasta la renovación va en la próxima factura. Las reducciones y cancelaciones se aplican en la renovación, y puede deshacerlas hasta entonces.`,
          paragraph`Si un pago falla o su suscripción termina, rigen los límites del plan Gratuito. No se borra nada ni se desactiva a nadie. La pestaña muestra lo que supera un límite. ¿Tiene preguntas? ${page('/help', 'Escríbanos')} con el tema Plan y facturación.`,
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
          paragraph`Use su nombre verdadero y un correo que revise. No comparta su contraseña y haga que cada persona use su propia cuenta. Su empresa es responsable de lo que se haga con su cuenta.`,
        ],
      },
      {
        id: 'data',
        heading: 'Sus datos',
        blocks: [
          paragraph`Sus datos son suyos. Los usamos solo para prestarle el servicio y los mostramos solo a quienes usted da acceso. En ${page('/settings', 'Configuración')} puede exportarlos todos o eliminar su empresa.`,
        ],
      },
      {
        id: 'residents',
        heading: 'Los residentes y su equipo',
        blocks: [
          list(
            'Invite solo a personas que trabajan con usted y lo esperan.',
            'Envíe mensajes solo a residentes que aceptaron, y deje de hacerlo cuando lo pidan.',
            'Fotografíe bolsas y puertas, no personas.',
          ),
        ],
      },
      {
        id: 'payment',
        heading: 'Pago',
        blocks: [
          paragraph`El plan Gratuito no cuesta nada. Los planes de pago se cobran cada mes hasta que los cancele, y siguen hasta el final del mes pagado. Vea los precios en ${article('plans', 'Planes y facturación')}. Un precio anterior no cambia mientras conserve su plan.`,
        ],
      },
      {
        id: 'service',
        heading: 'Lo que prometemos',
        blocks: [
          paragraph`Hacemos lo posible para que el producto funcione cada noche y le avisamos cuando algo falla. Usted sigue siendo responsable de sus turnos, llaves y personas. Cerramos las cuentas que envían mensajes no deseados o intentan acceder a datos ajenos.`,
        ],
      },
      {
        id: 'changes',
        heading: 'Cambios',
        blocks: [
          paragraph`Cuando cambien estos términos, cambiará su fecha. Su cuenta guarda qué versión aceptó y cuándo. ¿Tiene preguntas? ${page('/help', 'Escríbanos')}.`,
        ],
      },
    ],
  },

  roles: {
    title: 'Roles: quién puede hacer qué',
    summary: 'El propietario, los tres roles y quién puede entrar.',
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
        blocks: [
          paragraph`Usted es el propietario si se registró para crear la cuenta, aunque se agregue al equipo para cubrir turnos.`,
        ],
      },
      {
        id: 'admin',
        heading: 'Administrador',
        blocks: [
          paragraph`Un administrador entra con su propio correo y maneja la empresa de usted: equipo, comunidades, programación, seguimiento y configuración. Puede tener ${free.admin} en el plan Gratuito y ${professional.admin} en el Profesional.`,
          note`Elija a quien le confiaría sus llaves.`,
        ],
      },
      {
        id: 'district-manager',
        heading: 'Gerente de distrito',
        blocks: [
          paragraph`Un gerente de distrito supervisa varias ${article('communities', 'comunidades')}. No entra al panel.`,
        ],
      },
      {
        id: 'collection-specialist',
        heading: 'Especialista en recolección',
        blocks: [
          paragraph`Un especialista en recolección hace la ruta: marca su entrada, escanea los ${article('shift-records', 'puntos de control')}, recolecta, reporta infracciones y marca su salida. No entra al panel.`,
        ],
      },
      {
        id: 'change',
        heading: 'Cambiar el rol de alguien',
        blocks: [
          paragraph`Abra ${page('/team', 'Equipo')}, elija al miembro y cambie su rol. Quien ya no es un administrador activo no puede entrar. Vea ${article('signing-in', 'Iniciar sesión')}.`,
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
          paragraph`Un punto en la campana indica notificaciones sin leer. Ábrala para ver las ${notificationDropdownItems} más recientes, ${label('Marcar todo como leído')} y ${label('Ver todo')}. En un teléfono, la campana cuenta las nuevas, hasta ${notificationBadgeMax}.`,
        ],
      },
      {
        id: 'seen-and-read',
        heading: 'Vista y leída',
        blocks: [
          paragraph`Una notificación está sin ver, luego vista y luego leída. ${page('/notifications', 'Todas las notificaciones')} las muestra, las más recientes primero.`,
        ],
      },
      {
        id: 'choose',
        heading: 'Elija sus notificaciones',
        blocks: [
          paragraph`${page('/settings', 'Configuración')} tiene un interruptor para cada una:`,
          list(
            words`${label('Entradas y salidas')}: alguien empieza o termina un turno.`,
            words`${label('Infracciones')}: alguien reporta una infracción.`,
            words`${label('Formularios de contacto')}: un residente escribe desde una página pública.`,
            words`${label('Turnos perdidos')}: nadie ha marcado su entrada.`,
            words`${label('Solicitudes de empleados')}: un miembro del equipo pide tiempo libre o un turno.`,
            words`${label('Formularios de contacto por correo')}: lo mismo por correo.`,
          ),
          note`Todas menos el correo están activadas de forma predeterminada.`,
        ],
      },
    ],
  },

  statistics: {
    title: 'Estadísticas de uso',
    summary: 'Qué contamos si lo permite y cómo desactivarlo.',
    sections: [
      {
        id: 'counted',
        heading: 'Qué contamos',
        blocks: [
          paragraph`Algunos sitios de Valet Hub usan Google Analytics para contar qué páginas se abren, si usted lo permite. Entonces contamos:`,
          list(
            'el tipo de página, como «la página de un miembro del equipo», y cuándo la abrió',
            'su tipo de navegador y dispositivo, su idioma y su país o región',
            'un número al azar de este navegador, guardado en las cookies de Google y un id de instalación',
          ),
        ],
      },
      {
        id: 'never',
        heading: 'Qué no enviamos nunca',
        blocks: [
          paragraph`Nunca enviamos nombres ni ids de residentes, comunidades o miembros, direcciones o títulos de páginas, lo que escribe ni sus registros. Las páginas públicas no cuentan a nadie.`,
        ],
      },
      {
        id: 'choice',
        heading: 'Su elección',
        blocks: [
          paragraph`Su elección se aplica a este navegador. Cámbiela cuando quiera en ${page('/settings?tab=account&setting=usageStatistics', 'Cuenta')}. Al desactivarlas, se quitan las cookies de Google y pedimos a Google que borre la instalación.`,
          note`Si su navegador envía la señal Global Privacy Control, no se cuenta nada, salvo que usted lo active.`,
        ],
      },
    ],
  },
} satisfies Partial<Articles>;
