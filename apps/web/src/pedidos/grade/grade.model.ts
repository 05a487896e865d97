import type { Malha, Quantidades } from '../../grid/grid.model.ts';
import { efetivoDe, faixaDaCelula } from '../../ui/pedido.labels.ts';
import type { CelulaPreparo, Pedido, Preparo } from '../pedidos.queries.ts';

export interface Grade extends Malha {
  refeicoes: Preparo['refeicoes'];
  publicos: Preparo['publicos'];
  celulas: readonly (readonly (CelulaPreparo | null)[])[];
  regras: Preparo['regras'];
  efetivo: Preparo['efetivo'];
}

export function gradeDe({ refeicoes, publicos, celulas, regras, efetivo }: Preparo): Grade {
  const byPair = new Map(celulas.map(celula => [`${celula.tipoAlimentacaoId}:${celula.tipoPublicoId}`, celula]));
  const rows = refeicoes.map(({ id }) => publicos.map(publico => byPair.get(`${id}:${publico.id}`) ?? null));
  return {
    refeicoes,
    publicos,
    celulas: rows,
    regras,
    efetivo,
    linhas: refeicoes,
    colunas: publicos,
    maximo: regras.quantidadeMaxima,
    fechada: ({ linha, coluna }) => (pedivel(rows[linha]?.[coluna]) ? null : 'sem preço no contrato'),
  };
}

/** Only a priced meal × public pair can be ordered (rule R22). */
export const pedivel = (celula: CelulaPreparo | null | undefined): celula is CelulaPreparo =>
  celula != null && celula.precoCentavos !== null;

/** A cell that cannot be ordered is 0. */
export const preencher = (grade: Grade, quantidade: (celula: CelulaPreparo) => number): Quantidades =>
  grade.celulas.map(row => row.map(celula => (pedivel(celula) ? quantidade(celula) : 0)));

export const quantidadesDoPedido = (grade: Grade, pedido: Pedido): Quantidades => {
  const byPair = new Map(
    pedido.itens.map(item => [
      `${item.tipoAlimentacaoId}:${item.tipoPublicoId}`,
      item.quantidadeConfirmada ?? item.quantidadeSolicitada,
    ]),
  );
  return preencher(
    grade,
    ({ tipoAlimentacaoId, tipoPublicoId }) => byPair.get(`${tipoAlimentacaoId}:${tipoPublicoId}`) ?? 0,
  );
};

/** What is asked beside the order of the day begins from nothing: the programme was asked already. */
export const quantidadesIniciais = (grade: Grade, pedido: Pedido | null, tipo: Pedido['tipo'] = 'PROGRAMADO') =>
  pedido
    ? quantidadesDoPedido(grade, pedido)
    : preencher(grade, ({ programada }) => (tipo === 'PROGRAMADO' ? programada : 0));

export const itensDe = (grade: Grade, quantidades: Quantidades) =>
  grade.celulas.flatMap((row, linha) =>
    row.flatMap((celula, coluna) =>
      pedivel(celula)
        ? [
            {
              tipoAlimentacaoId: celula.tipoAlimentacaoId,
              tipoPublicoId: celula.tipoPublicoId,
              quantidade: quantidades[linha]?.[coluna] ?? 0,
            },
          ]
        : [],
    ),
  );

const baseDoPublico = ({ publicos }: Grade, celula: CelulaPreparo | null) =>
  publicos.find(({ id }) => id === celula?.tipoPublicoId)?.baseConferencia ?? 'SEM_BASE';

/** The public's own head count, whatever it is compared with; null: there is none. */
export const efetivoDaCelula = (grade: Grade, celula: CelulaPreparo) => efetivoDe(grade, baseDoPublico(grade, celula));

export function diferencaDe(grade: Grade, celula: CelulaPreparo | null, quantidade: number) {
  const valor = !celula || celula.base === null ? null : quantidade - celula.base;
  const base = baseDoPublico(grade, celula);
  return { valor, faixa: faixaDaCelula({ quantidade, valor, base }, grade.regras) };
}
