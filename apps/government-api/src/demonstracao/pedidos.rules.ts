import type { components } from '@alipen/contracts/generated/government-api';
import { addDays } from '../clock/clock.ts';
import { zonedInstant } from '../clock/zoned-time.ts';
import type { Quantidade } from '../pedidos/quantidades/itens.rules.ts';
import { encerrado, limiteDoDia } from '../pedidos/quantidades/prazo.rules.ts';

type Schemas = components['schemas'];
export type EfetivoDaUnidade = { internos: number; servidoresPlantao: number; servidoresExpediente: number };
export type RefeicaoDaDemonstracao = Pick<
  Schemas['TipoAlimentacao'],
  'id' | 'horaLimitePedido' | 'diasAntecedencia'
> & { meioDoDia: boolean };
export type PublicoDaDemonstracao = Pick<Schemas['TipoPublico'], 'id' | 'baseConferencia'>;

export type UnidadeDaDemonstracao = {
  id: number;
  fusoHorario: string;
  /** The unit of the requester who opens the first screen: nothing is ordered yet for the next open day. */
  daSolicitante: boolean;
  /** The last head count informed up to the day. */
  efetivoEm: (data: string) => EfetivoDaUnidade;
};

export type PedidoPlanejado = {
  lotacaoId: number;
  dataRefeicao: string;
  situacao: Schemas['SituacaoPedido'];
  tipo: Schemas['TipoPedido'];
  justificativa: string | null;
  prazoLimiteEm: Date;
  criadoEm: Date;
  enviadoEm: Date | null;
  itens: readonly Quantidade[];
};

const DIAS = 60;
const MINUTO = 60_000;
/** Positions of the units that sometimes ask for more than the head count plus 5. */
const UNIDADES_COM_EXCESSO = [1, 3, 4, 7];
const MOTIVOS_DE_EXCESSO = [
  'Chegada de transferidos prevista para a madrugada, ofício já recebido.',
  'Audiências de custódia do fim do dia entram no efetivo de amanhã.',
  'Remanejamento do pavilhão em reforma da unidade vizinha.',
];
const MOTIVOS_DE_EMERGENCIA = [
  'Sem energia e sem internet na unidade até depois do prazo.',
  'Entrada de presos após o prazo, por mandado cumprido à noite.',
  'Troca de plantão atrasou a conferência do efetivo.',
];

/** From 0 to below 1, depending only on `partes`: the demonstration is the same every time. */
export function sorte(...partes: readonly number[]): number {
  let estado = 0x811c9dc5;
  for (const parte of partes) {
    estado = Math.imul(estado ^ (parte + 0x9e3779b9), 0x01000193);
    estado = Math.imul(estado ^ (estado >>> 15), 0x2c1b3c6d);
    estado ^= estado >>> 13;
  }
  return (estado >>> 0) / 2 ** 32;
}

const escolher = <T>(lista: readonly T[], ...partes: number[]): T | undefined =>
  lista[Math.floor(sorte(...partes) * lista.length)];

export function quantidadeDe(
  efetivo: EfetivoDaUnidade,
  refeicao: Pick<RefeicaoDaDemonstracao, 'meioDoDia'>,
  publico: PublicoDaDemonstracao,
): number {
  if (publico.baseConferencia === 'EFETIVO_INTERNO') return efetivo.internos;
  if (publico.baseConferencia === 'SEM_BASE') return 0;
  return efetivo.servidoresPlantao + (refeicao.meioDoDia ? efetivo.servidoresExpediente : 0);
}

export type Cenario = {
  agora: Date;
  hoje: string;
  unidades: readonly UnidadeDaDemonstracao[];
  refeicoes: readonly RefeicaoDaDemonstracao[];
  publicos: readonly PublicoDaDemonstracao[];
};

/** 60 days of sent orders, and for the next open day some sent, some drafts and some nothing (domain section 9). */
export function planejarPedidos(cenario: Cenario): PedidoPlanejado[] {
  return cenario.unidades
    .flatMap((unidade, posicao) => pedidosDaUnidade(cenario, unidade, posicao))
    .sort((a, b) => a.criadoEm.getTime() - b.criadoEm.getTime());
}

function pedidosDaUnidade(cenario: Cenario, unidade: UnidadeDaDemonstracao, posicao: number): PedidoPlanejado[] {
  const proximo = proximoDia(cenario, unidade);
  const passados = Array.from({ length: DIAS }, (_, dia) =>
    planejar(cenario, unidade, { data: addDays(proximo, dia - DIAS), dia, posicao, enviar: true }),
  );
  const destino = unidade.daSolicitante ? 2 : posicao % 3;
  if (destino === 2) return passados;
  return [...passados, planejar(cenario, unidade, { data: proximo, dia: DIAS, posicao, enviar: destino === 0 })];
}

function proximoDia({ agora, hoje, refeicoes }: Cenario, { fusoHorario }: UnidadeDaDemonstracao): string {
  const amanha = addDays(hoje, 1);
  return encerrado(agora, limiteDoDia(amanha, refeicoes, fusoHorario)) ? addDays(hoje, 2) : amanha;
}

type Dia = { data: string; dia: number; posicao: number; enviar: boolean };

function planejar(
  cenario: Cenario,
  unidade: UnidadeDaDemonstracao,
  { data, dia, posicao, enviar }: Dia,
): PedidoPlanejado {
  const { agora, refeicoes, publicos } = cenario;
  const prazoLimiteEm = limiteDoDia(data, refeicoes, unidade.fusoHorario);
  const emergencial = enviar && dia < DIAS && sorte(1, posicao, dia) < 2 / 70;
  const excesso =
    UNIDADES_COM_EXCESSO.includes(posicao) && sorte(2, posicao, dia) < 0.09
      ? 6 + Math.floor(sorte(3, posicao, dia) * 7)
      : 0;
  // The inmates of tomorrow are counted today; the staff of tomorrow is on the roster.
  const { internos } = unidade.efetivoEm(addDays(data, -1));
  const pedido = { ...unidade.efetivoEm(data), internos: internos + excesso };
  const itens = refeicoes.flatMap(refeicao =>
    publicos.map(publico => ({
      tipoAlimentacaoId: refeicao.id,
      tipoPublicoId: publico.id,
      quantidade: Math.min(9999, quantidadeDe(pedido, refeicao, publico)),
    })),
  );
  const naHora = emergencial
    ? prazoLimiteEm.getTime() + (20 + sorte(4, posicao, dia) * 160) * MINUTO
    : zonedInstant(addDays(data, -1), '08:30', unidade.fusoHorario).getTime() + sorte(5, posicao, dia) * 500 * MINUTO;
  const enviadoEm = new Date(Math.min(naHora, agora.getTime() - (posicao + 2) * MINUTO));
  return {
    lotacaoId: unidade.id,
    dataRefeicao: data,
    situacao: enviar ? 'ENVIADO' : 'RASCUNHO',
    tipo: emergencial ? 'EMERGENCIAL' : 'PROGRAMADO',
    justificativa: motivo(emergencial, excesso, posicao, dia),
    prazoLimiteEm,
    criadoEm: new Date(enviadoEm.getTime() - (4 + sorte(6, posicao, dia) * 40) * MINUTO),
    enviadoEm: enviar ? enviadoEm : null,
    itens,
  };
}

function motivo(emergencial: boolean, excesso: number, posicao: number, dia: number): string | null {
  if (emergencial) return escolher(MOTIVOS_DE_EMERGENCIA, 7, posicao, dia) ?? null;
  return excesso ? (escolher(MOTIVOS_DE_EXCESSO, 8, posicao, dia) ?? null) : null;
}
