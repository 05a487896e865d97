import type { Abertura } from './abertura.model.ts';
import { type Conferencia, corpoDe, type Modo, tudoCerto } from './conferencia.model.ts';
import type { NaFila } from './recebimento.delivery.ts';
import type { Entrega, Esperadas } from './recebimentos.queries.ts';

/** What the open sheet is about. */
export interface Folha {
  matricula: string;
  dia: Esperadas;
  entrega: Entrega;
  abertura: Abertura;
}

const TITULOS = { receber: 'Receber', repor: 'Reposição:', corrigir: 'Corrigir:' } as const;

export const tituloDa = ({ abertura, entrega }: Folha): string => `${TITULOS[abertura.modo]} ${entrega.refeicao}`;

/** "All right" says that packaging and menu were looked at too; what was marked stays. */
export const vistoEm = (conferencia: Conferencia, modo: Modo): Partial<Conferencia> =>
  modo === 'receber' && !conferencia.naoChegou && tudoCerto(conferencia)
    ? { embalagem: conferencia.embalagem ?? true, cardapio: conferencia.cardapio ?? true }
    : {};

export function itemDaFila(folha: Folha, clienteUuid: string, conferencia: Conferencia): NaFila {
  const { matricula, dia, entrega, abertura } = folha;
  return {
    id: clienteUuid,
    person: matricula,
    kind: 'recebimento',
    title: tituloDa(folha),
    detail: `${dia.lotacao.nome} · pedido ${entrega.pedido.numero}`,
    photos: conferencia.fotos,
    at: new Date().toISOString(),
    delivered: false,
    refusal: null,
    body: {
      lotacaoId: dia.lotacao.id,
      data: dia.data,
      pedidoId: entrega.pedido.id,
      tipoAlimentacaoId: entrega.tipoAlimentacaoId,
      modo: abertura.modo,
      recebimentoId: abertura.recebimentoId,
      corpo: corpoDe(conferencia),
      motivo: conferencia.motivo.trim(),
      fotosEnviadas: conferencia.fotosEnviadas,
      conferencia,
    },
  };
}
