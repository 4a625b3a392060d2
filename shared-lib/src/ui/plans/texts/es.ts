import type { en } from './en.ts';

export const es: typeof en = {
  professional_one: 'Profesional, para usted y {{count, number}} empleado: {{price}} al mes.',
  professional_other: 'Profesional, para usted y {{count, number}} empleados: {{price}} al mes.',
  enterprise_one: 'Empresarial, para usted y {{count, number}} empleado: {{price}} al mes.',
  enterprise_other: 'Empresarial, para usted y {{count, number}} empleados: {{price}} al mes.',
  older_one: 'Amplíe su plan para usted y {{count, number}} empleado: {{price}} al mes.',
  older_other: 'Amplíe su plan para usted y {{count, number}} empleados: {{price}} al mes.',
  added: 'Son {{price}} más de lo que paga ahora.',
  choose: 'Elegir plan',
  chooseElsewhere: 'Elegir plan en otra pestaña',
  kept: 'Lo que escribió se conserva.',
  askOwner: 'Pida al propietario que amplíe el plan.',
  noneForAdmins: 'Ningún plan tiene más cuentas de administrador. Cambie el rol de uno o desactívelo.',
  tooLarge: 'El máximo es {{count, number}} empleados. Para más, contacte a soporte.',
};
