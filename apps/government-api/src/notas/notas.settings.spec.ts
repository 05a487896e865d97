import { X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newCompany } from '../../../../scripts/notas/companies.mjs';
import { authoritiesIn } from './notas.settings.ts';

describe('the authorities whose certificates sign notes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'autoridades-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const { root, certificate } = newCompany('12ABC34501DE35', 'FORNECEDOR');
  const pemOf = (der: Buffer) => new X509Certificate(der).toString();
  const read = (text: string) => {
    writeFileSync(join(folder, 'raizes.pem'), text);
    return authoritiesIn(join(folder, 'raizes.pem'));
  };

  it('are every one of the file, whatever stands between them', () => {
    expect(read(`# ICP-Brasil\n${pemOf(root)}\n\n${pemOf(root)}`).map(({ raw }) => raw.equals(root))).toEqual([
      true,
      true,
    ]);
  });

  it.each([
    ['nothing', ''],
    ['a supplier’s own certificate', pemOf(certificate)],
    ['a certificate of a supplier among them', pemOf(root) + pemOf(certificate)],
    ['something else', '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----'],
  ])('are not %s', (_, text) => {
    expect(() => read(text)).toThrow();
  });
});
