import { addDays } from '../../clock/clock.ts';
import { type Caso, casosDoDia, depois, horarios, semPedido } from './agenda.table.ts';
import type { Ato } from './ato.ts';
import type { Unidade } from './elenco.repository.ts';
import type { EfetivoVisto, Estado, PedidoVisto, RefeicaoVista } from './estado.repository.ts';
import { dentroDaJanela, minutosDepois, naHora, numeroDoDia, sorteDoDia } from './sorte-do-dia.ts';

type Janela = { readonly inicio: Date; readonly fim: Date };
/** What is known of the day besides what was recorded: meals in the order they are served, and the unit's windows. */
export type Cena = {
  readonly unidades: readonly Unidade[];
  readonly estado: Estado;
  readonly hoje: string;
  /** The first day that is still looked after. */
  readonly desde: string;
  /** Whether an act was refused too often to be tried again. */
  readonly desistiu: (chave: string) => boolean;
  readonly janelaDe: (unidade: Unidade, data: string, refeicaoId: number) => Janela | undefined;
  readonly refeicoes: readonly number[];
};
type NoDia = { readonly unidade: Unidade; readonly data: string };

const MAIOR_PASSO = 3;

const passo = (acaso: number): number => Math.floor(acaso * (2 * MAIOR_PASSO + 1)) - MAIOR_PASSO;
export const escolhida = ({ unidades }: Pick<Cena, 'unidades'>, data: string, aLado: number): Unidade | undefined =>
  unidades[(numeroDoDia(data) * 3 + aLado) % unidades.length];

/** The morning's count, a little different from the last one; later one unit of the day counts again. */
export function efetivosDoDia(cena: Cena, { unidade, data }: NoDia): Ato[] {
  const dela = cena.estado.efetivos.filter(({ lotacaoId }) => lotacaoId === unidade.id);
  const doDia = dela.find(visto => visto.data === data);
  if (!doDia)
    return contagem(
      { unidade, data },
      dela.findLast(visto => visto.data < data),
    );
  const em = naHora(horarios.efetivoQueMudou, { data, ...unidade, acaso: sorteDoDia(data, unidade.posicao, 2) });
  if (data !== cena.hoje || doDia.tocado || doDia.em >= em.getTime() || escolhida(cena, data, 1)?.id !== unidade.id)
    return [];
  const chegaram = 2 + Math.floor(sorteDoDia(data, 3) * 4);
  const { plantao, expediente, internos } = doDia;
  const chave = `efetivo-mudou ${unidade.id} ${data}`;
  return [{ que: 'INFORMAR_EFETIVO', chave, em, unidade, data, plantao, expediente, internos: internos + chegaram }];
}

function contagem({ unidade, data }: NoDia, anterior: EfetivoVisto | undefined): Ato[] {
  if (!anterior) return [];
  const em = naHora(horarios.efetivo, { data, ...unidade, acaso: sorteDoDia(data, unidade.posicao, 1) });
  const { plantao, internos } = anterior;
  const semana = [0, 6].includes(new Date(`${data}T00:00:00Z`).getUTCDay());
  return [
    {
      ...({ que: 'INFORMAR_EFETIVO', chave: `efetivo ${unidade.id} ${data}`, em, unidade, data, plantao } as const),
      expediente: semana ? 0 : unidade.expediente,
      internos: Math.max(1, internos + passo(sorteDoDia(data, unidade.posicao, 4))),
    },
  ];
}

const vivo = ({ situacao }: PedidoVisto): boolean => !semPedido.includes(situacao);
const aEnviar = ({ situacao, tocado, versao }: PedidoVisto): boolean =>
  situacao === 'RASCUNHO' && !tocado && versao === 1;

/** Sent during the day before, except where the requester is who visits: there, only what the day began without. */
export function envioDoDia({ estado, hoje }: Cena, { unidade, data }: NoDia): Ato[] {
  const dela = estado.pedidos.filter(visto => visto.lotacaoId === unidade.id && visto.data === data);
  const [rascunho] = dela.filter(aEnviar);
  if (dela.some(pedido => pedido !== rascunho)) return [];
  if (unidade.daSolicitante && data > hoje) return [];
  const horario = unidade.daSolicitante ? horarios.pedidoQueFaltou : horarios.pedido;
  const naAgenda = naHora(horario, { data, ...unidade, acaso: sorteDoDia(data, unidade.posicao, 5) });
  const em = new Date(Math.max(naAgenda.getTime(), (rascunho?.criadoEm ?? 0) + 90_000));
  return [{ que: 'ENVIAR_PEDIDO', chave: `enviar ${unidade.id} ${data}`, em, unidade, data, rascunho }];
}

