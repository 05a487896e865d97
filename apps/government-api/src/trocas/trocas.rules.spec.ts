import {
  emPalavras,
  exigirTroca,
  motivoDe,
  type Pedida,
  prazoDaTroca,
  servidoEm,
  situacaoDaTroca,
} from './trocas.rules.ts';

const AGORA = new Date('2026-03-10T12:00:00Z');
const item: Pedida = {
  tipo: 'ITEM',
  data: '2026-03-12',
  previsto: 'Frango  assado ',
  proposto: 'Carne moída',
  motivo: 'O frango não chegou.',
};
const dias: Pedida = { ...item, tipo: 'DIAS', outraData: '2026-03-14' };
const prazo = prazoDaTroca(item, 18);

describe('a troca', () => {
  it('pede-se até a hora da véspera do primeiro dos dias, onde a agência está', () => {
    expect(prazo).toEqual(new Date('2026-03-11T21:00:00Z'));
    expect(prazoDaTroca({ data: '2026-03-12', outraData: '2026-03-10' }, 9)).toEqual(new Date('2026-03-09T12:00:00Z'));
    expect(exigirTroca(item, prazo, AGORA)).toMatchObject({ previsto: 'Frango assado' });
    expect(() => exigirTroca(item, prazo, prazo)).toThrow(expect.objectContaining({ slug: 'conflito' }));
  });

  it.each([
    [{ ...dias, outraData: undefined }, '/outraData'],
    [{ ...item, outraData: '2026-03-14' }, '/outraData'],
    [{ ...dias, outraData: '2026-03-12' }, '/outraData'],
    [{ ...dias, outraData: '2026-05-12' }, '/outraData'],
    [{ ...item, proposto: 'frango assado' }, '/proposto'],
    [{ ...item, motivo: '    ' }, '/motivo'],
  ] satisfies [Pedida, string][])('não se pede assim: %j', (pedida, pointer) => {
    const errors = [expect.objectContaining({ pointer })];
    expect(() => exigirTroca(pedida, prazo, AGORA)).toThrow(
      expect.objectContaining({ extra: expect.objectContaining({ errors }) }),
    );
  });

  it('sem decisão até a hora conta como recusada; recusar pede o motivo', () => {
    expect(situacaoDaTroca({ situacao: 'PEDIDA', prazoEm: prazo }, AGORA)).toBe('PEDIDA');
    expect(situacaoDaTroca({ situacao: 'PEDIDA', prazoEm: prazo }, prazo)).toBe('SEM_DECISAO');
    expect(situacaoDaTroca({ situacao: 'ACEITA', prazoEm: prazo }, prazo)).toBe('ACEITA');
    expect(motivoDe({ aceita: true })).toBeNull();
    expect(() => motivoDe({ aceita: false, motivo: '  ' })).toThrow();
  });

  it('de dois dias trocados, cada um tem o que seria do outro', () => {
    const trocada = { ...dias, previsto: 'Frango', refeicao: 'Almoço' };
    expect(servidoEm(trocada, '2026-03-12')).toEqual({
      ...{ serve: 'Carne moída', noLugarDe: 'Frango', comODia: '2026-03-14' },
    });
    expect(servidoEm(trocada, '2026-03-14')).toEqual({
      ...{ serve: 'Frango', noLugarDe: 'Carne moída', comODia: '2026-03-12' },
    });
    expect(emPalavras(trocada)).toBe('Almoço: trocar o de 12/03/2026 (Frango) com o de 14/03/2026 (Carne moída).');
  });
});
