const en = {
  title: 'Example',
  summary: 'A page of a module that has a repository of its own.',
  communities_one: '{{count, number}} community',
  communities_other: '{{count, number}} communities',
  card: 'Communities',
  cardLeft: 'on your account',
  failed: 'Couldn’t load',
};

const es: Record<keyof typeof en, string> = {
  title: 'Ejemplo',
  summary: 'Una página de un módulo que tiene su propio repositorio.',
  communities_one: '{{count, number}} comunidad',
  communities_other: '{{count, number}} comunidades',
  card: 'Comunidades',
  cardLeft: 'en su cuenta',
  failed: 'No se pudo cargar',
};

export const texts = { en, es };

declare module 'shared-lib/i18n' {
  interface Catalogs {
    'mf-example': typeof en;
  }
}
