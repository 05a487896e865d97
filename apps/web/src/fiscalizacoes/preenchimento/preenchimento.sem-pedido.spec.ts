import type { Formulario, Item } from '../fiscalizacoes.queries.ts';
import { type DaEntrega, EM_BRANCO, faltasDe, type Preenchimento, respondido } from './preenchimento.model.ts';

const contagem = { codigo: 'A2', tipo: 'QUANTIDADES', titulo: 'Quantidade', obrigatorio: true, foto: 'NUNCA' } as Item;
const formulario = { secoes: [{ codigo: 'A', titulo: 'A', itens: [contagem] }] } as unknown as Formulario;
const entrega = (...publicos: DaEntrega['publicos']): DaEntrega => ({ recebimento: null, publicos });
const PEDIDA = entrega({ tipoPublicoId: 1, publico: 'Interno', confirmada: 100 });
const em = (respostas: Preenchimento['respostas']) => ({ respostas, ciencia: null }) as unknown as Preenchimento;
const daContagem = (respostas: Preenchimento['respostas'], de: DaEntrega) =>
  faltasDe(formulario, em(respostas), de).filter(({ codigo }) => codigo === 'A2');

describe('a quantidade por público no aparelho', () => {
  it('de uma entrega com pedido tem de ser contada', () => {
    expect(respondido(contagem, em({}), PEDIDA)).toBe(false);
    expect(daContagem({}, PEDIDA)).toEqual([{ codigo: 'A2', frase: 'Falta responder.' }]);
    expect(daContagem({ A2: { ...EM_BRANCO, quantidades: { 1: 100 } } }, PEDIDA)).toEqual([]);
  });

  it('de uma entrega sem pedido não se aplica e não impede concluir', () => {
    expect(respondido(contagem, em({}), entrega())).toBe(true);
    expect(daContagem({}, entrega())).toEqual([]);
  });

  it('sem pedido, o que se diz não conforme ainda pede o porquê', () => {
    const dita = { A2: { ...EM_BRANCO, resposta: 'NAO_CONFORME' as const } };
    expect(daContagem(dita, entrega())).toEqual([{ codigo: 'A2', frase: 'Diga o que não está conforme.' }]);
  });
});
