import type { TourStep } from 'shared-lib/contract';

/** The shell's own steps, for the dashboard and the page as a whole. */
export const shellTourSteps: readonly TourStep[] = [
  {
    tour: 'welcome',
    order: 10,
    target: 'body',
    path: '/',
    title: {
      en: 'Welcome to Valet Hub',
      es: 'Le damos la bienvenida a Valet Hub',
    },
    content: {
      en: 'Setup takes <b>10-15 minutes</b>. This tour shows you each step. You can stop anytime and restart it from Help.',
      es: 'La configuración toma de <b>10 a 15 minutos</b>. Este recorrido le muestra cada paso. Puede detenerlo cuando quiera y repetirlo desde Ayuda.',
    },
  },
  {
    tour: 'welcome',
    order: 20,
    target: 'dashboard-stats',
    path: '/',
    title: {
      en: 'Your business at a glance',
      es: 'Su empresa de un vistazo',
    },
    content: {
      en: 'These numbers update live. Select one to see its list.',
      es: 'Estas cifras se actualizan al momento. Elija una para ver su lista.',
    },
  },
  {
    tour: 'welcome',
    order: 90,
    target: 'body',
    path: '/',
    title: {
      en: 'You’re ready to start',
      es: 'Todo listo para empezar',
    },
    content: {
      en: 'Start with Operations in Settings. Tours of communities, team, tracking and more are in Help.',
      es: 'Empiece por Operaciones en Configuración. En Ayuda hay recorridos de comunidades, equipo, seguimiento y más.',
    },
  },
  {
    tour: 'team-management',
    order: 50,
    target: 'dashboard-stats',
    path: '/',
    title: {
      en: 'Your team on the dashboard',
      es: 'Su equipo en el panel',
    },
    content: {
      en: 'See how many more team members and communities your plan allows. Select a number to see its list.',
      es: 'Vea cuántos miembros y comunidades usa de su plan. Elija una cifra para ver su lista.',
    },
  },
  {
    tour: 'service-tracking',
    order: 20,
    target: 'dashboard-stats',
    path: '/',
    title: {
      en: 'Before you call anyone',
      es: 'Antes de llamar a alguien',
    },
    content: {
      en: 'The dashboard shows late and missed shifts. Select a number to see the community and specialist.',
      es: 'El panel muestra los turnos con retraso o perdidos. Elija una cifra para ver la comunidad y el especialista.',
    },
  },
  {
    tour: 'service-tracking',
    order: 30,
    target: 'quick-reports',
    path: '/',
    title: {
      en: 'Recent nights',
      es: 'Noches recientes',
    },
    content: {
      en: 'Quick reports compare recent nights, so you can tell one bad night from a trend.',
      es: 'Los informes rápidos comparan noches recientes, para distinguir una mala noche de una tendencia.',
    },
  },
  {
    tour: 'advanced-features',
    order: 40,
    target: 'quick-reports',
    path: '/',
    title: {
      en: 'Answers for your clients',
      es: 'Respuestas para sus clientes',
    },
    content: {
      en: 'When a property manager asks how the last few weeks went, use quick reports.',
      es: 'Cuando el administrador de una propiedad pregunte por las últimas semanas, use los informes rápidos.',
    },
  },
  {
    tour: 'advanced-features',
    order: 50,
    target: 'body',
    path: '/',
    title: {
      en: 'You know your way around',
      es: 'Ya conoce el camino',
    },
    content: {
      en: 'These tools save you time every day. Restart any tour from Help.',
      es: 'Estas herramientas le ahorran tiempo cada día. Puede repetir cualquier recorrido desde Ayuda.',
    },
  },
];
