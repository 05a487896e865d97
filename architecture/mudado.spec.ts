import { roomOf, specsOf } from '../scripts/steps/changed.mjs';

const files = [
  'apps/government-api/src/pedidos/quantidades/prazo.rules.spec.ts',
  'apps/government-api/src/motivos/motivos.rules.spec.ts',
  'apps/government-api/test/pedidos.http.spec.ts',
  'apps/government-api/test/pedidos-corrida.http.spec.ts',
  'apps/government-api/test/motivos.http.spec.ts',
  'apps/web/src/pedidos/grade.spec.tsx',
  'apps/bff/src/relay/relay.spec.ts',
  'e2e/pedidos.e2e.ts',
  'e2e/pedidos-das-lotacoes.e2e.ts',
  'e2e/casca.e2e.ts',
];

describe('npm test -- mudado', () => {
  it('uma fatia de um servidor pede as specs dela, e as jornadas do nome dela', () => {
    expect(specsOf(['apps/government-api/src/pedidos/pedidos.service.ts'], files)).toEqual([
      'apps/government-api/src/pedidos/quantidades/prazo.rules.spec.ts',
      'apps/government-api/test/pedidos-corrida.http.spec.ts',
      'apps/government-api/test/pedidos.http.spec.ts',
      'e2e/pedidos-das-lotacoes.e2e.ts',
      'e2e/pedidos.e2e.ts',
    ]);
  });

  it('uma fatia do contrato é fatia de toda sala', () => {
    expect(specsOf(['packages/contracts/openapi/government-api/motivos.yaml'], files)).toEqual([
      'apps/government-api/src/motivos/motivos.rules.spec.ts',
      'apps/government-api/test/motivos.http.spec.ts',
    ]);
    expect(specsOf(['packages/contracts/openapi/government-api/pedidos.yaml'], files)).toContain(
      'apps/web/src/pedidos/grade.spec.tsx',
    );
  });

  it('uma spec mudada pede a si mesma; uma página, nada', () => {
    expect(specsOf(['e2e/casca.e2e.ts', 'README.md'], files)).toEqual(['e2e/casca.e2e.ts']);
  });

  it('cada fonte é de uma sala', () => {
    expect(['apps/web/src/ui/x.tsx', 'e2e/kit/x.ts', 'scripts/x.mjs', 'docs/x.md'].map(roomOf)).toEqual([
      'apps/web',
      'e2e',
      undefined,
      undefined,
    ]);
  });
});
