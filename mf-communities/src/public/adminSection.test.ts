import { adminSectionOf } from './adminSection.ts';

test.each([
  ['/sunrise-valet/maple-court/admin', 'overview'],
  ['/sunrise-valet/maple-court/admin/', 'overview'],
  ['/sunrise-valet/maple-court/admin/violations', 'violations'],
  ['/sunrise-valet/maple-court/admin/service-logs/', 'serviceLogs'],
  ['/violations/service-logs/admin', 'overview'],
])('%s: %s', (pathname, section) => {
  expect(adminSectionOf(pathname)).toBe(section);
});
