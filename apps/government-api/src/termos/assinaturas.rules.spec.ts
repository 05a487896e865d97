import type { Designada, Equipe } from '../responsaveis/responsaveis.service.ts';
import { estaCompleto, quemAssina, quemFalta, quemRecusa } from './assinaturas.rules.ts';

const HOJE = '2026-12-01';
const membro = (id: number, mais: Partial<Designada> = {}): Designada => ({
  ...{ id, usuarioId: id, nome: `Membro ${id}`, papel: 'COMISSAO', qualidade: 'TITULAR', titularId: null },
  ...{ inicio: '2026-01-01', fim: null },
  ...mais,
});
const substituto = membro(14, { qualidade: 'SUBSTITUTO', titularId: 13 });
const equipe: Equipe = {
  contrato: '012/2026',
  designacoes: [membro(11), membro(12), membro(13), substituto],
  afastamentos: [],
};
const comAusencia: Equipe = { ...equipe, afastamentos: [{ usuarioId: 13, inicio: HOJE, fim: HOJE }] };
const termo = (...ids: number[]) => ({
  ...({ tipo: 'DEFINITIVO', papel: 'COMISSAO' } as const),
  assinaturas: ids.map(id => ({ designacaoId: id, usuarioId: id })),
});
const em = (onde: Equipe) => ({ equipe: onde, data: HOJE, feitos: [] });
const faltam = (onde: Equipe, ...ids: number[]) => quemFalta(termo(...ids), em(onde)).map(({ usuarioId }) => usuarioId);

describe('as assinaturas de um termo', () => {
  it('da comissão assinam todos os que agem no dia: no lugar do afastado, o substituto', () => {
    expect(faltam(equipe)).toEqual([11, 12, 13]);
    expect(faltam(comAusencia)).toEqual([11, 12, 14]);
    expect(faltam(comAusencia, 11, 14)).toEqual([12]);
    // The substitute signed; the holder is back and does not sign again in the same place.
    expect(faltam(equipe, 11, 14)).toEqual([12]);
  });

  it('o termo da comissão só está completo com três ou mais, e com todos', () => {
    expect(estaCompleto(termo(11, 12), em(equipe))).toBe(false);
    expect(estaCompleto(termo(11, 12, 14), em(comAusencia))).toBe(true);
    const semSubstituto = { ...comAusencia, designacoes: equipe.designacoes.slice(0, 3) };
    expect(faltam(semSubstituto, 11, 12)).toEqual([]);
    expect(estaCompleto(termo(11, 12), em(semSubstituto))).toBe(false);
    const maior = { ...equipe, designacoes: [...equipe.designacoes, membro(15)] };
    expect(estaCompleto(termo(11, 12, 13), em(maior))).toBe(false);
  });

  it('o do gestor está completo com uma', () => {
    expect(estaCompleto({ ...termo(11), papel: 'GESTOR' }, em(equipe))).toBe(true);
    expect(estaCompleto({ ...termo(), papel: 'GESTOR' }, em(equipe))).toBe(false);
  });

  it('ninguém assina duas vezes, nem o termo feito para quem já não recebe; este se recusa', () => {
    expect(quemAssina(termo(11), em(equipe), { usuarioId: 11 })).toEqual({
      pode: false,
      motivo: 'Você já assinou este termo.',
    });
    const doGestor = { ...termo(), papel: 'GESTOR' } as const;
    expect(quemAssina(doGestor, em(equipe), { usuarioId: 11 })).toEqual({
      pode: false,
      motivo: 'Quem recebe por este contrato mudou depois de o termo ser emitido. Recuse este termo e emita outro.',
    });
    expect(quemRecusa(doGestor, em(equipe), { usuarioId: 11 }).pode).toBe(true);
    expect(quemRecusa(doGestor, em(equipe), { usuarioId: 99 }).pode).toBe(false);
  });
});
