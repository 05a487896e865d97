import type { Formulario, Item } from '../fiscalizacoes.queries.ts';
import { type DaEntrega, EM_BRANCO, type Preenchimento } from '../preenchimento/preenchimento.model.ts';
import { comConforme, restoDe } from './fluxo.model.ts';

const item = (codigo: string, mudanca: Partial<Item> = {}) =>
  ({ codigo, titulo: codigo, tipo: 'CONFORMIDADE', obrigatorio: true, critico: false, ...mudanca }) as Item;
const formulario = {
  secoes: [
    { codigo: 'D', itens: [item('D1'), item('D2'), item('D3', { critico: true })] },
    { codigo: 'G', itens: [item('G1'), item('G2', { obrigatorio: false }), item('G3', { tipo: 'ESCALA' })] },
    { codigo: 'H', itens: [item('H1', { tipo: 'FOTO' })] },
  ],
} as unknown as Formulario;
const em = {
  respostas: {
    D1: { ...EM_BRANCO, resposta: 'NAO_CONFORME', motivo: 'faltou salada' },
    G1: { ...EM_BRANCO, fotos: ['f'] },
  },
  horas: { D1: '2026-11-24T14:00:00.000Z' },
} as unknown as Preenchimento;
const entrega = { recebimento: null, publicos: [] } as unknown as DaEntrega;

describe('o resto conforme', () => {
  it('são as perguntas simples sem resposta; a crítica, a medida e a opcional se respondem à parte', () => {
    const resto = restoDe(formulario, em, entrega);
    expect(resto.itens.map(({ codigo }) => codigo)).toEqual(['D2', 'G1']);
    expect(resto.depoisDe).toBe('G');
  });

  it('marca só elas, agora, e deixa o que já foi dito', () => {
    const { respostas, horas } = comConforme(em, restoDe(formulario, em, entrega).itens, Date.UTC(2026, 10, 24, 15));
    expect(respostas).toEqual({
      D1: em.respostas.D1,
      D2: { ...EM_BRANCO, resposta: 'CONFORME' },
      G1: { ...EM_BRANCO, fotos: ['f'], resposta: 'CONFORME' },
    });
    expect(horas).toEqual({
      D1: '2026-11-24T14:00:00.000Z',
      D2: '2026-11-24T15:00:00.000Z',
      G1: '2026-11-24T15:00:00.000Z',
    });
  });
});
