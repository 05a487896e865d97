import { porGrupo, valorEmPalavras } from './parametros.format.ts';
import type { Parametro } from './parametros.queries.ts';

const quem = (unidade: string | null, opcoes: Parametro['opcoes'] = []) => ({ unidade, opcoes });
const parametro = (chave: string, grupo: string, titulo: string) =>
  ({ chave, grupo, titulo, descricao: '', regra: 'R4' }) as Parametro;

describe('parâmetros em palavras', () => {
  it('dizem o valor com a sua unidade, no singular quando é um', () => {
    expect(valorEmPalavras(quem('dias'), 14)).toBe('14 dias');
    expect(valorEmPalavras(quem('dias'), 1)).toBe('1 dia');
    expect(valorEmPalavras(quem('%'), 80)).toBe('80 %');
    expect(valorEmPalavras(quem('º dia útil'), 5)).toBe('5º dia útil');
    expect(valorEmPalavras(quem(null), false)).toBe('Não');
    expect(valorEmPalavras(quem(null, [{ valor: 'X', rotulo: 'Com xis' }]), 'X')).toBe('Com xis');
  });

  it('acham-se sem acento, por grupo', () => {
    const itens = [parametro('a', 'Pedidos', 'Horizonte'), parametro('b', 'Fiscalização', 'Amostra')];
    expect(porGrupo(itens, '').map(([grupo]) => grupo)).toEqual(['Pedidos', 'Fiscalização']);
    expect(porGrupo(itens, 'FISCALIZACAO')[0]?.[1].map(({ chave }) => chave)).toEqual(['b']);
    expect(porGrupo(itens, 'nada')).toEqual([]);
  });
});
