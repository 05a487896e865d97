import { atrasoEm, faixaDe, type LimitesDoAtraso, MINUTO } from '../recebimentos/atraso.rules.ts';
import { type Completude, completudeDe } from '../recebimentos/quantidades.rules.ts';
import type { NovaLinha, NovoItem } from '../recebimentos/recebimentos.repository.ts';

/** `sorteios`: three numbers from 0 to below 1 that depend only on this meal. */
export type RefeicaoPassada = {
  readonly pedidoId: number;
  readonly tipoAlimentacaoId: number;
  readonly refeicao: string;
  readonly receptor: number;
  readonly inicioEm: Date;
  readonly fimEm: Date;
  readonly quente: boolean;
  readonly sorteios: readonly [caso: number, minuto: number, detalhe: number];
  readonly celulas: readonly { readonly tipoPublicoId: number; readonly quantidade: number }[];
};

export type Motivos = { readonly recusa: MotivoFixo; readonly falta: MotivoFixo };
type MotivoFixo = { readonly id: number; readonly texto: string };

export type RecebimentoPlanejado = {
  readonly linha: NovaLinha;
  readonly itens: readonly NovoItem[];
};

const LIMITES: LimitesDoAtraso = { toleranciaMin: 15, atrasoAvisoMin: 15, atrasoLeveMin: 30, atrasoGraveMin: 60 };
const VEICULOS = [
  ['Edinaldo Rocha', 'PTK4C21'],
  ['Josué Amaral', 'QRS8B07'],
  ['Raimunda Lima', 'NHX3145'],
  ['Wesley Brito', 'PTM2J90'],
] as const;

/** Cumulative probabilities (domain section 9: 0.3 % not delivered, 1 % partial, 3 % late). */
const CASOS = [
  { ate: 0.003, quais: 'falta' },
  { ate: 0.009, quais: 'parcial' },
  { ate: 0.013, quais: 'recusada e reposta' },
] as const;

export function planejarRecebimentos(passada: RefeicaoPassada, motivos: Motivos): RecebimentoPlanejado[] {
  const [sorteio] = passada.sorteios;
  const caso = CASOS.find(({ ate }) => sorteio < ate)?.quais;
  const inteira = (quantidade: number) => ({ entregue: quantidade, recusada: 0 });
  if (caso === 'falta') return [registro(passada, 1, () => ({ entregue: 0, recusada: 0 }), motivos)];
  if (caso === 'parcial') {
    const menos = (quantidade: number) => ({ entregue: Math.max(1, Math.floor(quantidade * 0.93)), recusada: 0 });
    return [registro(passada, 1, menos, motivos)];
  }
  if (caso === 'recusada e reposta') {
    const recusadas = (quantidade: number) => Math.ceil(quantidade * 0.06);
    return [
      registro(passada, 1, quantidade => ({ entregue: quantidade, recusada: recusadas(quantidade) }), motivos),
      registro(passada, 2, quantidade => inteira(recusadas(quantidade)), motivos),
    ];
  }
  return [registro(passada, 1, inteira, motivos)];
}

function registro(
  passada: RefeicaoPassada,
  entrega: 1 | 2,
  quanto: (quantidade: number) => { entregue: number; recusada: number },
  { recusa, falta }: Motivos,
): RecebimentoPlanejado {
  const itens = passada.celulas.map(({ tipoPublicoId, quantidade }) => {
    const { entregue, recusada } = quanto(quantidade);
    return { tipoPublicoId, esperada: entrega === 1 ? quantidade : entregue, entregue, recusada };
  });
  const completude = completudeDe(itens.map(item => ({ ...item, confirmada: item.esperada })));
  const chegadaEm = completude === 'NAO_ENTREGUE' ? null : chegadaDe(passada, entrega);
  const atrasoMin = chegadaEm && atrasoEm(chegadaEm, passada.fimEm);
  const recusou = itens.some(({ recusada }) => recusada > 0);
  const linha: NovaLinha = {
    pedidoId: passada.pedidoId,
    tipoAlimentacaoId: passada.tipoAlimentacaoId,
    entrega,
    versao: 1,
    chegadaEm,
    chegadaDigitada: false,
    janelaInicioEm: passada.inicioEm,
    janelaFimEm: passada.fimEm,
    tempMinimaQuenteC: 60,
    tempMaximaFriaC: 5,
    atrasoMin,
    faixaAtraso: atrasoMin === null ? null : faixaDe(atrasoMin, LIMITES),
    completude,
    lancamentoTardio: false,
    ...(chegadaEm ? verificado(passada) : {}),
    ...(recusou && { motivoRecusaId: recusa.id, motivoRecusa: recusa.texto }),
    ...(completude === 'NAO_ENTREGUE' && { motivoFaltaId: falta.id, motivoFalta: falta.texto }),
    registradoEm: new Date((chegadaEm ?? passada.fimEm).getTime() + (chegadaEm ? 6 : 50) * MINUTO),
    registradoPor: passada.receptor,
  };
  return { linha, itens };
}

function chegadaDe({ inicioEm, fimEm, sorteios: [, minuto] }: RefeicaoPassada, entrega: 1 | 2): Date {
  if (entrega === 2) return new Date(fimEm.getTime() + 45 * MINUTO);
  if (minuto < 0.03) return new Date(fimEm.getTime() + (3 + (minuto / 0.03) * 75) * MINUTO);
  const janela = fimEm.getTime() - inicioEm.getTime();
  return new Date(inicioEm.getTime() + janela * (0.1 + 0.8 * minuto));
}

function verificado({ quente, sorteios: [, , detalhe] }: RefeicaoPassada): Partial<NovaLinha> {
  const [motorista, placa] = VEICULOS[Math.floor(detalhe * VEICULOS.length)] ?? VEICULOS[0];
  return {
    motorista,
    placa,
    embalagemConforme: detalhe > 0.01,
    cardapioConforme: detalhe < 0.985,
    ...(quente && { temperaturaQuente: 590 + Math.round(detalhe * 180) }),
  };
}

/** A replacement completes the meal. */
export const completudeFinal = (planejados: readonly RecebimentoPlanejado[]): Completude =>
  planejados.length > 1 ? 'COMPLETA' : (planejados[0]?.linha.completude ?? 'NAO_ENTREGUE');
