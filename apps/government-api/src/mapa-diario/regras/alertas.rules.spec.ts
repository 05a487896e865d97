import { medianaDe } from '../../pedidos/quantidades/limiares.table.ts';
import { alertasDe, type Passado, passadoDe } from './alertas.rules.ts';
import type { Coluna, LinhaDoMapa } from './mapa-diario.rules.ts';

const limiares = { janelaDias: 14, diasParaMediana: 5, saltoPct: 30, saltoMinimo: 20, diasRepetidos: 7 };
const limites = { atencaoAcimaDe: 0, justificativaAcimaDe: 5 };
const colunas = [
  { refeicao: 'Almoço', publico: 'Interno', baseConferencia: 'EFETIVO_INTERNO' },
  { refeicao: 'Almoço', publico: 'Servidor', baseConferencia: 'EFETIVO_SERVIDOR' },
] as Coluna[];
const linha = (mudanca: Partial<LinhaDoMapa>) =>
  ({
    ativa: true,
    enviado: true,
    internos: 100,
    quantidades: [100, 20],
    diferencas: [0, 0],
    ...mudanca,
  }) as LinhaDoMapa;
const nada: Passado = { dia: null, antes: [] };
const tipos = (mudanca: Partial<LinhaDoMapa>, passado = nada) =>
  alertasDe(linha(mudanca), colunas, { limites, limiares, passado }).map(({ tipo }) => tipo);
const dia = (total: number, valor = total * 10) => ({ total, valor });

describe('o que chama a atenção num dia', () => {
  it('efetivo sem pedido é alerta; unidade vazia sem pedido é um dia válido (15.24)', () => {
    expect(tipos({ enviado: false, internos: 100 })).toEqual(['SEM_PEDIDO']);
    expect(tipos({ enviado: false, internos: 0 })).toEqual([]);
    expect(tipos({ enviado: false, internos: null })).toEqual([]);
    expect(tipos({ enviado: false, ativa: false })).toEqual([]);
  });

  it('internos só além do que pede motivo; servidores, qualquer um acima', () => {
    expect(tipos({ diferencas: [5, 0] })).toEqual([]);
    expect(alertasDe(linha({ diferencas: [6, 1] }), colunas, { limites, limiares, passado: nada })).toEqual([
      { tipo: 'ACIMA_DO_EFETIVO', motivo: 'Almoço para Interno: 6 acima do efetivo.' },
      { tipo: 'SERVIDORES_ACIMA', motivo: 'Almoço para Servidor: 1 acima do efetivo.' },
    ]);
  });

  it('refeição para um efetivo de ninguém é alerta, ainda que poucas; zero para zero é um dia válido (15.24)', () => {
    const vazia = (quantidade: number) =>
      linha({ internos: 0, quantidades: [quantidade, 0], diferencas: [quantidade, 0] });
    const lidos = { limites, limiares, passado: nada };
    expect(alertasDe(vazia(3), colunas, lidos)).toEqual([
      { tipo: 'ACIMA_DO_EFETIVO', motivo: 'Almoço para Interno: 3 para um efetivo de ninguém.' },
    ]);
    expect(alertasDe(vazia(0), colunas, lidos)).toEqual([]);
  });

  it('servidores comparados com os internos: igual já é alerta, e nada pedido nunca é (R16 como no campo)', () => {
    const campo = { limiares, limites: { ...limites, baseServidores: 'EFETIVO_INTERNO' as const }, passado: nada };
    const com = (quantidades: number[], diferencas: number[]) =>
      alertasDe(linha({ quantidades, diferencas }), colunas, campo).map(({ tipo, motivo }) => `${tipo}: ${motivo}`);
    expect(com([100, 99], [0, -1])).toEqual([]);
    expect(com([100, 100], [0, 0])).toEqual(['SERVIDORES_ACIMA: Almoço para Servidor: igual ao número de internos.']);
    expect(com([100, 101], [0, 1])).toEqual(['SERVIDORES_ACIMA: Almoço para Servidor: 1 acima do efetivo.']);
    expect(com([0, 0], [0, 0])).toEqual([]);
  });

  it('o salto é contra a mediana, e só com dias bastantes', () => {
    const antes = [100, 101, 99, 400, 100].map(total => dia(total));
    expect(tipos({}, { dia: dia(131), antes })).toEqual(['SALTO']);
    expect(tipos({}, { dia: dia(130), antes })).toEqual([]);
    expect(tipos({}, { dia: dia(60), antes })).toEqual(['SALTO']);
    expect(tipos({}, { dia: dia(131), antes: antes.slice(0, 4) })).toEqual([]);
  });

  it('números iguais por sete pedidos seguidos, também no valor', () => {
    const iguais = Array.from({ length: 6 }, () => dia(345));
    expect(tipos({}, { dia: dia(345), antes: iguais })).toEqual(['NUMEROS_REPETIDOS']);
    expect(tipos({}, { dia: dia(345), antes: iguais.slice(1) })).toEqual([]);
    expect(tipos({}, { dia: dia(345, 1), antes: iguais })).toEqual([]);
    expect(tipos({}, { dia: dia(345), antes: [...iguais.slice(0, 5), dia(346), ...iguais] })).toEqual([
      'NUMEROS_REPETIDOS',
    ]);
  });

  it('a mediana é um número pedido de verdade; a janela é dos 14 dias antes', () => {
    expect([medianaDe([]), medianaDe([3]), medianaDe([4, 1]), medianaDe([9, 1, 5])]).toEqual([null, 3, 1, 5]);
    const pedidos = [0, 1, 14, 15].flatMap(n => [n, n + 100, 0]);
    expect(passadoDe(pedidos, 15, 14)).toEqual({
      dia: { total: 115, valor: 0 },
      antes: [
        { total: 101, valor: 0 },
        { total: 114, valor: 0 },
      ],
    });
    // Two orders of one day are one day.
    expect(passadoDe([3, 10, 100, 4, 5, 50, 3, 20, 200], 4, 14)).toEqual({
      dia: { total: 5, valor: 50 },
      antes: [{ total: 30, valor: 300 }],
    });
  });
});
