import type { en } from './en.ts';

/** The module's texts in Spanish. */
export const es: typeof en = {
  plans: {
    free: 'Gratuito',
    professional: 'Profesional',
    enterprise: 'Empresarial',
    team: 'Equipo de {{count, number}}',
    perMonth: '{{price}} al mes',
    caption: 'Los planes y lo que incluyen',
    yours: 'Su plan',
    rows: {
      plan: 'Plan',
      maxTeam: 'Miembros del equipo',
      maxCommunities: 'Comunidades',
      admin: 'Cuentas de administrador',
    },
    ownerAndEmployees_one: 'usted y {{count, number}} empleado',
    ownerAndEmployees_other: 'usted y {{count, number}} empleados',
    additional: 'Cada empleado adicional cuesta {{price}} al mes.',
    adds: 'Cada uno añade {{team, number}} miembro al equipo y {{communities, number}} comunidades.',
  },
  billing: {
    title: 'Facturación',
    text: 'Su plan y cuánto usa de él.',
    currentPlan: 'Plan actual',
    noCharge: 'Sin costo',
    renews: 'Se renueva el {{date}}',
    use: {
      team: 'Miembros activos',
      communities: 'Comunidades',
      admin: 'Cuentas de administrador',
    },
    used: '{{used, number}} de {{limit, number}}',
    standing: {
      within: 'Queda lugar para {{by, number}} más',
      at: 'En el límite de su plan',
      over: '{{by, number}} por encima del límite de su plan',
    },
    compare: 'Comparar planes',
    upgrade: 'Todavía no se puede cambiar de plan aquí. Sus datos se conservan cuando cambia su plan.',
  },
  onboarding: {
    title: 'Configure su negocio',
    text: 'Tres datos y su panel está listo.',
    firstName: 'Nombre',
    lastName: 'Apellido',
    businessName: 'Nombre del negocio',
    businessNameHelp: 'Como lo conocen los residentes. Aparece en las páginas de sus comunidades.',
    problems: {
      firstName: { missing: 'Escriba su nombre.' },
      lastName: { missing: 'Escriba su apellido.' },
      businessName: { missing: 'Escriba el nombre de su negocio.' },
      tooLong: 'Acórtelo a {{max, number}} caracteres o menos.',
    },
    finish: 'Terminar configuración',
    slow: 'Esto tarda más de lo normal. Revise su conexión: en cuanto vuelva, se guarda solo.',
    failedTitle: 'Su configuración no se guardó.',
    failedText: 'Lo que escribió sigue aquí. Revise su conexión y pulse Terminar configuración otra vez.',
    trialOverText:
      'Puede terminar la configuración con el plan Gratuito o ver qué incluyen los demás planes.',
    seePlans: 'Ver planes y precios',
  },
  pricing: {
    title: 'Planes y precios',
    text: 'Empiece gratis. Pague solo cuando crezca su equipo.',
    upgrade:
      'Todavía no se pueden comprar planes de pago aquí. Puede terminar la configuración ahora con el plan Gratuito; sus datos se conservan cuando cambie de plan.',
    back: 'Volver a la configuración',
  },
};
