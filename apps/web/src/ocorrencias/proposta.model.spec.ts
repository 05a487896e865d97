import type { Fiscalizacao, Formulario } from '../fiscalizacoes/fiscalizacoes.queries.ts';
import { propostaDe } from './proposta.model.ts';

const formulario = {
  secoes: [{ itens: [{ codigo: 'E5', titulo: 'Sem corpo estranho' }] }, { itens: [{ codigo: 'F3', titulo: 'Touca' }] }],
} as Formulario;
const concluida = (itens: object[], respostas: object[] = []) =>
  ({ conclusao: { calculo: { itens }, respostas } }) as unknown as Fiscalizacao;
const falha = (item: string, critico = false) => ({ item, critico, resposta: 'NAO_CONFORME' });

describe('o que a fiscalização propõe à ocorrência', () => {
  it('uma falha crítica é grave e diz o que se escreveu', () => {
    const lida = concluida(
      [falha('E5', true), { item: 'F3', critico: false, resposta: 'CONFORME' }],
      [{ item: 'E5', observacao: 'Inseto em uma marmita.' }],
    );
    expect(propostaDe(lida, formulario)).toEqual({
      gravidade: 'GRAVE',
      descricao: 'Sem corpo estranho (crítico): Inseto em uma marmita.',
    });
  });

  it('uma falha comum é leve, mais de uma é moderada', () => {
    expect(propostaDe(concluida([falha('F3')]), formulario)).toEqual({ gravidade: 'LEVE', descricao: 'Touca' });
    expect(propostaDe(concluida([falha('F3'), falha('Z9')]), formulario)).toEqual({
      gravidade: 'MODERADO',
      descricao: 'Touca\nZ9',
    });
  });

  it('sem conclusão ou sem falha não propõe nada', () => {
    expect(propostaDe({ conclusao: null }, formulario).descricao).toBe('');
    expect(propostaDe(concluida([]), formulario)).toEqual({ gravidade: 'LEVE', descricao: '' });
  });
});