/** One a day is left to the morning, so that the desk finds something to do. */
export function confirmacaoDoDia(cena: Cena, { unidade, data }: NoDia): Ato[] {
  const acaso = sorteDoDia(data, unidade.posicao, 6);
  const naManha = naHora(horarios.confirmacaoNaManha, { data, ...unidade, acaso });
  const ficou = escolhida({ unidades: cena.unidades.filter(({ daSolicitante }) => !daSolicitante) }, data, 5);
  return cena.estado.pedidos
    .filter(visto => visto.lotacaoId === unidade.id && visto.data === data)
    .filter(({ situacao, tocado }) => situacao === 'ENVIADO' && !tocado)
    .map(pedido => {
      const enviado = pedido.enviadoEm ?? pedido.criadoEm;
      const logo = minutosDepois(enviado, depois.confirmacao, acaso);
      const em = ficou?.id === unidade.id && naManha.getTime() > enviado ? naManha : logo;
      return { que: 'CONFIRMAR_PEDIDO', chave: `confirmar ${pedido.id}`, em, unidade, data, pedido };
    });
}

function casoDe(cena: Cena, { unidade, data }: NoDia, refeicaoId: number): Caso {
  const ordem = cena.refeicoes.indexOf(refeicaoId);
  const doDia = casosDoDia.find(
    ({ refeicao, aLado }) => refeicao === ordem && escolhida(cena, data, aLado)?.id === unidade.id,
  );
  return doDia?.caso ?? 'INTEIRA';
}

export function recebimentosDoDia(cena: Cena, { unidade, data }: NoDia): Ato[] {
  const { estado, janelaDe } = cena;
  const dela = estado.pedidos.filter(visto => visto.lotacaoId === unidade.id && visto.data === data);
  return dela
    .filter(pedido => vivo(pedido) && !pedido.tocado)
    .flatMap(pedido =>
      estado.refeicoes
        .filter(({ pedidoId, recebida }) => pedidoId === pedido.id && !recebida)
        .flatMap((refeicao): Ato[] => {
          const janela = janelaDe(unidade, data, refeicao.refeicaoId);
          return janela ? [chegada(cena, { unidade, data, pedido, refeicao, janela })] : [];
        }),
    );
}

type Esperada = NoDia & { pedido: PedidoVisto; refeicao: RefeicaoVista; janela: Janela };

function chegada(cena: Cena, { unidade, data, pedido, refeicao, janela }: Esperada): Ato {
  const { refeicaoId } = refeicao;
  const caso = casoDe(cena, { unidade, data }, refeicaoId);
  const acaso = sorteDoDia(data, unidade.posicao, 7, refeicaoId);
  const chegadaEm =
    caso === 'ATRASADA' ? minutosDepois(janela.fim, depois.atraso, acaso) : dentroDaJanela(janela, acaso);
  const em = minutosDepois(chegadaEm, depois.registro, sorteDoDia(data, unidade.posicao, 8, refeicaoId));
  const chave = `receber ${pedido.id} ${refeicaoId}`;
  return { que: 'RECEBER', chave, em, unidade, data, pedido, refeicao, caso, chegadaEm };
}

export function ocorrenciasDoDia({ estado }: Cena, { unidade, data }: NoDia): Ato[] {
  const dela = estado.pedidos.filter(visto => visto.lotacaoId === unidade.id && visto.data === data);
  return estado.recusas
    .filter(({ pedidoId }) => dela.some(({ id }) => id === pedidoId))
    .map(recusa => {
      const em = minutosDepois(recusa.em, depois.ocorrencia, sorteDoDia(data, unidade.posicao, 9));
      return { que: 'ABRIR_OCORRENCIA', chave: `ocorrencia ${recusa.recebimentoId}`, em, unidade, data, recusa };
    });
}

export const diasEntre = (de: string, ate: string): string[] => {
  const dias: string[] = [];
  for (let data = de; data <= ate; data = addDays(data, 1)) dias.push(data);
  return dias;
};
