import { Metrics } from '../src/health/metrics.ts';
import { Bff } from './bff.spec-kit.ts';

const PATH = '/api/relatos-csp';
const old = (blocked: string, directive = 'script-src-elem') => ({
  'csp-report': {
    'document-uri': 'https://alipen.gov.br/modules/solicitacao?nome=Fulana',
    'effective-directive': directive,
    'blocked-uri': blocked,
  },
});

describe('os relatos do navegador sobre a política de conteúdo', () => {
  let bff: Bff;
  beforeEach(async () => {
    bff = await Bff.start();
  });
  afterEach(() => bff.stop());

  const report = (body: unknown, type = 'application/csp-report') =>
    bff.call('POST', PATH, {
      headers: { 'content-type': type },
      raw: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const counted = async () =>
    (await bff.application.get(Metrics, { strict: false }).registry.metrics())
      .split('\n')
      .filter(line => line.startsWith('alipen_bff_csp'));

  it('são contados nas duas formas, e ditos uma vez sem o que possa nomear alguém', async () => {
    expect((await report(old('https://mau.example/a.js?quem=Fulana'))).status).toBe(204);
    expect((await report(old('https://mau.example/outro.js'))).status).toBe(204);
    const entry = { type: 'csp-violation', body: { effectiveDirective: 'img-src', blockedURL: 'data' } };
    expect((await report([entry, { type: 'deprecation', body: {} }], 'application/reports+json')).status).toBe(204);
    expect(await counted()).toEqual([
      'alipen_bff_csp_reports_total{directive="script-src-elem"} 2',
      'alipen_bff_csp_reports_total{directive="img-src"} 1',
    ]);
    expect(bff.log.match(/"evento":"csp"/g)).toHaveLength(2);
    expect(bff.log).toContain('"blocked":"https://mau.example"');
    expect(bff.log).not.toMatch(/Fulana|a\.js/);
  });

  it.each([
    ['o que não é JSON', '{', 400],
    ['um relato de nada', '{}', 204],
    ['um nome que não conhecemos', JSON.stringify(old('inline', 'x\ny"} 1')), 204],
    ['grande demais', `"${'x'.repeat(16 * 1024)}"`, 413],
  ])('%s não derruba nem inventa série', async (_caso, text, status) => {
    expect((await report(text)).status).toBe(status);
    expect((await counted()).every(line => /directive="other"/.test(line))).toBe(true);
  });

  it('de outro tipo, ou em excesso, são recusados', async () => {
    expect((await report(old('inline'), 'text/plain')).status).toBe(415);
    const statuses = [];
    for (let at = 0; at < 31; at++) statuses.push((await report(old('inline'))).status);
    expect([statuses.slice(0, 30).every(status => status === 204), statuses.at(-1)]).toEqual([true, 429]);
  });
});
