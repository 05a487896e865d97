import { daUnidade, situacaoDaCiencia } from './ciencia.rules.ts';
import type { Conteudo } from './listas-fornecedor.rules.ts';

const linha = (id: number, quantidade: number): Conteudo['linhas'][number] => ({
  lotacao: { id, nome: `Unidade ${id}`, municipio: 'São Luís', uf: 'MA' },
  endereco: null,
  tipoAlimentacaoId: 1,
  entregaInicio: '11:00',
  entregaFim: '12:00',
  celulas: [{ tipoPublicoId: 1, quantidade }],
  dietas: [],
});
const lista = (...linhas: Conteudo['linhas']): Conteudo => ({
  fornecedor: { id: 1, nome: 'Boa Mesa', cnpj: '11222333000181' },
  data: '2026-11-21',
  contratos: [],
  refeicoes: [{ id: 1, nome: 'Almoço' }],
  publicos: [{ id: 1, nome: 'Interno' }],
  linhas,
});
const reconhecida = (conteudo: Conteudo) => ({ conteudo: { lista: conteudo, anterior: null, diferencas: null } });

describe('a ciência do fornecedor', () => {
  it('não há sem confirmação, vale enquanto nada muda e deixa de valer com uma refeição a mais', () => {
    expect(situacaoDaCiencia(undefined, lista(linha(1, 100)))).toBe('SEM_CIENCIA');
    expect(situacaoDaCiencia(reconhecida(lista(linha(1, 100))), lista(linha(1, 100)))).toBe('CIENTE');
    expect(situacaoDaCiencia(reconhecida(lista(linha(1, 100))), lista(linha(1, 101)))).toBe('MUDOU');
    expect(situacaoDaCiencia(reconhecida(lista(linha(1, 100))), lista())).toBe('MUDOU');
  });

  it('a de um pedido olha só a unidade dele', () => {
    const [antes, agora] = [lista(linha(1, 100), linha(2, 50)), lista(linha(1, 100), linha(2, 60))];
    const em = (unidade: number) =>
      situacaoDaCiencia(reconhecida(daUnidade(antes, unidade)), daUnidade(agora, unidade));
    expect([em(1), em(2)]).toEqual(['CIENTE', 'MUDOU']);
  });
});
