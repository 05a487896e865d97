import { type Problema, problema } from '@alipen/platform/problems/problema';
import { porExtenso } from '../../clock/zoned-time.ts';
import { type SituacaoPedido, situacoes } from '../pedidos.ciclo.table.ts';
import { type TipoPedido, tipos } from '../pedidos.tipos.table.ts';

export type PedidoVivo = { id: number; numero: string; tipo: TipoPedido; situacao: SituacaoPedido };

export type Abertura = {
  data: string;
  vivos: readonly PedidoVivo[];
  encerrado: boolean;
};

const doDia = (vivos: readonly PedidoVivo[]) => vivos.filter(({ tipo }) => tipos[tipo].principal);
const conta = ({ situacao }: PedidoVivo): boolean => situacoes[situacao].contaNoMapa;

/** A day on which the unit receives nothing is not asked for. */
export function exigirEntrega(interrompida: { texto: string; parada: boolean } | null): void {
  if (!interrompida?.parada) return;
  const detail = `${interrompida.texto} Este dia não é pedido.`;
  throw problema('dados-invalidos', { detail, errors: [{ pointer: '/dataRefeicao', detail }] });
}

export const complementado = (vivos: readonly PedidoVivo[]): PedidoVivo | null => doDia(vivos).find(conta) ?? null;

/** Why an order of each kind cannot be opened; null when it can (domain 4.6, R3 and R29). */
export const recusaDeAbertura = {
  PROGRAMADO: ({ data, vivos }) => jaExiste(data, doDia(vivos)[0]),
  AVULSO: ({ data, vivos }) => jaExiste(data, doTipo(vivos, 'AVULSO')),
  COMPLEMENTAR: ({ data, vivos }) =>
    complementado(vivos)
      ? jaExiste(data, doTipo(vivos, 'COMPLEMENTAR'))
      : tipoRecusado('Só se complementa um pedido já enviado. Abra o pedido do dia.'),
  EMERGENCIAL: ({ data, vivos, encerrado }) => {
    const aberto = doDia(vivos).find(pedido => !conta(pedido));
    if (!encerrado) return tipoRecusado('O prazo deste dia ainda está aberto. Abra o pedido do dia.');
    return aberto ? jaExiste(data, aberto) : jaExiste(data, doTipo(vivos, 'EMERGENCIAL'));
  },
} satisfies Record<TipoPedido, (abertura: Abertura) => Problema | null>;

const doTipo = (vivos: readonly PedidoVivo[], tipo: TipoPedido) => vivos.find(vivo => vivo.tipo === tipo);

function tipoRecusado(detail: string): Problema {
  return problema('dados-invalidos', { detail, errors: [{ pointer: '/tipo', detail }] });
}

/** Domain 13: names the existing order, and offers a complement where it was already sent. */
export function jaExiste(data: string, pedido: PedidoVivo | undefined): Problema | null {
  if (!pedido) return null;
  const complementar = conta(pedido) && pedido.tipo !== 'COMPLEMENTAR' ? ' ou crie um complementar' : '';
  const detail = `Já existe um pedido desta lotação para ${porExtenso(data)}. Abra o pedido ${pedido.numero}${complementar}.`;
  return problema('pedido-duplicado', { detail, members: { pedido: { id: pedido.id, numero: pedido.numero } } });
}
