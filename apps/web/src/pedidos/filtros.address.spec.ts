import { comFiltro, filtrosDe, semFiltros, temFiltro } from './filtros.address.ts';

const busca = (texto: string) => new URLSearchParams(texto);

describe('the filters in the address', () => {
  it('are the defaults when the address says nothing', () => {
    expect(filtrosDe(busca(''))).toMatchObject({ ordem: '-dataRefeicao', pagina: 1, tamanho: 50 });
  });

  it('ignore what the contract does not know', () => {
    const lidos = filtrosDe(busca('situacao=PERDIDO&uf=XX&ordem=nome&pag=-1&tamanho=7&de=ontem&tipo=toString'));
    expect(lidos).toMatchObject({
      situacao: undefined,
      uf: undefined,
      de: undefined,
      tipo: undefined,
      pagina: 1,
      tamanho: 50,
    });
  });

  it('go back to the first page when one changes', () => {
    expect(comFiltro(busca('pag=3&uf=MA'), 'situacao', 'ENVIADO').toString()).toBe('uf=MA&situacao=ENVIADO');
  });

  it('keep the page when an order opens over the list', () => {
    expect(comFiltro(busca('pag=3'), 'item', '12').toString()).toBe('pag=3&item=12');
  });

  it('leave defaults out of the address', () => {
    expect(comFiltro(busca('pag=2'), 'pag', '1').toString()).toBe('');
    expect(comFiltro(busca('ordem=total'), 'ordem', '-dataRefeicao').toString()).toBe('');
  });

  it('are cleared without touching the order of the list', () => {
    const limpos = semFiltros(busca('uf=MA&busca=cedral&ordem=total'));
    expect(limpos.toString()).toBe('ordem=total');
    expect(temFiltro(limpos)).toBe(false);
  });
});
