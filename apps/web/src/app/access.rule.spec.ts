import { mayOpen } from './access.rule.ts';
import { acessos, sessao } from './session.fixture.ts';

const ROTA = '/modules/solicitacao';

describe('who may open a screen', () => {
  it('opens for a person with an authority on the list', () => {
    expect(mayOpen(ROTA, sessao(), acessos)).toBe(true);
  });
  it('is denied without a session', () => {
    expect(mayOpen(ROTA, null, acessos)).toBe(false);
  });
  it('is denied to a person with no authorities', () => {
    const semAutoridades = sessao({ usuario: { ...sessao().usuario, authorities: [] } });
    expect(mayOpen(ROTA, semAutoridades, acessos)).toBe(false);
  });
  it('is denied when no authority is on the list', () => {
    expect(mayOpen('/modules/manutencao/fornecedor', sessao(), acessos)).toBe(false);
  });
  it.each([
    ['empty', [{ rota: ROTA, autoridades: [], permitido: true }]],
    ['missing', []],
  ])('is denied when the list is %s', (_, lista) => {
    expect(mayOpen(ROTA, sessao(), lista)).toBe(false);
  });
  it('is denied when the server says no, whatever the list', () => {
    expect(mayOpen(ROTA, sessao(), [{ rota: ROTA, autoridades: ['SOLICITANTE'], permitido: false }])).toBe(false);
  });
});
