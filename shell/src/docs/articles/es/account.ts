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
    summary: 'Qué incluye cada plan, cuánto cuesta un empleado y qué ocurre después de la prueba.',
    sections: [
      {
        id: 'plans',
        heading: 'Qué incluyen los planes',
        blocks: [
          table(
            ['Plan', 'Miembros del equipo', 'Comunidades', 'Cuentas Admin', 'Al mes'],
            planRow('Free', free),
            planRow('Professional', professional),
            planRow('Enterprise, 2 empleados', paidPlan(2)),
            planRow('Enterprise, 5 empleados', paidPlan(5)),
          ),
          paragraph`Usted también es miembro del equipo: Professional empieza con usted y un empleado por $${professional.priceMonthly} al mes. Cada empleado adicional cuesta $${employeePriceMonthly} al mes y trae ${paidPlan(2).maxTeam - professional.maxTeam} miembro más y ${paidPlan(2).maxCommunities - professional.maxCommunities} comunidades más.`,
          note`Si paga Valet Hub desde hace tiempo, puede que tenga un precio anterior. Se mantiene como está; la pestaña de facturación muestra el suyo.`,
        ],
      },
      {
        id: 'trial',
        heading: 'La prueba',
        blocks: [
          paragraph`Durante ${trialDays} días desde el día de su registro puede configurarlo todo sin elegir un plan. Durante la prueba y después de ella se aplican los límites del plan Free hasta que tenga una suscripción. Al terminar, elige un plan, Free o de pago, para seguir. No se borra nada.`,
        ],
      },
      {
        id: 'counts',
        heading: 'Qué cuenta para su plan',
        blocks: [
          list(
            'los miembros activos del equipo; los inactivos no cuentan',
            'las comunidades',
            'los miembros del equipo de nivel Admin',
          ),
          paragraph`En un límite, Valet Hub rechaza el siguiente y dice qué límite era, qué plan tiene lugar y cuánto cuesta. Lo que ya tiene sigue funcionando. En ${article('team', 'Equipo')} están sus opciones.`,
        ],
      },
      {
        id: 'billing',
        heading: 'Su pestaña de facturación',
        blocks: [
          paragraph`${page('/settings?tab=billing', 'Facturación')} muestra su plan actual, cuándo se renueva, cuánto usa de cada límite y sus facturas. El titular compra allí un plan según el número de empleados y paga en la página de nuestro proveedor de pagos.`,
          paragraph`Antes de cambiar el número ve la próxima factura. Más empleados pueden trabajar enseguida; lo que cuestan hasta la renovación llega con la próxima factura. Menos empleados, o una suscripción cancelada, valen desde la renovación, y hasta entonces puede deshacer ambas cosas.`,
          paragraph`Si un pago falla, valen los límites del plan Free hasta que se haga. No se borra nada ni se desactiva a nadie: lo que supera un límite se puede seguir leyendo, y la pestaña lo enumera. Una suscripción cuenta mientras está activa y dura el período pagado; después valen los límites del plan Free. Para una pregunta sobre un pago, ${page('/help', 'escríbanos')} y elija facturación como tema.`,
        ],
      },
    ],
  },

  terms: {
    title: 'Términos de uso',
    summary: 'Lo que usted y Valet Hub se prometen. En vigor desde el 23 de noviembre de 2026.',
    sections: [
      {
        id: 'account',
        heading: 'Su cuenta',
        blocks: [
          paragraph`Dé su nombre verdadero y un correo en el que se le encuentre. Guarde su contraseña para usted y deje que cada persona entre con su propia cuenta. Lo que se hace con su cuenta se hace en nombre de su negocio.`,
        ],
      },
      {
        id: 'data',
        heading: 'Sus datos',
        blocks: [
          paragraph`Lo que usted escribe sigue siendo suyo. Lo guardamos para que el producto funcione para usted y para nada más, y no lo ve nadie salvo las personas que usted deja entrar. En ${page('/settings', 'Configuración')} puede llevárselo todo o eliminar el negocio con todo lo que contiene.`,
        ],
      },
      {
        id: 'residents',
        heading: 'Los residentes y su equipo',
        blocks: [
          list(
            'Invite solo a personas que trabajan con usted y que lo esperan.',
            'Envíe mensajes solo a residentes que los han aceptado, y deje de hacerlo cuando lo pidan.',
            'Fotografíe bolsas y puertas, no personas.',
          ),
        ],
      },
      {
        id: 'payment',
        heading: 'Lo que cuesta',
        blocks: [
          paragraph`El plan Gratuito no cuesta nada. Un plan de pago se paga mes a mes hasta que usted lo cancela; entonces sigue hasta el final del mes pagado. Los precios están en ${article('plans', 'Planes y facturación')}. Un precio anterior se conserva mientras usted conserve ese plan.`,
        ],
      },
      {
        id: 'service',
        heading: 'Lo que prometemos',
        blocks: [
          paragraph`Hacemos lo posible para que el producto funcione cada noche, y avisamos cuando algo falla. Apoya su trabajo; no reemplaza su propio cuidado de turnos, llaves y personas. Quien envía mensajes no deseados o intenta llegar a lo que no es suyo pierde la cuenta.`,
        ],
      },
      {
        id: 'changes',
        heading: 'Cambios',
        blocks: [
          paragraph`Cuando estos términos cambian, llevan otra fecha, y su cuenta guarda cuáles aceptó y cuándo. Si tiene una pregunta, ${page('/help', 'escríbanos')}.`,
        ],
      },
    ],
  },

  roles: {
    title: 'Funciones: quién puede hacer qué',
    summary: 'El propietario, los tres niveles del equipo y quién puede entrar al panel.',
    sections: [
      {
        id: 'overview',
        heading: 'De un vistazo',
        blocks: [
          table(
            ['Función', 'Para', 'Entra aquí'],
            ['Propietario', 'el titular de la cuenta', 'Sí'],
            ['Admin', 'acceso completo a su empresa', 'Sí'],
            ['District Manager', 'supervisar varias comunidades', 'No'],
            ['Collection Specialist', 'el trabajo en el terreno', 'No'],
          ),
        ],
      },
      {
        id: 'owner',
        heading: 'Propietario',
        blocks: [
          paragraph`Usted es el propietario si se registró y la cuenta es suya. Todas las comunidades, personas y registros le pertenecen, y también el plan. Sigue siéndolo aunque figure en su propia lista de equipo, por ejemplo porque hace turnos.`,
        ],
      },
      {
        id: 'admin',
        heading: 'Admin',
        blocks: [
          paragraph`Un Admin entra con su propio correo electrónico y trabaja con la empresa de usted: equipo, comunidades, horario, seguimiento, configuración. El plan dice cuántos puede tener: ${free.admin} en Free, ${professional.admin} en Professional.`,
          note`Dé este nivel a quien le daría sus llaves. Ve todo lo que ve usted.`,
        ],
      },
      {
        id: 'district-manager',
        heading: 'District Manager',
        blocks: [
          paragraph`Un District Manager supervisa varias comunidades. Cada ${article('communities', 'comunidad')} puede nombrar a uno. No entra al panel.`,
        ],
      },
      {
        id: 'collection-specialist',
        heading: 'Collection Specialist',
        blocks: [
          paragraph`Un Collection Specialist hace la ruta: ficha la entrada, escanea los ${article('shift-records', 'puntos de control')}, recolecta, reporta infracciones y ficha la salida. No entra al panel.`,
        ],
      },
      {
        id: 'change',
        heading: 'Cambiar la función de alguien',
        blocks: [
          paragraph`Abra ${page('/team', 'Equipo')}, abra a la persona y elija otro nivel. Quien ya no es Admin, o está desactivado, no pasa en su próximo inicio de sesión: en ${article('signing-in', 'Iniciar sesión')} está lo que lee.`,
        ],
      },
    ],
  },

  notifications: {
    title: 'Notificaciones',
    summary: 'De qué se entera, dónde lo encuentra y cómo recibir menos.',
    sections: [
      {
        id: 'bell',
        heading: 'La campana',
        blocks: [
          paragraph`Un punto en la campana dice que hay algo sin leer. La campana abre las ${notificationDropdownItems} más recientes, con ${label('Marcar todo como leído')} y ${label('Ver todo')}. En un teléfono, la campana lleva el número de las que no ha visto, hasta ${notificationBadgeMax}.`,
          paragraph`La campana sigue lo que ocurre mientras mira; no hace falta recargar.`,
        ],
      },
      {
        id: 'seen-and-read',
        heading: 'Vista y leída',
        blocks: [
          paragraph`Una notificación primero no está vista, luego está vista y luego leída. Marcarla como leída también la marca como vista. ${page('/notifications', 'Todas las notificaciones')} las tiene todas, empezando por la más reciente.`,
        ],
      },
      {
        id: 'choose',
        heading: 'Elija de qué se entera',
        blocks: [
          paragraph`${page('/settings', 'Configuración')} tiene seis interruptores:`,
          list(
            words`${label('Entradas y salidas')}: alguien empieza o termina un turno.`,
            words`${label('Infracciones')}: alguien reporta una.`,
            words`${label('Formularios de contacto')}: un residente escribe desde la página pública de una comunidad.`,
            words`${label('Turnos perdidos')}: nadie ha fichado para un turno.`,
            words`${label('Solicitudes de empleados')}: alguien del equipo pide tiempo libre o un turno.`,
            words`${label('Formularios de contacto por correo')}: envía cada formulario también a su correo electrónico.`,
          ),
          note`Los cinco primeros están encendidos hasta que los apague. El correo está apagado hasta que lo encienda.`,
        ],
      },
    ],
  },

  statistics: {
    title: 'Estadísticas de uso',
    summary: 'Qué se cuenta cuando usted lo permite, qué no se cuenta nunca y cómo se detiene.',
    sections: [
      {
        id: 'counted',
        heading: 'Qué se cuenta',
        blocks: [
          paragraph`Algunos sitios de Valet Hub cuentan qué páginas se abren, con Google Analytics, para saber qué partes se usan. No se cuenta nada antes de que usted lo permita, y donde un sitio no cuenta nada, no se le pregunta.`,
          list(
            'el tipo de página, como «la página de un miembro del equipo», y cuándo se abrió',
            'el tipo de navegador y de dispositivo, su idioma y el país o la región de donde viene la conexión',
            'un número al azar que representa este navegador, guardado en las cookies de Google y en un id de instalación',
          ),
        ],
      },
      {
        id: 'never',
        heading: 'Qué no se envía nunca',
        blocks: [
          paragraph`Nombres e ids de residentes, comunidades y miembros, las direcciones y los títulos de las páginas, lo que usted escribe y sus registros. Las páginas públicas de las comunidades no cuentan a nadie. Nada se usa para publicidad.`,
        ],
      },
      {
        id: 'choice',
        heading: 'Su elección',
        blocks: [
          paragraph`La respuesta es solo suya y vale para este navegador. Cámbiela en ${page('/settings?tab=account&setting=usageStatistics', 'Cuenta')} cuando quiera. Al desactivarlas, se deja de contar de inmediato, se quitan las cookies de Google y se pide a Google que borre la instalación. El producto funciona igual en ambos casos.`,
          note`Si su navegador envía la señal Global Privacy Control, nadie le pregunta y no se cuenta nada, salvo que usted lo active.`,
        ],
      },
    ],
  },
} satisfies Partial<Articles>;
