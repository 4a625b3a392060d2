import type { en } from './en.ts';

export const es: typeof en = {
  professional_one: 'Profesional, para usted y {{count, number}} empleado, tiene lugar: {{price}} al mes.',
  professional_other: 'Profesional, para usted y {{count, number}} empleados, tiene lugar: {{price}} al mes.',
  enterprise_one: 'Empresarial, para usted y {{count, number}} empleado, tiene lugar: {{price}} al mes.',
  enterprise_other: 'Empresarial, para usted y {{count, number}} empleados, tiene lugar: {{price}} al mes.',
  older_one: 'Su plan para usted y {{count, number}} empleado tiene lugar: {{price}} al mes.',
  older_other: 'Su plan para usted y {{count, number}} empleados tiene lugar: {{price}} al mes.',
  added: 'Son {{price}} más que ahora.',
  choose: 'Elegir este plan',
  chooseElsewhere: 'Elegir este plan en otra pestaña',
  kept: 'Lo que escribió se conserva.',
  askOwner: 'El titular de la cuenta puede elegirlo.',
  noneForAdmins:
    'Ningún plan tiene más cuentas de administrador. Dé otro rol a un administrador o desactive uno.',
  tooLarge:
    'Es más de lo que admite un plan para {{count, number}} empleados. Pida a soporte uno más grande.',
};
